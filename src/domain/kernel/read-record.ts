import { type CompiledGroup, type CompiledLeaf, type CompiledNode, leafAt } from './compiled-shape.ts';
import { findFormerLeaves } from './former-leaves.ts';
import type { Leaf, Leaves } from './leaf.ts';
import { type Path, parsePath } from './path.ts';
import { copyPlain } from './plain-data.ts';
import type { RecordOf, RecordType } from './record-type.ts';

export interface RecordReading<T> {
  /** A copy: writing to it changes no leaf. */
  readonly value: RecordOf<T>;
  /** Printed paths whose value this version cannot read. They are kept, read as absent, and read-only. */
  readonly unreadable: readonly string[];
}

/**
 * Returns whether a record of the type accepts a value at a path. Null, which clears a leaf, is accepted at every known
 * path.
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
 * A cleared leaf is absent, and so is a map entry without a readable leaf. Paths that the type does not know are
 * ignored (they stay in the leaves).
 */
export function readRecord<T extends RecordType>(type: T, leaves: Leaves): RecordReading<T> {
  return read(type, leaves, newMap);
}

/**
 * Reads leaves as a value for reading only: all of its empty maps are one, which throws when it is written to. Most maps
 * of most records are empty, and each would take more memory than the rest of the record.
 */
export function readForReading<T extends RecordType>(type: T, leaves: Leaves): RecordOf<T> {
  return read(type, leaves, () => noEntries).value;
}

/** @param emptyMap returns the value of a map without entries */
function read<T extends RecordType>(type: T, leaves: Leaves, emptyMap: () => Nested): RecordReading<T> {
  const root = type.compiled;
  const value = emptyGroup(root, emptyMap);
  const put = (path: Path, stored: unknown) => place(root, value, { path, stored, emptyMap });
  const unreadable: string[] = [];
  const unknown: Path[] = [];
  for (const [printed, stored] of leaves) {
    if (isCleared(stored)) continue;
    // Fast path: most leaves are at the top level, where the name is the path.
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
    else if (leaf.accepts(stored.value)) put(path.value, stored.value);
    else unreadable.push(printed);
  }
  for (const { leaf, path, printed, stored } of findFormerLeaves(root, unknown, leaves)) {
    if (leaf.accepts(stored.value)) put(path, stored.value);
    else unreadable.push(printed);
  }
  // The cast is safe because the compiled group comes from the shape that this type describes.
  return { value: value as RecordOf<T>, unreadable };
}

/** Returns whether the schema of a leaf rejects its stored value. */
export function isUnreadable(leaf: CompiledLeaf, stored: Leaf | undefined): boolean {
  return stored !== undefined && !isCleared(stored) && !leaf.accepts(stored.value);
}

function isCleared(stored: Leaf): boolean {
  return stored.value === null || stored.value === undefined;
}

type Nested = Record<string, unknown>;

interface Placed {
  readonly path: Path;
  readonly stored: unknown;
  readonly emptyMap: () => Nested;
}

/** Sets a copy of the value at the path and creates missing map entries. */
function place(root: CompiledGroup, target: Nested, { path, stored, emptyMap }: Placed): void {
  let holder = target;
  let node: CompiledNode = root;
  const last = path.length - 1;
  for (let depth = 0; depth < last; depth += 1) {
    const segment = path[depth] ?? '';
    node = childOf(node, segment);
    const held = holder[segment];
    if (held === undefined || held === noEntries)
      holder[segment] = node.node === 'group' ? emptyGroup(node, emptyMap) : newMap();
    holder = holder[segment] as Nested;
  }
  holder[path[last] ?? ''] = copyPlain(stored);
}

function childOf(node: CompiledNode, segment: string): CompiledNode {
  if (node.node === 'map') return node.entry;
  const child = node.node === 'group' ? node.children.get(segment) : undefined;
  if (child === undefined) throw new Error('the shape has no leaf at this path');
  return child;
}

function emptyGroup(group: CompiledGroup, emptyMap: () => Nested): Nested {
  const value: Nested = {};
  for (const [name, node] of group.children) {
    if (node.node !== 'leaf') value[name] = node.node === 'group' ? emptyGroup(node, emptyMap) : emptyMap();
  }
  return value;
}

/** Has no prototype, so that entries can be named `constructor` or `__proto__`. */
function newMap(): Nested {
  return Object.create(null) as Nested;
}

const noEntries: Nested = Object.freeze(newMap());
