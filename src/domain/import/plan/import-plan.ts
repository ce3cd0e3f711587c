import { knownExercises } from '../../exercise/index.ts';
import { foldCase, type RecordKey } from '../../kernel/index.ts';
import { onePerDay } from '../body/index.ts';
import type { MeasurementDraft, SkippedItem } from '../draft/index.ts';
import type { ImportAnswers } from './answers.ts';
import { Doubts } from './doubts.ts';
import { chosenExercises } from './exercise-choices.ts';
import { ExistingRecords } from './existing-records.ts';
import { givenMeasurements, unknownBodyWeights } from './given-body-weights.ts';
import type { ImportDrafts } from './import-drafts.ts';
import { dailyNoteKeys, dailyNotes, keysOfItem, keysOfRecord } from './item-keys.ts';
import type { PlannedEdit } from './new-records.ts';
import type { PlanContext, PlannedRecord } from './planned-record.ts';
import { type Compared, type ImportParts, Planner } from './planner.ts';
import { heightEdit, measuredHeight, profileKey } from './profile-height.ts';
import type { RecordDraft } from './record-draft.ts';
import { refusedTags } from './refused-tags.ts';
import { dailyNoteOf } from './restored-daily-notes.ts';
import { restoredKeys } from './restored-keys.ts';
import { type ScaledLoads, ScaledLoadsFinder } from './scaled-loads.ts';
import { ofRemark, shortRemarksIn } from './short-remarks.ts';
import { type ShownChanges, shownChanges } from './shown-changes.ts';
import { areSimilarTexts } from './similar-texts.ts';
import type { KeyOfAttempt } from './verdict.ts';

/** What an import would do with an item. The leaves to write are computed again when it is applied. */
export interface PlannedItem extends Pick<PlannedRecord, 'key' | 'verdict' | 'looksLike'> {
  readonly draft: RecordDraft;
}

/** Which items of a plan are applied. */
export interface ImportChoices {
  readonly verdicts: readonly PlannedItem['verdict'][];
  /** The positions of items with the opposite of their verdict's choice. */
  readonly exceptions: ReadonlySet<number>;
}

/** New items, recordings of what the user typed, and updates of records that are unchanged here. */
export const usualChoices: ImportChoices = { verdicts: ['new', 'joins', 'changed-there'], exceptions: new Set() };

/** Returns the choices that an import starts with: no updates if they are probably a mistake about the unit. */
export function firstChoices({ scaledLoads }: Pick<ImportPlan, 'scaledLoads'>): ImportChoices {
  return scaledLoads === null ? usualChoices : { ...usualChoices, verdicts: ['new', 'joins'] };
}

/** Returns whether an item is applied. A record that is the same needs nothing. */
export function isChosen({ verdict }: PlannedItem, at: number, { verdicts, exceptions }: ImportChoices): boolean {
  return verdict !== 'same' && verdicts.includes(verdict) !== exceptions.has(at);
}

/** What an import would do with all items of its files. */
export interface ImportPlan {
  readonly items: readonly PlannedItem[];
  readonly skipped: readonly SkippedItem[];
  readonly doubts: Doubts;
  /** Null unless most updates change all loads by one factor. Then updates are not chosen by themselves. */
  readonly scaledLoads: ScaledLoads | null;
  /** Returns what an item would become, with its leaves and its text; null if it is left out. */
  readonly recordOf: (item: PlannedItem) => PlannedRecord | null;
  /** Returns what an update changes; null for items that update nothing. */
  readonly changesOf: (item: PlannedItem) => ShownChanges | null;
  /** Yields the records to write: the chosen items, and the notebooks, exercises, measures and gear that they need. */
  readonly edits: (choices: ImportChoices) => Generator<PlannedEdit>;
}

/**
 * Decides what an import would do with all items of its files, by the user's answers. Names and links are fixed for all
 * items in advance. Writes nothing.
 *
 * @param pause awaited after each item with the number done, so that long work can be interrupted and shown
 */
export async function planImport(
  parts: ImportParts,
  answers: ImportAnswers,
  pause: (done: number) => Promise<void> | undefined,
): Promise<ImportPlan> {
  const { drafts, known } = parts;
  const given = statedBodyWeights(parts, answers);
  const measurements = [...drafts.measurements, ...given];
  const doubts = new Doubts(
    { workouts: drafts.workouts, activities: drafts.activities, measurements },
    answers,
    known.now,
  );
  const perDay = onePerDay(drafts.measurements, answers.devices, answers.zone);
  const all = recordDrafts(drafts, [...perDay.chosen, ...given]);
  const existing = new ExistingRecords(parts.read);
  await existing.readItems(all.flatMap((draft) => possibleKeys(parts.app, draft)));
  const daily = dailyNotes(drafts.notes, parts.app, existing);
  await existing.readAll([profileKey, ...withoutOtherRecording(parts)]);
  const restored = restoredKeys(drafts.records, existing);
  const leftOutRemarks = shortRemarksIn(drafts.workouts).filter(({ text }) => !answers.keptRemarks.includes(text));
  const compared: Compared = {
    existing,
    doubts,
    daily,
    restored,
    given,
    leftOutRemarks,
    noteLike: await noteFinder(parts, existing),
  };

  const items: PlannedItem[] = [];
  const skipped: SkippedItem[] = [...drafts.skipped, ...perDay.others.map(ofOtherDevice)];
  const planner = new Planner(parts, answers, compared);
  const scaled = new ScaledLoadsFinder();
  for (const [at, draft] of all.entries()) {
    const planned = doubts.skipped(draft) ?? planner.plan(draft);
    if ('kind' in planned) skipped.push(planned);
    else {
      items.push({ draft, key: planned.key, verdict: planned.verdict, looksLike: planned.looksLike });
      scaled.add(planned, existing.find(planned.key));
    }
    await pause(at + 1);
  }
  skipped.push(...planner.unresolvedLinks(drafts.notes), ...refusedTags(drafts.notes), ...leftOutRemarks.map(ofRemark));
  const height = plannedHeight(parts, answers, existing);
  return {
    items,
    skipped,
    doubts,
    scaledLoads: scaled.found,
    recordOf: ({ draft }) => recordIn(planner.plan(draft)),
    changesOf({ draft, key, verdict }) {
      if (verdict !== 'changed-there' && verdict !== 'changed-here') return null;
      const [record, update] = [existing.find(key), recordIn(planner.plan(draft))];
      return record !== null && update !== null ? shownChanges(record, update.leaves, update.text) : null;
    },
    edits: function* (choices) {
      yield* editsOf(items, choices, new Planner(parts, answers, compared));
      if (height !== null) yield height;
    },
  };
}

/** Returns the activities that a recording can be joined to, and those that it was joined to before. */
function withoutOtherRecording({ drafts, known, files }: ImportParts): readonly RecordKey[] {
  if (drafts.activities.every(({ track }) => track === null)) return [];
  const imported = new Set<string>(Array.from(files.values(), ({ hash }) => hash));
  return known.activities
    .filter(({ isRecorded, recordings }) => !isRecorded || recordings.some((each) => imported.has(each)))
    .map(({ key }) => key);
}

/** An answer for a span that other answers have moved or made superfluous does not count. */
function statedBodyWeights({ drafts, known, matches }: ImportParts, answers: ImportAnswers) {
  const exercises = knownExercises(known.exercises);
  const chosen = chosenExercises(matches, answers.exercises, exercises);
  const { zone } = answers;
  const spans = unknownBodyWeights(drafts, { chosen, exercises, zone, bodyWeights: known.bodyWeights });
  return givenMeasurements(answers.bodyWeights.filter(({ day }) => spans.some(({ from }) => from === day)));
}

function* editsOf(items: readonly PlannedItem[], choices: ImportChoices, planner: Planner): Generator<PlannedEdit> {
  for (const [at, item] of items.entries()) {
    const planned = isChosen(item, at, choices) ? recordIn(planner.plan(item.draft)) : null;
    if (planned !== null)
      yield { key: planned.key, leaves: planned.leaves, text: planned.text, before: planned.before };
  }
  yield* planner.needed();
}

/** Returns the edit of the profile by a height among the measurements, if the user agreed. */
function plannedHeight({ drafts }: ImportParts, { takesHeight, zone }: ImportAnswers, existing: ExistingRecords) {
  const metres = takesHeight ? measuredHeight(drafts.measurements, zone) : null;
  return metres === null ? null : heightEdit(metres, existing.find(profileKey));
}

function recordIn(planned: PlannedRecord | SkippedItem): PlannedRecord | null {
  return 'kind' in planned ? null : planned;
}

function recordDrafts(drafts: ImportDrafts, measurements: readonly MeasurementDraft[]): readonly RecordDraft[] {
  return [...drafts.notes, ...drafts.workouts, ...drafts.activities, ...measurements, ...drafts.records];
}

/** Returns the keys of an item, whether or not it becomes the note of its day. */
function possibleKeys(app: string, draft: RecordDraft): readonly KeyOfAttempt[] {
  if (draft.kind === 'record') {
    const daily = dailyNoteOf(draft.key);
    return [keysOfRecord(draft), ...(daily === null ? [] : [dailyNoteKeys(daily.day)])];
  }
  const keys = keysOfItem(app, draft, false);
  return draft.kind === 'note' && draft.day !== null ? [keysOfItem(app, draft, true), keys] : [keys];
}

function ofOtherDevice({ origin }: MeasurementDraft): SkippedItem {
  return { kind: 'skipped', origin, code: 'import/other-device' };
}

/** How many notes with the same title are compared: thousands can be called “Untitled”. */
const maxCompared = 50;

/** Reads the notes of the user that have the title of an imported one, to compare their texts. */
async function noteFinder({ drafts, known }: ImportParts, existing: ExistingRecords): Promise<PlanContext['noteLike']> {
  const byTitle = Map.groupBy(known.notes, ({ title }) => foldCase(title.trim()));
  const named = (title: string): readonly RecordKey[] =>
    title === '' ? [] : (byTitle.get(foldCase(title)) ?? []).map(({ key }) => key);
  await existing.readAll(drafts.notes.flatMap(({ title }) => named(title.trim()).slice(0, maxCompared)));
  return (title, text) =>
    named(title)
      .slice(0, maxCompared)
      .find((key) => {
        const record = existing.find(key);
        return record !== null && areSimilarTexts(record.text ?? '', text);
      }) ?? null;
}
