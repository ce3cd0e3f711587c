import { z } from 'zod/mini';
import { type CompiledGroup, compileShape } from './compiled-shape.ts';
import { instant, text } from './schema.ts';
import { type LeafNode, leaf, type MapNode, type Shape } from './shape.ts';

export interface RecordType<C extends string = string, S extends Shape = Shape> {
  readonly collection: C;
  readonly shape: S;
  /** Whether its records have a body in addition to their leaves. */
  readonly body: boolean;
  /**
   * The leaves that remain when the user deletes a record, by the first segment of their paths. Training records refer
   * to it and need its name. Null if nothing refers to such records, in which case no leaf remains.
   */
  readonly remains: readonly string[] | null;
  /** First segments of the paths whose change counts as a manual edit. An edit of the body always counts as one. */
  readonly edits: readonly string[];
  /** Leaves that a record with this id has from its first edit on, by path. */
  readonly defaults: (id: string) => ReadonlyMap<string, unknown>;
  /** Paths of the instants by which lists order the records, newest first. The first that a record has counts. */
  readonly newestBy: readonly string[];
  /** Paths of leaves that keep a record at the top of its list, however old it is. */
  readonly pinnedBy: readonly string[];
  readonly compiled: CompiledGroup;
}

/** The maximum size of a record's body in UTF-8 bytes: 1 MiB. */
export const maxBodyBytes = 1024 * 1024;

interface RecordPolicy {
  readonly body?: boolean;
  readonly remains?: readonly string[];
  readonly edits?: readonly string[];
  readonly defaults?: RecordType['defaults'];
  readonly newestBy?: readonly string[];
  readonly pinnedBy?: readonly string[];
}

const commonShape = {
  createdAt: leaf(instant, { clock: 'whole' }),
  /** The user's last manual edit of the title, body or sets. Other changes do not count. */
  editedAt: leaf(instant, { clock: 'whole' }),
  trashedAt: leaf(instant, { clock: 'whole' }),
  /** The time at which the user deleted the record, if it keeps some leaves. */
  erasedAt: leaf(instant, { clock: 'whole' }),
  /** The origin of an imported record. `hash`: of its content as it was written, which shows whether it has changed. */
  source: leaf(z.object({ app: text, id: z.optional(text), batch: z.optional(text), hash: z.optional(text) })),
  /**
   * The import that restored the record from an export of this app, and the hash of its content as it was written.
   * `key`: in the export, if it is another.
   */
  restored: leaf(z.object({ batch: text, hash: text, key: z.optional(text) })),
};

export function recordType<const C extends string, const S extends Shape>(
  collection: C,
  shape: S,
  policy: RecordPolicy = {},
): RecordType<C, S & typeof commonShape> {
  const whole = { ...commonShape, ...shape };
  return { collection, shape: whole, ...conventions, ...policy, compiled: compileShape(whole) };
}

const conventions: Omit<RecordType, 'collection' | 'shape' | 'compiled'> = {
  body: false,
  remains: null,
  /** What a record is called, and what was planned or done in it. */
  edits: ['title', 'name', 'sets', 'exercises'],
  defaults: () => new Map(),
  newestBy: ['createdAt'],
  pinnedBy: [],
};

/**
 * The nested plain value of a record. Leaves that are absent, cleared or unreadable are missing. Maps and groups always
 * exist, so that drafts can be written to.
 */
export type RecordOf<T> = T extends { readonly shape: infer S } ? GroupOf<S> : never;

type GroupOf<S> = Flat<
  { -readonly [K in keyof S as S[K] extends LeafNode ? K : never]?: NodeValue<S[K]> | undefined } & {
    -readonly [K in keyof S as S[K] extends LeafNode ? never : K]: NodeValue<S[K]>;
  }
>;

type NodeValue<N> =
  N extends LeafNode<infer L>
    ? NonNullable<z.output<L>>
    : N extends MapNode<infer E>
      ? Record<string, NodeValue<E>>
      : GroupOf<N>;

type Flat<T> = { [K in keyof T]: T[K] };
