import { acceptedBy } from './accepted-by.ts';
import { type Path, parsePath, printPath } from './path.ts';
import { isPlainData } from './plain-data.ts';
import {
  type ClockPart,
  isLeafNode,
  isMapNode,
  type LeafNode,
  type Schema,
  type Shape,
  type ShapeNode,
} from './shape.ts';

/** A shape prepared for reading thousands of records. */
export type CompiledNode = CompiledLeaf | CompiledMap | CompiledGroup;

export interface CompiledLeaf {
  readonly node: 'leaf';
  readonly schema: Schema;
  readonly clock: ClockPart | null;
  readonly accepts: (value: unknown) => boolean;
}

export interface CompiledMap {
  readonly node: 'map';
  readonly entry: CompiledNode;
}

export interface CompiledGroup {
  readonly node: 'group';
  readonly children: ReadonlyMap<string, CompiledNode>;
  /** Maps printed former paths below this group to the leaf of this group that replaced them. */
  readonly former: ReadonlyMap<string, FormerLeaf>;
}

export interface FormerLeaf {
  readonly name: string;
  readonly leaf: CompiledLeaf;
  /** The index among the former paths of the leaf; 0 is the newest. */
  readonly age: number;
}

export function compileShape(shape: Shape): CompiledGroup {
  const children = new Map<string, CompiledNode>();
  const former = new Map<string, FormerLeaf>();
  for (const [name, node] of Object.entries(shape)) {
    if (isLeafNode(node)) {
      const compiled = compileLeaf(node);
      children.set(name, compiled);
      for (const [path, age] of formerPaths(node)) former.set(path, { name, leaf: compiled, age });
    } else {
      children.set(name, compileNode(node));
    }
  }
  const group: CompiledGroup = { node: 'group', children, former };
  for (const path of former.keys()) assertUnused(group, path);
  return group;
}

export function leafAt(root: CompiledNode, path: Path): CompiledLeaf | null {
  let node: CompiledNode | undefined = root;
  for (const segment of path) {
    if (node === undefined || node.node === 'leaf') return null;
    node = node.node === 'map' ? node.entry : node.children.get(segment);
  }
  return node?.node === 'leaf' ? node : null;
}

function compileNode(node: ShapeNode): CompiledNode {
  if (isLeafNode(node)) return compileLeaf(node);
  if (isMapNode(node)) return { node: 'map', entry: compileNode(node.entry as ShapeNode) };
  return compileShape(node as Shape);
}

function compileLeaf({ schema, clock }: LeafNode): CompiledLeaf {
  const accepts = acceptedBy(schema);
  return { node: 'leaf', schema, clock, accepts: (value) => isPlainData(value) && accepts(value) };
}

function formerPaths(node: LeafNode): readonly (readonly [string, number])[] {
  return node.formerly.map((text, age) => {
    const path = parsePath(text);
    if (!path.ok || printPath(path.value) !== text) throw new Error(`not a printed path: ${text}`);
    return [text, age];
  });
}

function assertUnused(group: CompiledGroup, former: string): void {
  const path = parsePath(former);
  if (path.ok && leafAt(group, path.value) !== null) {
    throw new Error(`a former path is still a leaf of this shape: ${former}`);
  }
}
