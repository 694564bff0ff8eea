const ts = require('typescript');

/** Kinds of values that React renders as a text. */
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
/** Kinds that it does not render. */
const NOTHING =
  ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;

/**
 * A text beside other children. A browser that translates a page replaces its texts by elements:
 * React then removes or changes a text that is not in the page any more, and throws. What is the
 * only child of its element, React sets as the content of that element, which always works.
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'A text beside other children needs an element of its own: a translated page loses it',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    const isText = (child) => {
      if (child.type === 'JSXText') return true;
      if (child.type !== 'JSXExpressionContainer') return false;
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(child.expression));
      const shown = (type.isUnion() ? type.types : [type]).filter(
        ({ flags }) => !(flags & NOTHING),
      );
      // A component's `children`: what they are, its callers know.
      if (shown.some(({ symbol }) => symbol?.name === 'ReactPortal')) return false;
      return shown.some(({ flags }) => flags & TEXT);
    };

    const check = (node) => {
      const children = node.children.filter(isRendered);
      if (children.length < 2 && node.type !== 'JSXFragment') return;
      for (const child of children.filter(isText)) {
        context.report({ node: child, messageId: 'bare' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** Not a line break between elements, and not a comment. */
function isRendered(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return !(
    child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'
  );
}
