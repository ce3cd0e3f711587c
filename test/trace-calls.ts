import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Traced {
  readonly root: string;
  /** The folders whose files are traced. */
  readonly rooms: readonly string[];
  /** The files of what the bundle exports, by name. */
  readonly exported: { readonly [name: string]: string };
  /** Where the bundle is written. */
  readonly file: string;
}

const recorder = join(import.meta.dirname, 'call-recorder.ts');
const entry = 'traced-entry';

/**
 * Bundles modules so that each call into a file of some folders from another file is recorded in `entries`, which the
 * bundle exports too.
 *
 * A continuation of a file is not a call: what follows an `await`, and what a timer or a microtask runs that the file
 * itself has set. Also left out are reads that change nothing: property getters, and lookups, whose whole body returns a
 * field or an entry of a map in one.
 */
export async function bundleTraced({ root, rooms, exported, file }: Traced): Promise<void> {
  const exports = Object.entries({ ...exported, entries: relative(root, recorder) });
  const plugin: Plugin = {
    name: 'trace-calls',
    async resolveId(id, importer) {
      if (id === entry) return join(root, `${entry}.ts`);
      const found = await this.resolve(id, importer, { skipSelf: true });
      // libraries are those of the test, which are loaded already
      return found?.id.includes('node_modules') ? { id: pathToFileURL(found.id).href, external: true } : found;
    },
    load: (id) =>
      id === join(root, `${entry}.ts`)
        ? exports.map(([name, path]) => `export { ${name} } from ${JSON.stringify(join(root, path))};`).join('\n')
        : null,
    transform(code, id) {
      const path = relative(root, id).replaceAll('\\', '/');
      if (!rooms.some((room) => path.startsWith(`${room}/`))) return null;
      const imported = `import * as walk__ from ${JSON.stringify(recorder)};`;
      return imported + traced(code, path.slice('src/'.length));
    },
  };
  const bundle = await rolldown({ input: entry, cwd: root, platform: 'node', plugins: [plugin], logLevel: 'silent' });
  await bundle.write({ file, codeSplitting: false });
  await bundle.close();
}

function traced(code: string, file: string): string {
  const edits: { readonly at: number; readonly text: string }[] = [];
  const wrap = ({ start, end }: Node, before: string, after: string) =>
    edits.push({ at: start, text: before }, { at: end, text: after });
  const program = parseAst(code, { lang: 'ts', astType: 'ts' }, file) as unknown as Node;
  visit(program, { name: '', isGetter: false }, (node, { name, isGetter }) => {
    const { body } = node;
    if (!/Function/.test(node.type) || !isNode(body)) return;
    const isRead = isGetter || isLookup(code.slice(body.start, body.end));
    const call = isRead ? `walk__.reading('${file}', ` : `walk__.within('${file}', '${name}', `;
    const arrow = `${node.async === true ? 'async ' : ''}() =>`;
    const inner = { ...body, start: body.start + 1, end: body.end - 1 };
    if (node.generator === true)
      wrap(inner, `return yield* walk__.stepping('${file}', '${name}', (function* () {`, '}).call(this));');
    else if (body.type === 'BlockStatement') wrap(inner, `return ${call}${arrow} {`, '});');
    else wrap(body, `${call}${arrow} (`, '))');
  });
  // of two edits at one place, the later one belongs to the inner function
  const inOrder = edits.map((edit, order) => ({ ...edit, order })).toSorted((a, b) => b.at - a.at || b.order - a.order);
  return inOrder.reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

/** Returns whether a body only returns a field, or an entry of a map or a set in a field. */
function isLookup(body: string): boolean {
  return /^\{\s*return this\.#\w+(?:\.(?:get|has)\(\w+\))?(?:\?\.\w+)?;\s*\}$/.test(body);
}

interface Declaration {
  readonly name: string;
  readonly isGetter: boolean;
}

/** Visits all nodes with the nearest declaration around them. */
function visit(node: Node, around: Declaration, found: (node: Node, around: Declaration) => void): void {
  const name = nameOf(node.id) ?? nameOf(node.key) ?? around.name;
  found(node, { ...around, name });
  for (const [field, value] of Object.entries(node)) {
    const isGetter = field === 'value' && node.kind === 'get';
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visit(child, { name, isGetter }, found);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && typeof value.name === 'string' ? value.name : undefined;
}
