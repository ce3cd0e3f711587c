import type { z } from 'zod/mini';

/** Checks one leaf. Checks only: what it would change about a value is not taken over. */
export type Schema = z.core.$ZodType;

export interface LeafNode<S extends Schema = Schema> {
  readonly node: 'leaf';
  readonly schema: S;
  readonly formerly: readonly string[];
  readonly clock: ClockPart | null;
}

/**
 * What of a leaf a device writes by its clock: all of it is an instant, its members of these names are, or it is the local
 * day of the instant of that name beside it, in the zone that is named `zone` there.
 */
export type ClockPart = 'whole' | readonly string[] | { readonly dayOf: string };

export interface MapNode<E = unknown> {
  readonly node: 'map';
  readonly entry: E;
}

/** Named leaves, maps, and groups of them. */
export interface Shape {
  readonly [name: string]: ShapeNode;
}

export type ShapeNode = LeafNode | MapNode | Shape;

/**
 * One leaf: written and merged as a whole.
 *
 * @param options.formerly printed paths, relative to the group in which the leaf stands, under
 *   which the same meaning was stored before, newest first: read where the leaf itself was never
 *   written, and never written back
 * @param options.clock what of it is read off the clock when it is written; corrected once that clock is known to have been
 *   wrong
 */
export function leaf<S extends Schema>(
  schema: S,
  options: { readonly formerly?: readonly string[]; readonly clock?: ClockPart } = {},
): LeafNode<S> {
  return { node: 'leaf', schema, formerly: options.formerly ?? [], clock: options.clock ?? null };
}

/** Leaves, or groups of leaves, each under an id or a name of its own. */
export function mapOf<const E extends ShapeNode>(entry: E): MapNode<E> {
  return { node: 'map', entry };
}

export function isLeafNode(node: ShapeNode): node is LeafNode {
  return node.node === 'leaf';
}

export function isMapNode(node: ShapeNode): node is MapNode {
  return node.node === 'map';
}
