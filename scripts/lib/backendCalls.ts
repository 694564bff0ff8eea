import ts from 'typescript';
import { backendPaths } from '../../src/shared/config/backendPaths';

/** Of a file: the values of its constants. */
type Constants = ReadonlyMap<string, ts.Expression>;

const isBackendPath = (name: string): name is keyof typeof backendPaths =>
  Object.hasOwn(backendPaths, name);

/** What every endpoint of a file requests, such as `PUT /api/v1/banners/{}`; `{}` is an id. */
export function backendCalls(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants: Constants = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
      ),
  );
  const visit = (node: ts.Node): string[] => {
    if (ts.isObjectLiteralExpression(node)) {
      const path = propertyOf(node, 'path');
      if (path) return requestsOf(node, path, constants);
    }
    const inside = node.getChildren().flatMap(visit);
    if (isEndpoint(node) && inside.length === 0) throw unreadable(node);
    return inside;
  };
  return visit(source);
}

/** `build.query({...})` or `build.mutation({...})`. */
const isEndpoint = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /^(query|infiniteQuery|mutation)$/.test(node.expression.name.text);

function requestsOf(
  request: ts.ObjectLiteralExpression,
  path: ts.Expression,
  constants: Constants,
): string[] {
  const [method, host] = ['method', 'host'].map((name) => propertyOf(request, name));
  const methods = method ? valuesOf(method, constants) : ['GET'];
  const hosts = host ? valuesOf(host, constants) : ['api'];
  return valuesOf(path, constants).flatMap((value) =>
    methods.flatMap((name) => hosts.map((at) => callText(name, value, at))),
  );
}

/** A call as text; hosts besides that of the API are named. */
export function callText(method: string, path: string, host = 'api'): string {
  return `${method} ${path}${host === 'api' ? '' : ` (${host})`}`;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Every text that an expression can be. */
function valuesOf(node: ts.Expression, constants: Constants): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((branch) => valuesOf(branch, constants));
  }
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (starts, { expression, literal }) =>
        starts.flatMap((start) =>
          valuesOf(expression, constants).map((value) => `${start}${value}${literal.text}`),
        ),
      [node.head.text],
    );
  }
  if (
    ts.isCallExpression(node) &&
    /^(encodeURIComponent|String)$/.test(node.expression.getText())
  ) {
    return ['{}'];
  }
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'backendPaths') {
    const name = node.name.text;
    if (isBackendPath(name)) return [backendPaths[name]];
  }
  const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  if (constant) return valuesOf(constant, constants);
  throw unreadable(node);
}

const unreadable = (node: ts.Node) =>
  new Error(
    `${node.getSourceFile().fileName}: which call is this? Write its path with backendPaths, its ids with encodeURIComponent or String: ${node.getText()}`,
  );
