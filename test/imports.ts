import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** Targets of the names in `imports` of package.json, by condition. */
export type PackageImports = { readonly [name: string]: string | { readonly [condition: string]: string } };

/** A node of the syntax tree, as in ESTree with the additions for TypeScript. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** @throws if the text cannot be parsed */
export function parse(path: string, text: string): Node {
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }, path) as unknown as Node;
}

/** Visits all nodes with the names of the nearest declarations around them. */
export function walk(node: Node, visit: (node: Node, name: string) => void, name = ''): void {
  const own = nameOf(node.id) ?? nameOf(node.key) ?? name;
  visit(node, own);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, own);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

export function nameOf(value: unknown): string | undefined {
  return isNode(value) && typeof value.name === 'string' ? value.name : undefined;
}

/**
 * Returns the files that a name in an import can stand for: none for one of a package.
 *
 * @param path the file with the import
 */
export function importedFiles(name: string, path: string, packageImports: PackageImports): readonly string[] {
  if (name.startsWith('.')) return [withoutQuery(normalize(join(dirname(path), name)))];
  const exact = packageImports[name];
  if (exact !== undefined) return filesIn(exact, '');
  return Object.entries(packageImports).flatMap(([pattern, target]) => {
    const start = pattern.endsWith('*') ? pattern.slice(0, -1) : null;
    return start !== null && name.startsWith(start) ? filesIn(target, name.slice(start.length)) : [];
  });
}

function filesIn(target: PackageImports[string], rest: string): readonly string[] {
  return (typeof target === 'string' ? [target] : Object.values(target))
    .filter((each) => each.startsWith('./'))
    .map((each) => withoutQuery(normalize(each.replace('*', rest))));
}

function withoutQuery(path: string): string {
  return path.replace(/\?.*$/, '');
}
