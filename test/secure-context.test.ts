import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Globals that are missing or useless on an insecure page, so that only `src/web/secure-context` may read them. */
const onlySecure = new Set([
  ...['crypto', 'isSecureContext', 'caches', 'cookieStore', 'Notification', 'ClipboardItem', 'PublicKeyCredential'],
  ...['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker', 'getScreenDetails', 'queryLocalFonts'],
  ...['launchQueue', 'documentPictureInPicture', 'SharedArrayBuffer', 'EyeDropper', 'IdleDetector', 'PaymentRequest'],
]);

const mentions = new RegExp(`\\b(?:navigator|${[...onlySecure].join('|')})\\b`);

/** Properties of `navigator` that exist on every page. Only `src/web/secure-context` may read the others. */
const everywhere = new Set(['onLine', 'languages', 'platform', 'userActivation', 'vibrate', 'audioSession']);

describe('APIs limited to secure contexts', () => {
  test('are used in one module only, which handles their absence', () => {
    const files = modules();
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((path) => readsIn(readFileSync(join(root, path), 'utf8'), path))).toEqual([]);
  });

  test.each([
    'const id = crypto.randomUUID();',
    'const id = window.crypto.randomUUID();',
    'const { subtle } = globalThis.crypto;',
    'await navigator.locks.request(name, work);',
    'await navigator?.clipboard?.writeText(text);',
    "await navigator['serviceWorker'].ready;",
    'const { wakeLock } = navigator;',
    'const { storage } = window.navigator;',
    'await self.caches.open(name);',
    "const isThere = 'wakeLock' in navigator;",
    'const browser = navigator;',
    'if (isSecureContext) work();',
    'if (window.isSecureContext) work();',
    'const { crypto } = globalThis;',
    'new Notification(title);',
    'send({ crypto });',
  ])('are detected in %s', (code) => {
    expect(readsIn(code, 'a.ts')).toHaveLength(1);
  });

  test.each([
    'const isOnline = navigator.onLine;',
    'const wanted = globalThis.navigator?.languages ?? [];',
    "const canVibrate = 'vibrate' in navigator;",
    'const { onLine, languages } = navigator;',
    'const words = { crypto: 1, caches: 2 };',
    'look(words.crypto, words.caches);',
    'let notice: Notification | undefined;',
  ])('are not detected in %s', (code) => {
    expect(readsIn(code, 'a.ts')).toEqual([]);
  });
});

function modules(): readonly string[] {
  return readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true })
    .map((file) => relative(root, join(file.parentPath, file.name)))
    .filter(
      (path) =>
        /^src\/(?:domain|sync|web)\/.*\.tsx?$/.test(path) &&
        !/\.(?:test|browser|contract)\.tsx?$|\/testing\//.test(path),
    )
    .filter((path) => !/^src\/web\/(?:secure-context|service-worker)\//.test(path)); // service workers are always secure
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/**
 * Finds reads of globals that exist only on secure pages.
 * @returns one line per read
 */
function readsIn(code: string, path: string): readonly string[] {
  const reads: string[] = [];
  if (!mentions.test(code)) return reads;
  const report = (name: string) => reads.push(`${path} reads ${name}: take it from src/web/secure-context`);
  visit(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, report);
  return reads;
}

function visit(node: Node, report: (name: string) => void): void {
  const [name, isRead] = nameOf(node);
  if (name === 'navigator' && isRead) return report(name);
  if (name !== null && isRead && onlySecure.has(name)) return report(name);
  for (const child of childrenOf(node, report)) visit(child, report);
}

/** Returns the name of the global that a node reads, directly or through `window`. */
function nameOf(node: Node): readonly [string | null, boolean] {
  if (node.type === 'Identifier') return [node.name as string, true];
  if (node.type !== 'MemberExpression' || !isGlobalObject(bare(node.object))) return [null, false];
  return [propertyOf(node), true];
}

/**
 * Returns the child nodes to visit, except those that only look like reads: names of properties and types, and allowed
 * uses of `navigator`.
 */
function childrenOf(node: Node, report: (name: string) => void): readonly Node[] {
  const parts = { ...node };
  delete parts.typeAnnotation;
  delete parts.typeArguments;
  delete parts.typeParameters;
  delete parts.returnType;
  if (/^TS(?:Interface|TypeAlias)/.test(node.type)) return [];
  if (node.type === 'MemberExpression') {
    if (isNavigator(bare(node.object)) && everywhere.has(propertyOf(node) ?? '')) return [];
    if (node.computed !== true) delete parts.property;
  }
  if ((node.type === 'Property' || /Definition$/.test(node.type)) && node.computed !== true) {
    delete parts.key;
  }
  if (node.type === 'BinaryExpression' && node.operator === 'in' && isNavigator(bare(node.right))) {
    if (everywhere.has(String((node.left as Node).value))) return [];
  }
  if (node.type === 'VariableDeclarator' && (node.id as Node).type === 'ObjectPattern') {
    const taken = ((node.id as Node).properties as readonly Node[]).map((each) =>
      String((each.key as Node | null)?.name),
    );
    if (isNavigator(bare(node.init)) && taken.every((each) => everywhere.has(each))) return [];
    if (isGlobalObject(bare(node.init))) for (const each of taken) if (onlySecure.has(each)) report(each);
    if (isGlobalObject(bare(node.init))) return [];
  }
  return Object.values(parts).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function propertyOf(node: Node): string | null {
  const { name, value } = node.property as { readonly name?: string; readonly value?: string };
  return (node.computed === true ? value : name) ?? null;
}

/** Unwraps TypeScript and `?.` expressions. */
function bare(value: unknown): Node {
  const node = (value ?? { type: 'none' }) as Node;
  return /^(?:TSAs|TSNonNull|TSSatisfies|Chain|Parenthesized)Expression$/.test(node.type)
    ? bare(node.expression)
    : node;
}

function isGlobalObject(node: Node): boolean {
  return node.type === 'Identifier' && ['window', 'globalThis', 'self'].includes(node.name as string);
}

function isNavigator(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'navigator';
  return node.type === 'MemberExpression' && isGlobalObject(bare(node.object)) && propertyOf(node) === 'navigator';
}
