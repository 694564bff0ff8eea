import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './sourceFiles';

const root = path.join(__dirname, '../..');
const SEPARATOR = ' › ';

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Statement {
  /** Such as `4.7`. */
  readonly number: string;
  readonly section: number;
  readonly text: string;
}

/** The sections and statements of docs/specification.md, in its order, and lines that are neither. */
export function readSpecification() {
  const sections: number[] = [];
  const statements: Statement[] = [];
  const strange: string[] = [];
  for (const line of textOf('docs/specification.md').split('\n')) {
    const section = /^## (\d+)\. /.exec(line)?.[1];
    const [, number, text = ''] = /^- \*\*(\d+\.\d+)\*\* (\S.*)$/.exec(line) ?? [];
    if (section !== undefined) sections.push(Number(section));
    else if (number !== undefined) {
      statements.push({ number, section: sections.at(-1) ?? 0, text });
    } else if (/^\s*[-*] /.test(line)) strange.push(line);
  }
  return { sections, statements, strange };
}

/** The tests of each statement, by its number: a comment above a test names it, as `spec §4.7`. */
export function testsByStatement(): ReadonlyMap<string, readonly string[]> {
  const tests = new Map<string, string[]>();
  for (const file of sourceFiles.filter(isTest)) {
    for (const { title, statements } of namedTests(file)) {
      for (const number of statements) {
        tests.set(number, [...(tests.get(number) ?? []), `${path.basename(file)}: ${title}`]);
      }
    }
  }
  return tests;
}

/** The text of a test's title, as it is written. */
function titleOf(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null;
}

/** `test`, `test.each` or `test.describe`, for `test(...)`, `test.each(...)(...)` and so on. */
function calleeOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return `${calleeOf(node.expression)}.${node.name.text}`;
  if (ts.isCallExpression(node)) return calleeOf(node.expression);
  return '';
}

/** The tests of a file, each after the titles of its groups; skipped ones do not count. */
function namedTests(file: string) {
  const text = textOf(file);
  const found: { title: string; statements: string[] }[] = [];
  const visit = (node: ts.Node, groups: readonly string[]) => {
    let within = groups;
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const callee = calleeOf(node.expression);
      const title = titleOf(node.expression.arguments[0]);
      if (title !== null && /^(test\w*\.)?describe(\.each|\.only)?$/.test(callee)) {
        within = [...groups, title];
      } else if (title !== null && /^(test\w*|it)(\.each|\.only)?$/.test(callee)) {
        const comments = text.slice(node.getFullStart(), node.getStart());
        found.push({
          title: [...groups, title].join(SEPARATOR),
          statements: /\bspec §/.test(comments) ? (comments.match(/(?<=§)\d+\.\d+/g) ?? []) : [],
        });
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, within);
    });
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), []);
  return found;
}
