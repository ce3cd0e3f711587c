import { z } from 'zod/mini';
import { type CompiledGroup, compileShape } from './compiled-shape.ts';
import { instant, text } from './schema.ts';
import { type LeafNode, leaf, type MapNode, type Shape } from './shape.ts';

/** What the records of one collection are made of. */
export interface RecordType<C extends string = string, S extends Shape = Shape> {
  readonly collection: C;
  readonly shape: S;
  /** Whether its records carry a body of text beside their leaves. */
  readonly body: boolean;
  /**
   * What stays of a record that the person deletes, by the first segment of its path, because the records of what was done
   * point to it and need its name; null where nothing does, and a deletion leaves nothing.
   */
  readonly remains: readonly string[] | null;
  /** First segments of the paths whose change is an edit by hand. An edit of the body is one too. */
  readonly edits: readonly string[];
  /** Leaves that a record with this id has from its first edit on, by path. */
  readonly defaults: (id: string) => ReadonlyMap<string, unknown>;
  readonly compiled: CompiledGroup;
}

/** UTF-8 bytes that the text of a record's body may take: 1 MiB. */
export const maxBodyBytes = 1024 * 1024;

interface RecordPolicy {
  readonly body?: boolean;
  readonly remains?: readonly string[];
  readonly edits?: readonly string[];
  readonly defaults?: RecordType['defaults'];
}

/** Leaves that every record has beside its own. */
const commonShape = {
  createdAt: leaf(instant, { clock: 'whole' }),
  /** When the person last edited title, body or sets by hand, and at nothing else. */
  editedAt: leaf(instant, { clock: 'whole' }),
  trashedAt: leaf(instant, { clock: 'whole' }),
  /** When the person deleted a record of which something remains. */
  erasedAt: leaf(instant, { clock: 'whole' }),
  /** Where an imported record came from. */
  source: leaf(z.object({ app: text, id: z.optional(text), batch: z.optional(text) })),
};

/** Describes the records of one collection. */
export function recordType<const C extends string, const S extends Shape>(
  collection: C,
  shape: S,
  policy: RecordPolicy = {},
): RecordType<C, S & typeof commonShape> {
  const whole = { ...commonShape, ...shape };
  const { body = false, remains = null, edits = conventionalEdits, defaults = noDefaults } = policy;
  return { collection, shape: whole, body, remains, edits, defaults, compiled: compileShape(whole) };
}

/** What a record is called, and what was planned or done in it. */
const conventionalEdits = ['title', 'name', 'sets', 'exercises'];
const noDefaults = (): ReadonlyMap<string, unknown> => new Map();

/**
 * The nested plain value of a record. A leaf that is absent, cleared or unreadable is not there;
 * maps and groups always are, so that a draft can be written into.
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
