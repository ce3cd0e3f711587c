import { dirname } from 'node:path';
import { importedFiles, isNode, type Node, nameOf, type PackageImports, parse, walk } from './imports.ts';

/** The most lines of a function, lines of a file, and public members of a class. */
export const limits = { function: 70, file: 400, members: 22 } as const;

interface Module {
  readonly path: string;
  readonly text: string;
  /** The modules of ours that it imports, of types too. */
  readonly imports: ReadonlySet<string>;
  /** Those that it imports with `import()`, which may be among the others too. */
  readonly dynamicImports: ReadonlySet<string>;
  readonly functions: readonly Span[];
  readonly classes: readonly { readonly name: string; readonly members: number }[];
}

interface Span {
  readonly name: string;
  readonly lines: number;
}

/**
 * Returns what is wrong with the structure of some source files, one sentence each, sorted: files, folders and
 * subjects of `domain` in a circle of imports, and files, functions and classes that are too large.
 *
 * A folder imports another if a file directly in it does, so a folder and its subfolder are two folders. `import()`
 * counts for folders only, because it does not make two files need each other.
 *
 * @param sources the text of each file by its path, without tests
 */
export function structureFaults(
  sources: ReadonlyMap<string, string>,
  packageImports: PackageImports = {},
): readonly string[] {
  const modules = Array.from(sources, ([path, text]) => readModule(path, text, packageImports));
  return [
    ...inCircle(importsByFile(modules)).map((path) => `${path} is in a circle of files`),
    ...inCircle(importsByFolder(modules)).map((path) => `${path} is in a circle of folders`),
    ...inCircle(importsBySubject(modules)).map((path) => `${path} is in a circle of subjects`),
    ...modules.flatMap(tooLarge),
  ].sort();
}

function tooLarge({ path, text, functions, classes }: Module): readonly string[] {
  const isData = functions.length === 0 && classes.length === 0;
  const lines = linesIn(text.trimEnd());
  return [
    ...(isData || lines <= limits.file ? [] : [`${path} has more than ${limits.file} lines`]),
    // what a migration does is a list of statements that is never edited
    ...functions
      .filter((each) => each.lines > limits.function && !path.includes('/migrations/'))
      .map(({ name }) => `${path} has a function of more than ${limits.function} lines: ${name}`),
    ...classes
      .filter(({ members }) => members > limits.members)
      .map(({ name }) => `${path} has a class of more than ${limits.members} public members: ${name}`),
  ];
}

function importsByFile(modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(modules.map(({ path, imports }) => [path, imports]));
}

function importsByFolder(modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> {
  return importsBy(modules, dirname);
}

/** Subjects are the folders of `domain` with all that is in them, and the files directly in `domain`. */
function importsBySubject(modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> {
  const subjectOf = (path: string) => /^.*?\/domain\/[^/]+/.exec(path)?.[0] ?? path;
  return importsBy(
    modules.filter(({ path }) => /\/domain\//.test(path)),
    subjectOf,
  );
}

function importsBy(modules: readonly Module[], groupOf: (path: string) => string) {
  const byGroup = new Map<string, Set<string>>();
  for (const { path, imports, dynamicImports } of modules) {
    const group = groupOf(path);
    const imported = byGroup.get(group) ?? new Set();
    for (const target of [...imports, ...dynamicImports]) if (groupOf(target) !== group) imported.add(groupOf(target));
    byGroup.set(group, imported);
  }
  return byGroup;
}

/**
 * Returns the nodes that can be reached from themselves, by Tarjan's algorithm.
 *
 * @see R. Tarjan, "Depth-First Search and Linear Graph Algorithms", SIAM Journal on Computing 1 (1972)
 */
function inCircle(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const indexes = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const found: string[] = [];
  const visit = (node: string): number => {
    const index = indexes.size;
    let low = index;
    indexes.set(node, index);
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      const known = indexes.get(next);
      if (known === undefined) low = Math.min(low, visit(next));
      else if (open.has(next)) low = Math.min(low, known);
    }
    if (low === index) {
      const component = stack.splice(stack.indexOf(node));
      for (const each of component) open.delete(each);
      if (component.length > 1) found.push(...component);
    }
    return low;
  };
  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return found;
}

function readModule(path: string, text: string, packageImports: PackageImports): Module {
  const imports = new Set<string>();
  const dynamicImports = new Set<string>();
  const functions: Span[] = [];
  const classes: { name: string; members: number }[] = [];
  const add = (to: Set<string>, source: unknown) => {
    const name = typeof source === 'string' ? source : isNode(source) ? source.value : undefined;
    if (typeof name !== 'string') return;
    for (const target of importedFiles(name, path, packageImports).filter(isCode)) if (target !== path) to.add(target);
  };
  walk(parse(path, text), (node, name) => {
    if (/^(?:Import|ExportAll|ExportNamed)Declaration$|^TSImportType$/.test(node.type)) add(imports, node.source);
    if (node.type === 'ImportExpression') add(dynamicImports, node.source);
    if (/Function/.test(node.type) && isNode(node.body)) {
      functions.push({ name, lines: linesIn(text.slice(node.start, node.end)) });
    }
    if (/^Class(?:Declaration|Expression)$/.test(node.type)) classes.push({ name, members: publicMembersOf(node) });
  });
  return { path, text, imports, dynamicImports, functions, classes };
}

function isCode(path: string): boolean {
  return /\.tsx?$/.test(path);
}

function publicMembersOf(node: Node): number {
  const { body } = node.body as { readonly body: readonly Node[] };
  const members = body.filter(
    ({ type, kind, key, accessibility }) =>
      type !== 'StaticBlock' &&
      kind !== 'constructor' &&
      accessibility !== 'private' &&
      !(isNode(key) && key.type === 'PrivateIdentifier'),
  );
  // a getter and a setter of one name are one member
  return new Set(members.map(({ key, start }) => nameOf(key) ?? start)).size;
}

function linesIn(text: string): number {
  return text.split('\n').length;
}
