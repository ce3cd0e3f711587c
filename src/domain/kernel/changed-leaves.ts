import type { CompiledGroup, CompiledLeaf, CompiledNode } from './compiled-shape.ts';
import type { Leaves } from './leaf.ts';
import { type Path, printPath } from './path.ts';
import { copyPlain, equalPlain, isPlainData, isPlainObject, ownValue } from './plain-data.ts';
import { isUnreadable } from './read-record.ts';
import type { RecordOf, RecordType } from './record-type.ts';
import { err, ok, type Result } from './result.ts';
import { withUnknownKeys } from './unknown-keys.ts';

export interface LeafChange {
  /** The printed path. */
  readonly path: string;
  /** Plain data, or null to clear the leaf. */
  readonly value: unknown;
}

export type ChangeError =
  | { readonly code: 'record/leaf-read-only'; readonly path: string }
  | { readonly code: 'record/leaf-invalid'; readonly path: string }
  | { readonly code: 'record/no-such-leaf'; readonly path: string };

/**
 * Returns the leaves that differ between a record and a draft of it, in the order of the shape.
 *
 * A value that is `undefined`, `null` or missing in the draft is cleared if it existed before. Keys inside a leaf that
 * this version does not know are kept, even if the draft has a new object. An array is replaced as a whole.
 *
 * @param before the result of {@link readRecord} for these leaves
 * @returns `record/leaf-read-only` if this version cannot read the stored value, `record/leaf-invalid` if the draft's
 * value fails its schema, `record/no-such-leaf` if the draft has a value that the type does not define. Nothing may be
 * written after an error.
 */
export function changedLeaves<T extends RecordType>(
  type: T,
  before: RecordOf<T>,
  after: RecordOf<T>,
  leaves: Leaves,
): Result<readonly LeafChange[], ChangeError> {
  const diff: Diff = { leaves, changes: [], errors: [] };
  compare(diff, type.compiled, [], { before, after });
  const [error] = diff.errors;
  return error === undefined ? ok(diff.changes) : err(error);
}

interface Diff {
  readonly leaves: Leaves;
  readonly changes: LeafChange[];
  readonly errors: ChangeError[];
}

interface Sides {
  readonly before: unknown;
  readonly after: unknown;
}

function compare(diff: Diff, node: CompiledNode, path: Path, sides: Sides): void {
  if (sides.before === sides.after) return;
  if (node.node === 'leaf') compareLeaf(diff, node, path, sides);
  else if (!isAbsent(sides.after) && !isPlainObject(sides.after)) {
    diff.errors.push({ code: 'record/leaf-invalid', path: printPath(path) });
  } else if (node.node === 'map') compareMap(diff, node.entry, path, sides);
  else compareGroup(diff, node, path, sides);
}

function compareGroup(diff: Diff, group: CompiledGroup, path: Path, sides: Sides): void {
  for (const name of ownKeys(sides.after)) {
    if (group.children.has(name) || isAbsent(ownValue(sides.after, name))) continue;
    diff.errors.push({ code: 'record/no-such-leaf', path: printPath([...path, name]) });
  }
  for (const [name, child] of group.children) {
    const inner = sidesOf(sides, name);
    // most children are missing on both sides, and need no path
    if (inner.before !== inner.after) compare(diff, child, [...path, name], inner);
  }
}

function compareMap(diff: Diff, entry: CompiledNode, path: Path, sides: Sides): void {
  const names = new Set([...ownKeys(sides.before), ...ownKeys(sides.after)]);
  for (const name of names) compare(diff, entry, [...path, name], sidesOf(sides, name));
}

function compareLeaf(diff: Diff, leaf: CompiledLeaf, path: Path, { before, after }: Sides): void {
  if (isAbsent(before) && isAbsent(after)) return;
  if (equalPlain(before, after)) return;
  const printed = printPath(path);
  const stored = diff.leaves.get(printed);
  if (isUnreadable(leaf, stored)) {
    diff.errors.push({ code: 'record/leaf-read-only', path: printed });
  } else if (isAbsent(after)) {
    diff.changes.push({ path: printed, value: null });
  } else if (!isPlainData(after) || !leaf.accepts(copyPlain(after))) {
    diff.errors.push({ code: 'record/leaf-invalid', path: printed });
  } else {
    const value = withUnknownKeys(leaf.schema, copyPlain(after), stored?.value);
    if (!equalPlain(value, stored?.value)) diff.changes.push({ path: printed, value });
  }
}

function sidesOf({ before, after }: Sides, name: string): Sides {
  return { before: ownValue(before, name), after: ownValue(after, name) };
}

function ownKeys(value: unknown): readonly string[] {
  return isPlainObject(value) ? Object.keys(value) : [];
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
