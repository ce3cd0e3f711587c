import type { LocalDay } from '#domain/kernel/index.ts';
import { type ResultKind, resultKinds } from '#domain/search/index.ts';
import type { TrainingHit, TrainingHits, TrainingKind } from '#domain/search/training/index.ts';

/** A note that was found, as far as the order of the results depends on it. */
interface FoundNote {
  readonly id: string;
}

/** A result of any kind. */
export type FoundItem<Note extends FoundNote> = Dated &
  ({ readonly kind: 'note'; readonly row: Note } | { readonly kind: TrainingKind; readonly hit: TrainingHit });

interface Dated {
  /** Unique among results of all kinds. */
  readonly id: string;
  /** Null for an exercise, and for a note without a time. */
  readonly day: LocalDay | null;
}

/** The results of one kind. */
export interface FoundOfKind<Item> {
  readonly kind: ResultKind;
  /** Newest first, or best first; exercises by name. */
  readonly items: readonly Item[];
  /** Whether further results were counted or may follow that are not in `items`. */
  readonly isCut: boolean;
}

type Ordered = Pick<Dated, 'day'>;

/** Returns the training results of a kind. */
export function foundTraining(
  kind: TrainingKind,
  { total, hits }: TrainingHits,
  isWhole: boolean,
): FoundOfKind<FoundItem<never>> {
  const items = (kind === 'exercise' ? closestNames(hits) : hits).map((hit) => itemOf(kind, hit));
  return { kind, items, isCut: !isWhole || total > hits.length };
}

/**
 * Returns the results of several kinds as one list, newest first; those without a day come last.
 *
 * A result that is older than the oldest known one of a kind that was cut is left out: results between the two may be
 * missing. It follows once more of that kind are requested.
 */
export function newestFirst<Item extends Ordered>(found: readonly FoundOfKind<Item>[]): readonly Item[] {
  const oldestOfCut = found.flatMap(({ isCut, items }) => (isCut ? (items.at(-1)?.day ?? []) : []));
  return found
    .flatMap(({ items }) => items)
    .filter(({ day }) => oldestOfCut.every((oldest) => day !== null && day >= oldest))
    .toSorted((a, b) => compareDays(b.day, a.day));
}

/**
 * Returns the results of several kinds as one list, best first: first the best of each kind, then the second-best of
 * each, because scores of different kinds cannot be compared.
 */
export function bestFirst<Item extends Ordered>(found: readonly FoundOfKind<Item>[]): readonly Item[] {
  const ranked = found.flatMap(({ kind, items }) =>
    items.map((item, rank) => ({ item, rank, kind: kindsByRank.indexOf(kind) })),
  );
  return ranked.toSorted((a, b) => a.rank - b.rank || a.kind - b.kind).map(({ item }) => item);
}

/** Returns the hits whose name matched before those that were found by a remark, otherwise in the same order. */
export function namesFirst(hits: readonly TrainingHit[]): readonly TrainingHit[] {
  const isNamed = ({ matched }: TrainingHit) => matched.some(({ role }) => role === 'title' || role === 'name');
  return hits.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}

/** Of results of equal rank, exercises come first: there are few, and each leads to many sets. */
const kindsByRank: readonly ResultKind[] = ['exercise', ...resultKinds.filter((kind) => kind !== 'exercise')];

/** Returns the exercises whose name contains the word earliest first, and of these the shortest names. */
function closestNames(hits: readonly TrainingHit[]): readonly TrainingHit[] {
  const closeness = ({ matched }: TrainingHit) => {
    const name = matched.find(({ role }) => role === 'name');
    return { at: name?.ranges[0]?.from ?? Number.MAX_SAFE_INTEGER, length: name?.text.length ?? 0 };
  };
  return hits
    .map((hit) => ({ hit, ...closeness(hit) }))
    .toSorted((a, b) => a.at - b.at || a.length - b.length)
    .map(({ hit }) => hit);
}

function itemOf(kind: TrainingKind, hit: TrainingHit): FoundItem<never> {
  const { key, set, day } = hit;
  return { id: set === null ? `${kind}/${key}` : `${kind}/${key}/${set}`, kind, day, hit };
}

/** Compares days; results without a day are the oldest. */
function compareDays(a: LocalDay | null, b: LocalDay | null): number {
  const [one, other] = [a ?? '', b ?? ''];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
