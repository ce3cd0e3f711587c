import { dirname, join, matchesGlob } from 'node:path/posix';
import { importedFiles, isNode, type Node, nameOf, type PackageImports, parse, walk } from '../imports.ts';

/** The names that a file uses of another; `null` stands for all of them. */
type Names = readonly string[] | null;

interface Module {
  /** What it uses of other files. */
  readonly uses: readonly { readonly path: string; readonly names: Names }[];
  /** What it only passes on: by the name that it has here, the file and its name there. */
  readonly passedOn: ReadonlyMap<string, { readonly path: string; readonly names: Names }>;
  /** Files of which it passes on all names. */
  readonly passedOnWhole: readonly string[];
}

/** The files that use a file, by its path. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns how far each file is from the nearest of those that changed, in steps from a file to one that uses it: 0 for
 * a changed one. Files that the change cannot reach are left out.
 */
export function reachOf(changed: readonly string[], users: Users): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((path) => [path, 0]));
  for (const [path, distance] of distances) {
    for (const user of users.get(path) ?? []) if (!distances.has(user)) distances.set(user, distance + 1);
  }
  return distances;
}

/**
 * Finds who uses each file.
 *
 * - Who imports a name from a file that only passes it on, as `index.ts` of a folder does, uses the file that defines
 *   this name.
 * - Types are not followed, since the compiler checks them all.
 * - `pages.ts` files are not followed, since they load all pages of the app on demand: through them, each component
 *   test would use everything.
 * - A file that names another as text, to start it as a process or to read it, uses it.
 *
 * @param sources the text of each file by its path from the root of the project
 */
export function usersByFile(sources: ReadonlyMap<string, string>, packageImports: PackageImports = {}): Users {
  const modules = new Map<string, Module>();
  for (const [path, text] of sources) {
    if (/\.(?:tsx?|mjs)$/.test(path)) modules.set(path, readModule(path, text, sources, packageImports));
  }
  const users = new Map<string, Set<string>>();
  for (const [path, { uses }] of modules) {
    for (const used of new Set(uses.flatMap((each) => [each.path, ...definingFiles(modules, each.path, each.names)]))) {
      users.set(used, (users.get(used) ?? new Set()).add(path));
    }
  }
  return users;
}

/** Returns the files that define these names of a file. */
function definingFiles(
  modules: ReadonlyMap<string, Module>,
  path: string,
  names: Names,
  visited = new Set<string>(),
): readonly string[] {
  const module = modules.get(path);
  const key = `${path} ${names?.join() ?? ''}`;
  if (module === undefined || visited.has(key)) return [path];
  visited.add(key);
  const passed = (names ?? [...module.passedOn.keys()]).map((name) => module.passedOn.get(name));
  const isOwn = names === null || passed.includes(undefined);
  return [
    ...(isOwn ? [path, ...module.passedOnWhole.flatMap((each) => definingFiles(modules, each, names, visited))] : []),
    ...passed.flatMap((each) => (each === undefined ? [] : definingFiles(modules, each.path, each.names, visited))),
  ];
}

function readModule(
  path: string,
  text: string,
  sources: ReadonlyMap<string, string>,
  packageImports: PackageImports,
): Module {
  const uses: { path: string; names: Names }[] = [];
  const passedOn = new Map<string, { path: string; names: Names }>();
  const passedOnWhole: string[] = [];
  const isKnown = (each: string) => sources.has(each);
  const imported = new Set<unknown>();
  walk(parse(path, text), (node) => {
    imported.add(node.source);
    if (node.importKind === 'type' || node.exportKind === 'type') return;
    const targets = isNode(node.source) ? filesOf(node.source, path, packageImports).filter(isKnown) : [];
    const specifiers = (node.specifiers ?? []) as readonly Node[];
    for (const target of targets) {
      switch (node.type) {
        case 'ImportDeclaration':
          if (!areTypes(specifiers)) uses.push({ path: target, names: importedNames(specifiers) });
          break;
        case 'ImportExpression':
          if (!path.endsWith('/pages.ts')) uses.push({ path: target, names: null });
          break;
        case 'ExportAllDeclaration':
          if (isNode(node.exported)) passedOn.set(nameOf(node.exported) ?? '', { path: target, names: null });
          else passedOnWhole.push(target);
          break;
        case 'ExportNamedDeclaration':
          for (const { exported, local, exportKind } of specifiers) {
            if (exportKind === 'type') continue;
            passedOn.set(nameOf(exported) ?? '', { path: target, names: [nameOf(local) ?? ''] });
          }
      }
    }
    const named = imported.has(node) ? [] : namedFiles(node, path, sources);
    for (const target of named) uses.push({ path: target, names: null });
  });
  return { uses, passedOn, passedOnWhole };
}

function filesOf(source: Node, path: string, packageImports: PackageImports): readonly string[] {
  return typeof source.value === 'string' ? importedFiles(source.value, path, packageImports) : [];
}

function areTypes(specifiers: readonly Node[]): boolean {
  return specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type');
}

function importedNames(specifiers: readonly Node[]): Names {
  if (specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return null;
  return specifiers.flatMap(({ type, importKind, imported }) => {
    if (importKind === 'type') return [];
    return [type === 'ImportDefaultSpecifier' ? 'default' : (nameOf(imported) ?? '')];
  });
}

/** Returns the files that a text names, from its own folder or from the root: one file, or those of a pattern. */
function namedFiles({ type, value }: Node, path: string, sources: ReadonlyMap<string, string>): readonly string[] {
  if (type !== 'Literal' || typeof value !== 'string' || !/^[\w./*#-]+\.(?:tsx?|mjs|css|json|md)$/.test(value))
    return [];
  const places = [join(dirname(path), value), value];
  if (!value.includes('*')) return places.filter((place) => place !== path && sources.has(place));
  return [...sources.keys()].filter((each) => each !== path && places.some((place) => matchesGlob(each, place)));
}
