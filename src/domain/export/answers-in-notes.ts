import { BodyWeights, knownMeasures } from '../exercise/body/index.ts';
import { sports } from '../exercise/index.ts';
import { oneRepMaxMethod } from '../exercise/strength/index.ts';
import { withWrittenAnswers } from '../journal/as-text/index.ts';
import { type Instant, idOf, localDayAt, readRecord, type Weekday } from '../kernel/index.ts';
import { followTagRenames } from '../notes/search/index.ts';
import { CurrentTagNames } from '../notes/tags/index.ts';
import { type Preferences, preferences } from '../profile/index.ts';
import {
  type Answer,
  type AnswerContext,
  asksForNotes,
  boundedAnswer,
  evaluateAnswer,
  parseAnswerLine,
  plainAnswerWords,
  trainingRows,
} from '../search/answer-language/index.ts';
import { type TrainingNames, TrainingSearch } from '../search/training/index.ts';
import type { Collection } from '../user-document.ts';
import type { ExportOptions } from './exported-account.ts';
import type { Snapshot } from './snapshot.ts';

/** Returns a text with the live answers in it as plain Markdown, for readers without this app. */
export type WithAnswers = (text: string) => string;

/**
 * Computes the answers that notes show, as of the day of the export. A list that may contain notes keeps its line,
 * because the texts of all notes are not in memory here; in an export of selected records, all answers do, because the
 * training may not be selected.
 */
export async function answersInNotes(
  snapshot: Snapshot,
  { selection, exportedAt }: Pick<ExportOptions, 'selection' | 'exportedAt'>,
): Promise<WithAnswers> {
  const lines = selection === null ? snapshot.answerLines : new Set<string>();
  if (lines.size === 0) return (text) => text;
  const preferred = await preferencesIn(snapshot);
  const context = contextOf(preferred, exportedAt);
  const { search, tagNow } = await searchOf(snapshot, preferred);
  const answers = new Map(Array.from(lines, (line) => [line, answerTo(line)] as const));
  const words = plainAnswerWords(context);
  return (text) => withWrittenAnswers(text, { answerTo: (line) => answers.get(line) ?? null, words, keepsLine: true });

  function answerTo(line: string): Answer | null {
    const { plan } = parseAnswerLine(line, context);
    if (plan === null || asksForNotes(plan)) return null;
    const current = { ...plan, query: followTagRenames(plan.query, tagNow) };
    return boundedAnswer(evaluateAnswer(current, trainingRows(current, search)), maxRows);
  }
}

/** A longer table is of no use in a text. */
const maxRows = 1000;

async function preferencesIn(snapshot: Snapshot): Promise<Preferences> {
  for await (const { leaves } of snapshot.records('preferences')) return readRecord(preferences, leaves).value;
  return readRecord(preferences, new Map()).value;
}

/** The time zone of the person is not part of an account, so the day is that of UTC. */
function contextOf({ units, weekStart, dayStartsAt = 0 }: Preferences, exportedAt: Instant): Required<AnswerContext> {
  return {
    today: localDayAt(exportedAt, 'UTC', dayStartsAt),
    zone: 'UTC',
    dayStartsAt,
    massUnit: units.load === 'lb' ? 'lb' : 'kg',
    distanceUnit: units.distance === 'mi' ? 'mi' : 'km',
    weekStart: (weekStart ?? 1) as Weekday,
  };
}

/** What others refer to is read first. */
const searchedCollections: readonly Collection[] = ['measures', 'exercises', 'measurements', 'workouts', 'activities'];

async function searchOf(snapshot: Snapshot, { e1rmFormula }: Preferences) {
  const tagNames = new CurrentTagNames();
  for await (const { key, leaves } of snapshot.records('tags')) tagNames.put(idOf(key), leaves);
  const search = new TrainingSearch();
  search.takeNames(plainNames());
  search.takeTagNames(tagNames.nameNow);
  const weights = new BodyWeights();
  for (const collection of searchedCollections)
    for await (const { key, leaves } of snapshot.records(collection)) {
      if (collection === 'measurements') weights.put(idOf(key), leaves);
      search.put(key, leaves);
    }
  search.takeEstimates({ method: oneRepMaxMethod(e1rmFormula), weights: weights.current });
  return { search, tagNow: tagNames.nameNow };
}

/** Returns English names, for files that are exported without a screen. */
function plainNames(): TrainingNames {
  const named = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, capitalised(id)]));
  return { sports: named(sports), measures: named(Object.keys(knownMeasures)), areExercisesTranslated: false };
}

function capitalised(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}
