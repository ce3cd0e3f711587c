import type { z } from 'zod/mini';

/** Validates a leaf. It only validates: transformations of the value are ignored. */
export type Schema = z.core.$ZodType;

export interface LeafNode<S extends Schema = Schema> {
  readonly node: 'leaf';
  readonly schema: S;
  readonly formerly: readonly string[];
  readonly clock: ClockPart | null;
}

/**
 * The part of a leaf that a device writes from its clock. Either the whole leaf is an instant, or the named members
 * are. Or the leaf is the local day of the named sibling instant, in the time zone of the sibling `zone`.
 */
export type ClockPart = 'whole' | readonly string[] | { readonly dayOf: string };

export interface MapNode<E = unknown> {
  readonly node: 'map';
  readonly entry: E;
}

export interface Shape {
  readonly [name: string]: ShapeNode;
}

export type ShapeNode = LeafNode | MapNode | Shape;

/**
 * Defines a leaf, which is written and merged as a whole.
 *
 * @param options.formerly printed paths, relative to the leaf's group, under which the same value was stored before,
 * newest first. They are read if the leaf itself was never written, and never written to.
 * @param options.clock the part that is read from the clock when written, and corrected if that clock turns out to have
 * been wrong
 */
export function leaf<S extends Schema>(
  schema: S,
  options: { readonly formerly?: readonly string[]; readonly clock?: ClockPart } = {},
): LeafNode<S> {
  return { node: 'leaf', schema, formerly: options.formerly ?? [], clock: options.clock ?? null };
}

/** Defines a map of leaves or groups by id or name. */
export function mapOf<const E extends ShapeNode>(entry: E): MapNode<E> {
  return { node: 'map', entry };
}

export function isLeafNode(node: ShapeNode): node is LeafNode {
  return node.node === 'leaf';
}

export function isMapNode(node: ShapeNode): node is MapNode {
  return node.node === 'map';
}
