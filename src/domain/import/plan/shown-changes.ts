import type { SetResult } from '../../exercise/index.ts';
import type { LeafChange, Quantity, RecordKey } from '../../kernel/index.ts';
import type { RecordContent } from './content-hash.ts';

/** What an update changes, in a form that fits into a row of a list. */
export interface ShownChanges {
  readonly count: number;
  /** The change that says most: a set first, then another amount, then words. Null if none of these changes. */
  readonly first: ShownChange | null;
}

export type ShownChange =
  | {
      readonly kind: 'set';
      readonly exercise: RecordKey | null;
      readonly before: SetResult | null;
      readonly after: SetResult | null;
    }
  | { readonly kind: 'amount'; readonly before: Quantity; readonly after: Quantity }
  | { readonly kind: 'words'; readonly before: string; readonly after: string };

/**
 * Returns what the leaves and the text of an update change about a record.
 *
 * @param text the new text; null for a record type without one
 */
export function shownChanges(record: RecordContent, leaves: readonly LeafChange[], text: string | null): ShownChanges {
  const changed = leaves.filter(({ path, value }) => path !== 'source' && (record.leaves.get(path) ?? null) !== value);
  const changes = changed.map((leaf) => changeOf(record, leaf, leaves));
  const isOtherText = text !== null && text !== record.text;
  const kinds = ['set', 'amount', 'words'] as const;
  const first = kinds.map((kind) => changes.find((change) => change?.kind === kind)).find((each) => each !== undefined);
  return { count: changed.length + (isOtherText ? 1 : 0), first: first ?? null };
}

function changeOf(
  record: RecordContent,
  { path, value }: LeafChange,
  leaves: readonly LeafChange[],
): ShownChange | null {
  const before = record.leaves.get(path) ?? null;
  const [, set] = /^sets\/([^/]+)\/result$/.exec(path) ?? [];
  if (set !== undefined) {
    const valueAt = (at: string) => leaves.find((leaf) => leaf.path === at)?.value ?? record.leaves.get(at);
    const place = valueAt(`sets/${set}/place`) as { readonly exercise?: string } | undefined;
    const exercise = (valueAt(`exercises/${place?.exercise ?? ''}/exercise`) ?? null) as RecordKey | null;
    return { kind: 'set', exercise, before: before as SetResult | null, after: value as SetResult | null };
  }
  if (isQuantity(before) && isQuantity(value)) return { kind: 'amount', before, after: value };
  if (!wordPaths.test(path)) return null;
  return { kind: 'words', before: wordsOf(before), after: wordsOf(value) };
}

const wordPaths = /(?:^|\/)(?:title|name|remark)$/;

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isQuantity(value: unknown): value is Quantity {
  return typeof value === 'object' && value !== null && typeof (value as { readonly si?: unknown }).si === 'number';
}
