const path = require('node:path');
const ts = require('typescript');

/** The source of a feature's messages. */
const SOURCE = /\/messages\/en\.ts$/;

/** Which messages a program uses, by their declarations; made once for each program. */
const usedIn = new WeakMap();

/**
 * A message that nothing shows. What is used is what TypeScript resolves to the message's
 * declaration: `m.title`, `m.colors.red`, all of a group in `m.colors[color]`, and `{ title }`.
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unused: "Nothing shows the message '{{ name }}'" },
  },
  create(context) {
    if (!SOURCE.test(context.filename.split(path.sep).join('/'))) return {};
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    return {
      Property(node) {
        if (!usedIn.has(program)) usedIn.set(program, usedDeclarations(program));
        const declaration = esTreeNodeToTSNodeMap.get(node);
        // A plural's forms are told once, by its name.
        if (isPlural(declaration.parent) || isShown(declaration, usedIn.get(program))) return;
        const name = node.key.name ?? node.key.value;
        context.report({ node: node.key, messageId: 'unused', data: { name } });
      },
    };
  },
};

/** A group is shown where one of its messages is. */
function isShown(declaration, used) {
  if (used.has(declaration)) return true;
  const { initializer } = declaration;
  return (
    ts.isObjectLiteralExpression(initializer) &&
    initializer.properties.some((property) => isShown(property, used))
  );
}

function isPlural({ properties }) {
  return properties.some(({ name }) => name?.text === 'other');
}

function usedDeclarations(program) {
  const checker = program.getTypeChecker();
  const used = new Set();
  const isMessage = (declaration) => SOURCE.test(declaration.getSourceFile().fileName);
  const add = (symbol) => {
    for (const declaration of symbol?.declarations ?? []) {
      if (isMessage(declaration)) used.add(declaration);
    }
  };
  /** All messages below, for what is read by a name that is known only at run time. */
  const addAll = (type) => {
    for (const symbol of type.getProperties()) {
      if (!symbol.declarations?.some(isMessage)) continue;
      add(symbol);
      addAll(checker.getTypeOfSymbol(symbol));
    }
  };
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const symbol = checker.getSymbolAtLocation(node.name);
      // A group counts by what is read of it.
      const isStep =
        ts.isPropertyAccessExpression(node.parent) || ts.isElementAccessExpression(node.parent);
      if (!(isStep && node.parent.expression === node)) {
        add(symbol);
        if (symbol?.declarations?.some(isMessage)) addAll(checker.getTypeOfSymbol(symbol));
      }
    } else if (ts.isElementAccessExpression(node)) {
      addAll(checker.getTypeAtLocation(node.expression));
    } else if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) {
        add(checker.getTypeAtLocation(node.parent).getProperty(name.text));
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    const isOurs = !file.isDeclarationFile && !file.fileName.includes('/node_modules/');
    if (isOurs && !/\.test\.tsx?$/.test(file.fileName)) visit(file);
  }
  return used;
}
