/** Targets of the names in `imports` of package.json, by condition. */
export type PackageImports = {
  readonly [name: string]:
    | string
    | {
        readonly [condition: string]: string;
      };
};
/** A node of the syntax tree, as in ESTree with the additions for TypeScript. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
/** @throws if the text cannot be parsed */
export declare function parse(path: string, text: string): Node;
/** Visits all nodes with the names of the nearest declarations around them. */
export declare function walk(node: Node, visit: (node: Node, name: string) => void, name?: string): void;
export declare function isNode(value: unknown): value is Node;
export declare function nameOf(value: unknown): string | undefined;
/**
 * Returns the files that a name in an import can stand for: none for one of a package.
 *
 * @param path the file with the import
 */
export declare function importedFiles(name: string, path: string, packageImports: PackageImports): readonly string[];
