import '../lib/checkNode.mjs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../lib/buildOnce.mjs';

// `npm run lint:texts`: two rules about texts that ask the compiler for types. Messages that nothing
// shows, and texts beside other children.

/** The source of a feature's messages. */
const SOURCE = /\/src\/.*\/messages\/en\.ts$/;
/** What shows messages: the storefront, and its server. */
const SHOWS = ['src', 'server'];
const TESTS = /\.test\.tsx?$|\/testing\//;

const isRead = (file) =>
  SHOWS.includes(path.relative(root, file).split(path.sep)[0]) && !TESTS.test(file);

const config = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.json'), undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
});
const program = ts.createProgram(
  config.fileNames.filter((file) => isRead(file)),
  config.options,
);
const checker = program.getTypeChecker();
const files = program.getSourceFiles().filter(({ fileName }) => isRead(fileName));

const found = [];
function report(node, message) {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  const name = path.relative(root, file.fileName);
  found.push(`${name}:${line + 1}:${character + 1}: ${message}`);
}

// A message is used where TypeScript resolves to its declaration: `m.title`, `m.colors.red`, all of
// a group in `m.colors[color]` where the type of `color` does not name them, and `{ title }`.

const isMessage = (declaration) => SOURCE.test(declaration.getSourceFile().fileName);
const messages = files
  .filter(({ fileName }) => SOURCE.test(fileName))
  .flatMap((file) => propertiesIn(file));
/** What has none of these names is no message: the compiler need not tell what it is. */
const names = new Set(messages.map(({ name }) => name.text));
const used = new Set();

function propertiesIn(node) {
  const own = ts.isPropertyAssignment(node) ? [node] : [];
  ts.forEachChild(node, (child) => void own.push(...propertiesIn(child)));
  return own;
}

function use(symbol) {
  for (const declaration of symbol?.declarations ?? []) {
    if (isMessage(declaration)) used.add(declaration);
  }
}

/** All messages below, for what is read by a name that is known only at run time. */
function useAll(type) {
  for (const symbol of type.getProperties()) useWhole(symbol);
}

/** A message, or all of a group. */
function useWhole(symbol) {
  if (!symbol?.declarations?.some(isMessage)) return;
  use(symbol);
  useAll(checker.getTypeOfSymbol(symbol));
}

function findUses(node) {
  if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) {
    // A group counts by what is read of it.
    const isStep =
      ts.isPropertyAccessExpression(node.parent) || ts.isElementAccessExpression(node.parent);
    if (!(isStep && node.parent.expression === node)) {
      useWhole(checker.getSymbolAtLocation(node.name));
    }
  } else if (ts.isElementAccessExpression(node)) {
    const type = checker.getTypeAtLocation(node.expression);
    const key = checker.getTypeAtLocation(node.argumentExpression);
    for (const { value } of key.isUnion() ? key.types : [key]) {
      if (value === undefined) useAll(type);
      else useWhole(type.getProperty(String(value)));
    }
  } else if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name;
    if (ts.isIdentifier(name) && names.has(name.text)) {
      use(checker.getTypeAtLocation(node.parent).getProperty(name.text));
    }
  }
  ts.forEachChild(node, findUses);
}

/** A group is shown where one of its messages is. */
function isShown(message) {
  if (used.has(message)) return true;
  const { initializer } = message;
  return ts.isObjectLiteralExpression(initializer) && initializer.properties.some(isShown);
}

/** A plural's forms are told once, by its name. */
const isForm = ({ parent }) => parent.properties.some(({ name }) => name?.text === 'other');

for (const file of files) findUses(file);
for (const message of messages) {
  if (!isForm(message) && !isShown(message)) {
    report(message.name, `Nothing shows the message '${message.name.text}'`);
  }
}

// A text beside other children: a browser that translates a page replaces its texts by elements.
// React then removes or changes a text that is not in the page any more, and throws. What is the
// only child of its element, React sets as the content of that element, which always works.

/** Kinds of values that React renders as a text. */
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
/** Kinds that it does not render. */
const NOTHING =
  ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;

/** Not a line break between elements, and not a comment. */
const isRendered = (child) =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces || !child.text.includes('\n')
    : !(ts.isJsxExpression(child) && !child.expression);

function isText(child) {
  // A space between words that are read as two is not translated.
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  if (!ts.isJsxExpression(child)) return false;
  if (ts.isStringLiteral(child.expression) && child.expression.text.trim() === '') return false;
  const type = checker.getTypeAtLocation(child.expression);
  const shown = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & NOTHING));
  // A component's `children`: what they are, its callers know.
  if (shown.some(({ symbol }) => symbol?.name === 'ReactPortal')) return false;
  return shown.some(({ flags }) => flags & TEXT);
}

function findBareTexts(node) {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    const children = node.children.filter(isRendered);
    if (children.length > 1 || ts.isJsxFragment(node)) {
      for (const child of children.filter(isText)) {
        report(
          child,
          'A text beside other children needs an element of its own: a translated page loses it',
        );
      }
    }
  }
  ts.forEachChild(node, findBareTexts);
}

for (const file of files) if (file.fileName.endsWith('.tsx')) findBareTexts(file);

if (found.length > 0) console.error(found.join('\n'));
process.exitCode = found.length > 0 ? 1 : 0;
