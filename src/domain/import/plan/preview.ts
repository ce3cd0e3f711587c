import type { Activity } from '../../exercise/index.ts';
import { collectionOf, compareText, type Instant, isInstant, type RecordKey } from '../../kernel/index.ts';
import {
  type ActivityDraft,
  type DraftQuantity,
  instantOf,
  type SkippedItem,
  timeInOrder,
  type WholeRecordDraft,
} from '../draft/index.ts';
import type { DraftDoubt } from '../implausible/index.ts';
import { activityOfDraft } from './activity-content.ts';
import type { ImportAnswers } from './answers.ts';
import { type ImportChoices, type ImportPlan, isChosen, type PlannedItem } from './import-plan.ts';
import { type NoteDates, noteDates } from './note-dates.ts';
import { type HiddenPlace, placeOf } from './place-of-draft.ts';
import type { RecordDraft } from './record-draft.ts';
import type { ScaledLoads } from './scaled-loads.ts';
import type { ShownChanges } from './shown-changes.ts';
import { shownOrigin } from './shown-origin.ts';
import type { SetOfDraft } from './workout-content.ts';

/** An overview of a plan, as plain data. */
export interface PlanSummary {
  readonly counts: readonly ItemCount[];
  readonly hidden: readonly HiddenCount[];
  readonly dates: NoteDates;
  readonly doubts: readonly ListedDoubt[];
  readonly doubtCount: number;
  readonly skipped: readonly SkippedItem[];
  readonly skippedCount: number;
  readonly scaledLoads: ScaledLoads | null;
}

/** What an item is. `record`: one of the other kinds of records of this app, such as a routine. */
export type ItemKind = RecordDraft['kind'];

export interface ItemCount {
  readonly kind: ItemKind;
  readonly verdict: PlannedItem['verdict'];
  readonly count: number;
}

/** Items that go where their usual list does not show them. */
export interface HiddenCount {
  readonly verdict: PlannedItem['verdict'];
  readonly place: HiddenPlace;
  readonly count: number;
}

export interface ListedDoubt {
  readonly id: string;
  readonly origin: string;
  readonly title: string;
  readonly at: Instant | null;
  /** The name of the exercise and the position of its set from 1, for a doubt about a set. */
  readonly set: { readonly exercise: string; readonly set: number } | null;
  /** The value, for a doubt about a measurement. */
  readonly value: DraftQuantity | null;
  readonly doubt: DraftDoubt;
}

/** An item as a list shows it. */
export interface ListedItem {
  /** The position in the plan, which identifies the item. */
  readonly at: number;
  readonly kind: ItemKind;
  /** Can be empty. For a measurement, the id or name of what was measured. */
  readonly title: string;
  readonly time: Instant | null;
  /** Whether the time is only that of the file. */
  readonly isTimeOfFile: boolean;
  readonly origin: string;
  readonly key: RecordKey;
  readonly verdict: PlannedItem['verdict'];
  readonly looksLike: RecordKey | null;
  readonly isChosen: boolean;
  readonly place: HiddenPlace | null;
  /** What an update changes; null for items that update nothing. */
  readonly changes: ShownChanges | null;
  /** The names of the exercises of a workout, or the notebooks that contain a note. */
  readonly parts: readonly string[];
  /** When, how far and how long an activity was, in its own zone; null for other items. */
  readonly activity: Activity | null;
}

export interface ItemFilter {
  readonly kind?: ItemKind;
  readonly verdict?: PlannedItem['verdict'];
}

/** How many doubts and skipped items a summary lists; it counts the others. */
const maxListed = 500;

export function summaryOf(plan: ImportPlan, answers: TimeAnswers): PlanSummary {
  const counts = new Map<string, ItemCount>();
  for (const { draft, verdict } of plan.items) {
    const kind = kindOf(draft);
    const id = `${kind} ${verdict}`;
    const count = (counts.get(id)?.count ?? 0) + 1;
    counts.set(id, { kind, verdict, count });
  }
  const findings = [...plan.doubts.findings];
  return {
    counts: [...counts.values()],
    hidden: hiddenIn(plan),
    dates: noteDates(plan.items.flatMap(({ draft }) => (draft.kind === 'note' ? [draft] : []))),
    doubts: findings.slice(0, maxListed).map(([id, { draft, set, doubt }]) => ({
      id,
      origin: shownOrigin(draft.origin),
      title: titleOf(draft),
      at: timeOf(draft, answers),
      set: set === null || draft.kind !== 'workout' ? null : setNamed(draft.exercises, set),
      value: draft.kind === 'measurement' ? draft.value : null,
      doubt,
    })),
    doubtCount: findings.length,
    skipped: plan.skipped.slice(0, maxListed).map((item) => ({ ...item, origin: shownOrigin(item.origin) })),
    skippedCount: plan.skipped.length,
    scaledLoads: plan.scaledLoads,
  };
}

function hiddenIn({ items }: ImportPlan): readonly HiddenCount[] {
  const counts = new Map<string, HiddenCount>();
  for (const { draft, verdict } of items) {
    const place = placeOf(draft);
    if (place === null) continue;
    const count = (counts.get(`${place} ${verdict}`)?.count ?? 0) + 1;
    counts.set(`${place} ${verdict}`, { verdict, place, count });
  }
  return [...counts.values()].toSorted((a, b) => compareText(a.place, b.place));
}

type TimeAnswers = Pick<ImportAnswers, 'zone' | 'dateOrder'>;

/** Which items of a filtered list are returned, and what decides how they are shown. */
export interface ListRange extends Pick<ImportAnswers, 'zone' | 'dateOrder' | 'units'> {
  readonly dayStartsAt: number;
  readonly from: number;
  readonly most: number;
}

function setNamed(exercises: readonly { readonly name: string }[], { exercise, set }: SetOfDraft) {
  return { exercise: exercises[exercise]?.name ?? '', set: set + 1 };
}

/** Returns the items from one position of the filtered list on, and how many the whole list has. */
export function listedItems(
  { items, changesOf }: ImportPlan,
  { kind, verdict }: ItemFilter,
  choices: ImportChoices,
  { from, most, ...answers }: ListRange,
): { readonly items: readonly ListedItem[]; readonly count: number } {
  const fitting: number[] = [];
  for (const [at, item] of items.entries()) {
    if ((kind === undefined || kindOf(item.draft) === kind) && (verdict === undefined || item.verdict === verdict))
      fitting.push(at);
  }
  const listed = fitting.slice(from, from + most).map((at) => {
    const item = items[at] as PlannedItem;
    const { draft, key, looksLike } = item;
    return {
      at,
      kind: kindOf(draft),
      title: titleOf(draft),
      time: timeOf(draft, answers),
      isTimeOfFile: draft.kind === 'note' && draft.isEditedByFile === true,
      origin: shownOrigin(draft.origin),
      key,
      verdict: item.verdict,
      looksLike,
      isChosen: isChosen(item, at, choices),
      place: placeOf(draft),
      changes: changesOf(item),
      parts: partsOf(draft),
      activity: draft.kind === 'activity' ? shownActivity(draft, answers) : null,
    };
  });
  return { items: listed, count: fitting.length };
}

/** Returns the names of exercises and routines that an export of this app contains, which other records name by key. */
export function recordNames({ items }: ImportPlan): ReadonlyMap<RecordKey, string> {
  return new Map(
    items.flatMap(({ draft, key }) =>
      draft.kind === 'record' && /^(?:exercises|routines)\//.test(key)
        ? [[key, firstText(draft, ['name'])] as const]
        : [],
    ),
  );
}

function kindOf(draft: RecordDraft): ItemKind {
  return draft.kind === 'record' ? (kindsByCollection.get(collectionOf(draft.key)) ?? 'record') : draft.kind;
}

const kindsByCollection: ReadonlyMap<string, ItemKind> = new Map([
  ['notes', 'note'],
  ['workouts', 'workout'],
  ['activities', 'activity'],
  ['measurements', 'measurement'],
]);

function titleOf(draft: RecordDraft): string {
  switch (draft.kind) {
    case 'note':
      return draft.title.trim() || (draft.day ?? '');
    case 'measurement':
      return 'id' in draft.measure ? draft.measure.id : draft.measure.name;
    case 'activity':
      return draft.title.trim() || draft.sport;
    case 'workout':
      return draft.title.trim();
    case 'record':
      return firstText(draft, ['title', 'name', 'day', 'sport', 'measure']);
  }
}

function timeOf(draft: RecordDraft, { zone, dateOrder }: TimeAnswers): Instant | null {
  switch (draft.kind) {
    case 'note':
      return instantOf(timeInOrder(draft.editedAt ?? draft.createdAt, dateOrder), zone);
    case 'measurement':
      return instantOf(draft.at, zone);
    case 'activity':
    case 'workout':
      return instantOf(draft.startedAt, zone);
    case 'record':
      return firstInstant(draft, ['startedAt', 'at', 'editedAt', 'importedEditedAt', 'createdAt']);
  }
}

function firstText({ leaves }: WholeRecordDraft, paths: readonly string[]): string {
  const texts = paths.map((path) => leaves.get(path));
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

function firstInstant({ leaves }: WholeRecordDraft, paths: readonly string[]): Instant | null {
  return paths.map((path) => leaves.get(path)).find(isInstant) ?? null;
}

function partsOf(draft: RecordDraft): readonly string[] {
  if (draft.kind === 'note') return draft.notebook;
  return draft.kind === 'workout' ? draft.exercises.map(({ name }) => name) : [];
}

/** Returns an activity without what no list shows. */
function shownActivity(
  draft: ActivityDraft,
  answers: Pick<ListRange, 'zone' | 'units' | 'dayStartsAt'>,
): Activity | null {
  return activityOfDraft({ ...draft, laps: [], trackFigures: null }, { ...answers, trackOf: () => null });
}
