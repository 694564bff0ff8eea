import { createHash } from 'node:crypto';
import { mockBackendPaths } from '../../src/shared/config/backendPaths';
import { allResponses } from './allResponses';
import { jsonSchemaOf } from './jsonSchema';
import type { Operation } from './operation';

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem;color:#17252a;background:#fff}
h2{margin-top:2.5rem;text-transform:capitalize}section{border-top:1px solid #cfd8dc;padding:1rem 0}
h3{margin:0;font:600 1rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
b{display:inline-block;min-width:4.5rem;color:#0b5c66}
pre{background:#f1f5f6;padding:.75rem;overflow-x:auto;font-size:.85rem}
table{border-collapse:collapse}td{padding:.15rem 1rem .15rem 0;vertical-align:top}
`;

/** Policy of the page: nothing but its own style, no scripts. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const escape = (value: string) =>
  value.replace(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0) ?? 0)};`);

const block = (title: string, value: unknown) =>
  `<p>${title}</p><pre tabindex="0" aria-label="${title}">${escape(JSON.stringify(value, null, 2))}</pre>`;

function section(operation: Operation): string {
  const example = operation.responses.find((one) => one.example !== undefined)?.example;
  const rows = allResponses(operation).map(
    ({ status, description }) =>
      `<tr><td>${String(status)}</td><td>${escape(description)}</td></tr>`,
  );
  return [
    `<section><h3><b>${operation.method.toUpperCase()}</b>${escape(operation.path)}</h3>`,
    `<p>${escape(operation.description)}${operation.admin === true ? ' <em>Admin off loopback.</em>' : ''}</p>`,
    operation.query === undefined
      ? ''
      : block('Query', jsonSchemaOf(operation.query, 'output').properties),
    operation.body === undefined ? '' : block('Body', jsonSchemaOf(operation.body, 'input')),
    `<table><tbody>${rows.join('')}</tbody></table>`,
    example === undefined ? '' : block('Example', example),
    '</section>',
  ].join('\n');
}

/** The readable page of the description, complete without scripts or other hosts. */
export function docsPage(operations: readonly Operation[]): string {
  const areas = [...new Set(operations.map((operation) => operation.area))];
  const parts = areas.map((area) => {
    const sections = operations.filter((operation) => operation.area === area).map(section);
    return `<h2>${escape(area)}</h2>${sections.join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mock backend of Dushi Market</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>Mock backend of Dushi Market</h1>
<p>For programs: <a href="${mockBackendPaths.description}">openapi.json</a></p>${parts.join('\n')}</main></body></html>`;
}
