import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

/** Modules that may name a path of the app, with the reason. Routes and links to them are not among them. */
const mayWrite: ReadonlyMap<string, string> = new Map([
  ['src/web/service-worker/receive-share.ts', 'the service worker has no modules in common with the app'],
  ['src/web/service-worker/service-worker.ts', 'the service worker has no modules in common with the app'],
  ['src/web/service-worker/show-due.ts', 'the service worker has no modules in common with the app'],
  ['src/web/share/share-store.ts', 'reads the keys of a cache that the service worker writes'],
]);

/** Modules that may read the path of a URL, with the reason. */
const mayRead: ReadonlyMap<string, string> = new Map([
  ['src/web/routes.tsx', 'asks the router for the route of a path'],
  ['src/web/login/link-token.ts', 'drops the token from the URL before the router starts'],
  ['src/web/login/next-path.ts', 'checks an untrusted URL'],
  ['src/web/notifications/notices.ts', 'a notification without a page only shows the app again'],
  ['src/web/service-worker/service-worker.ts', 'has no router'],
  ['src/web/share/share-store.ts', 'reads the keys of a cache'],
  ['src/web/ui/router-provider.tsx', 'hands the URL of a pressed link to the router'],
]);

describe('addresses of the app', () => {
  const found = modules().map((path) => ({ path, ...uses(readFileSync(path, 'utf8'), path) }));

  test('are written only in routes.ts and in links', () => {
    expect(found.length).toBeGreaterThan(500);
    const writing = found.filter(({ path, writes }) => writes && !/\/routes\.ts$|^src\/web\/links\//.test(path));
    expect(writing.map(({ path }) => path)).toEqual([...mayWrite.keys()].toSorted());
  });

  test('are taken apart by the router, so that only a few modules read a path', () => {
    expect(found.filter(({ reads }) => reads).map(({ path }) => path)).toEqual([...mayRead.keys()].toSorted());
  });

  test('have their parameters and search values checked by the compiler', () => {
    expect(found.filter(({ isLoose }) => isLoose).map(({ path }) => path)).toEqual([]);
  });

  test.each([
    ["open('/dashboard/notes');", { writes: true, reads: false, isLoose: false }],
    [`open(\`/dashboard/notes/\${id}\`);`, { writes: true, reads: false, isLoose: false }],
    ['const isDay = /^\\/dashboard\\/notes/.test(path);', { writes: true, reads: false, isLoose: false }],
    [
      'const view = useLocation({ select: ({ pathname }) => at(pathname) });',
      { writes: false, reads: true, isLoose: false },
    ],
    ['at(location.pathname);', { writes: false, reads: true, isLoose: false }],
    ['useSearch({ strict: false });', { writes: false, reads: false, isLoose: true }],
    ['/** Opens `/dashboard/notes`. */ open(noteLink(id));', { writes: false, reads: false, isLoose: false }],
  ])('are found in %s', (code, expected) => {
    expect(uses(code, 'a.ts')).toEqual(expected);
  });
});

function modules(): readonly string[] {
  return globSync('src/web/**/*.{ts,tsx}')
    .filter((path) => !/\.(?:test|browser|contract)\.tsx?$|\/testing\//.test(path))
    .toSorted();
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** Returns how a module handles addresses: whether it writes paths, reads them, or reads a route without naming it. */
function uses(code: string, path: string) {
  const nodes = nodesIn(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return {
    writes: nodes.some((node) => /^\^?\\?\/dashboard/.test(textOf(node))),
    reads: nodes.some((node) => nameOf(node) === 'pathname'),
    isLoose: nodes.some((node) => nameOf(node) === 'strict' && (node.value as Node | undefined)?.value === false),
  };
}

function nodesIn(node: Node): readonly Node[] {
  const children = Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
  return [node, ...children.flatMap(nodesIn)];
}

/** Returns the text of a string, of a part of a template or of a regular expression. */
function textOf({ type, value, regex }: Node): string {
  if (type === 'TemplateElement') return (value as { readonly raw: string }).raw;
  if (type !== 'Literal') return '';
  return regex === undefined || regex === null ? String(value) : (regex as { readonly pattern: string }).pattern;
}

/** Returns the name of the property that a node reads or sets. */
function nameOf({ type, property, key }: Node): string | undefined {
  if (type === 'MemberExpression') return (property as { readonly name?: string }).name;
  return type === 'Property' ? (key as { readonly name?: string }).name : undefined;
}
