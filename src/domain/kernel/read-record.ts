import { type CompiledGroup, type CompiledLeaf, type CompiledNode, leafAt } from './compiled-shape.ts';
import { findFormerLeaves } from './former-leaves.ts';
import type { Leaf, Leaves } from './leaf.ts';
import { type Path, parsePath } from './path.ts';
import { copyPlain } from './plain-data.ts';
import type { RecordOf, RecordType } from './record-type.ts';

export interface RecordReading<T> {
  /** Shares nothing with the leaves: writing into it changes no leaf. */
  readonly value: RecordOf<T>;
  /** Printed paths whose value this version cannot read: kept, read as absent, read-only. */
  readonly unreadable: readonly string[];
}

/**
 * Whether a record of the type may hold a value at a path; null, which clears a leaf, at every path that it knows.
 *
 * @param printed a printed path
 */
export function acceptsLeaf(type: RecordType, printed: string, value: unknown): boolean {
  const path = parsePath(printed);
  const leaf = path.ok ? leafAt(type.compiled, path.value) : null;
  return leaf !== null && (value === null || leaf.accepts(value));
}

/**
 * Reads leaves as the plain value of a record.
 *
 * A cleared leaf reads as absent, an entry of a map without one readable leaf is not there, and
 * paths that the type does not know are passed over (they stay in the leaves).
 */
export function readRecord<T extends RecordType>(type: T, leaves: Leaves): RecordReading<T> {
  const root = type.compiled;
  const value = emptyGroup(root);
  const unreadable: string[] = [];
  const unknown: Path[] = [];
  for (const [printed, stored] of leaves) {
    if (isCleared(stored)) continue;
    // most leaves are the record's own, and the name is the path
    const own = root.children.get(printed);
    if (own?.node === 'leaf') {
      if (own.accepts(stored.value)) value[printed] = copyPlain(stored.value);
      else unreadable.push(printed);
      continue;
    }
    const path = parsePath(printed);
    if (!path.ok) continue;
    const leaf = leafAt(root, path.value);
    if (leaf === null) unknown.push(path.value);
    else if (leaf.accepts(stored.value)) place(root, value, path.value, stored.value);
    else unreadable.push(printed);
  }
  for (const { leaf, path, printed, stored } of findFormerLeaves(root, unknown, leaves)) {
    if (leaf.accepts(stored.value)) place(root, value, path, stored.value);
    else unreadable.push(printed);
  }
  // The compiled group was made from the shape whose value this type describes.
  return { value: value as RecordOf<T>, unreadable };
}

/** Whether a leaf holds something that its schema refuses. */
export function isUnreadable(leaf: CompiledLeaf, stored: Leaf | undefined): boolean {
  return stored !== undefined && !isCleared(stored) && !leaf.accepts(stored.value);
}

function isCleared(stored: Leaf): boolean {
  return stored.value === null || stored.value === undefined;
}

type Nested = Record<string, unknown>;

/** Puts a copy where the path says, making the entries of maps on the way. */
function place(root: CompiledGroup, target: Nested, path: Path, stored: unknown): void {
  let holder = target;
  let node: CompiledNode = root;
  const last = path.length - 1;
  for (let depth = 0; depth < last; depth += 1) {
    const segment = path[depth] ?? '';
    node = childOf(node, segment);
    holder[segment] ??= emptyValue(node);
    holder = holder[segment] as Nested;
  }
  holder[path[last] ?? ''] = copyPlain(stored);
}

function childOf(node: CompiledNode, segment: string): CompiledNode {
  if (node.node === 'map') return node.entry;
  const child = node.node === 'group' ? node.children.get(segment) : undefined;
  if (child === undefined) throw new Error('a value is placed only where the shape has a leaf');
  return child;
}

function emptyValue(node: CompiledNode): Nested {
  return node.node === 'group' ? emptyGroup(node) : emptyMap();
}

function emptyGroup(group: CompiledGroup): Nested {
  const value: Nested = {};
  for (const [name, node] of group.children) {
    if (node.node !== 'leaf') value[name] = emptyValue(node);
  }
  return value;
}

/** Without a prototype, so that an entry named `constructor` or `__proto__` is an entry. */
function emptyMap(): Nested {
  return Object.create(null) as Nested;
}
