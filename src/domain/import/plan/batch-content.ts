import { importBatch, maxSkippedListed } from '../../import-batch/index.ts';
import { changedLeaves, copyPlain, type Instant, type LeafChange, readRecord } from '../../kernel/index.ts';
import type { TableMapping } from '../table/index.ts';
import { type ImportAnswers, rememberedAnswers } from './answers.ts';
import type { ChosenExercises } from './exercise-choices.ts';
import { type ImportChoices, type ImportPlan, isChosen, type PlannedItem } from './import-plan.ts';
import { type HiddenPlace, placeOf } from './place-of-draft.ts';
import { shownOrigin } from './shown-origin.ts';

/**
 * How many items of each collection were created, updated or left alone: `{ notes: { new: 3, 'new-trash': 1, same: 2 } }`.
 */
export type ImportCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface BatchOfPlan {
  readonly app: string;
  readonly at: Instant;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  readonly plan: ImportPlan;
  readonly choices: ImportChoices;
  readonly answers: ImportAnswers;
  readonly exercises: ChosenExercises;
  /** The mappings of tables by their keys. */
  readonly mappings: ReadonlyMap<string, TableMapping>;
}

/** Returns the leaves of the record that describes an import. */
export function batchLeaves(batch: BatchOfPlan): readonly LeafChange[] {
  const { app, at: createdAt, files, plan, choices, answers, exercises, mappings } = batch;
  const value = readRecord(importBatch, new Map()).value;
  value.app = app;
  value.createdAt = createdAt;
  for (const [at, { name, bytes }] of files.slice(0, maxFilesListed).entries())
    value.files[`${at}`] = { name: name.toWellFormed(), bytes };
  value.counts = countsOf(plan, choices);
  for (const [at, { origin, code, detail }] of plan.skipped.slice(0, maxSkippedListed).entries())
    value.skipped[`${at}`] = {
      origin: shownOrigin(origin).toWellFormed(),
      code,
      ...(detail !== undefined && { detail }),
    };
  value.skippedCount = plan.skipped.length;
  for (const [at, [name, exercise]] of [...exercises].entries())
    if (exercise !== 'new') value.exercises[`${at}`] = { name: name.toWellFormed(), exercise };
  const remembered = {
    ...rememberedAnswers(answers),
    ...(mappings.size > 0 && { mappings: Object.fromEntries(mappings) }),
  };
  value.answers = copyPlain(remembered) as unknown as typeof value.answers;
  const changes = changedLeaves(importBatch, readRecord(importBatch, new Map()).value, value, new Map());
  if (!changes.ok) throw new Error(`the import cannot be described: ${changes.error.code} ${changes.error.path}`);
  return changes.value;
}

/** New items that their usual list does not show are counted by where they are. */
function outcomeOf({ verdict }: PlannedItem, place: HiddenPlace | null): string {
  return place === null ? verdict : `${verdict}-${place}`;
}

/** A chosen folder can have tens of thousands of files, but a record is sent in one piece. */
const maxFilesListed = 100;

/** Counts what an import does. Items that it leaves alone, though they differ, count as `left`. */
function countsOf({ items }: ImportPlan, choices: ImportChoices): ImportCounts {
  const counts = new Map<string, Map<string, number>>();
  for (const [at, item] of items.entries()) {
    const collection = item.key.slice(0, item.key.indexOf('/'));
    const place = item.verdict === 'new' ? placeOf(item.draft) : null;
    const done = item.verdict === 'same' || isChosen(item, at, choices) ? outcomeOf(item, place) : 'left';
    const ofCollection = counts.get(collection) ?? new Map<string, number>();
    ofCollection.set(done, (ofCollection.get(done) ?? 0) + 1);
    counts.set(collection, ofCollection);
  }
  return Object.fromEntries(Array.from(counts, ([collection, each]) => [collection, Object.fromEntries(each)]));
}
