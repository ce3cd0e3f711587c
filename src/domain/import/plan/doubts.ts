import type { MeasurementDraft, SkippedItem, WorkoutDraft } from '../draft/index.ts';
import { type Finding, type ImplausibleContext, implausibleIn } from '../implausible/index.ts';
import type { ImportAnswers } from './answers.ts';
import type { ImportDrafts } from './import-drafts.ts';
import type { RecordDraft } from './record-draft.ts';
import type { SetOfDraft } from './workout-content.ts';

/** What can be doubted: training, and measurements with those that the user stated. */
interface DoubtedDrafts extends Pick<ImportDrafts, 'workouts' | 'activities'> {
  readonly measurements: readonly MeasurementDraft[];
}

/** The values of an import that are probably wrong, and which of them the user confirmed. */
export class Doubts {
  /** By id. */
  readonly findings: ReadonlyMap<string, Finding>;
  readonly #open = new Set<string>();
  /** The ids of workouts whose date is in the future or too long ago, and not confirmed. */
  readonly #atImpossibleTimes = new Set<string>();
  readonly #confirmed = new Set<string>();

  constructor(
    { workouts, activities, measurements }: DoubtedDrafts,
    answers: Pick<ImportAnswers, 'zone' | 'units' | 'confirmed'>,
    now: ImplausibleContext['now'],
  ) {
    const found = implausibleIn([...workouts, ...activities, ...measurements], {
      now,
      zone: answers.zone,
      units: answers.units,
    });
    this.findings = new Map(found.map((finding) => [findingId(finding), finding]));
    const confirmed = new Set(answers.confirmed);
    for (const [id, finding] of this.findings) {
      const isConfirmed = confirmed.has(id);
      (isConfirmed ? this.#confirmed : this.#open).add(placeOf(finding.draft, finding.set));
      if (!isConfirmed && isAboutTime(finding)) this.#atImpossibleTimes.add(finding.draft.sourceId);
    }
  }

  /** Returns whether a set, or the length of the whole workout, is doubtful and not confirmed. */
  readonly isDoubtful = (draft: WorkoutDraft, set: SetOfDraft | null): boolean => this.#open.has(placeOf(draft, set));

  /** Returns whether a set was doubtful, and the user confirmed it. */
  readonly isConfirmed = (draft: WorkoutDraft, set: SetOfDraft): boolean =>
    this.#confirmed.has(placeOf(draft, set)) && !this.isDoubtful(draft, set);

  /**
   * Returns the item as skipped if all of it is doubtful and not confirmed. Sets and the lengths of workouts do not count:
   * they are imported without being completed, or left out of their workout.
   */
  skipped(draft: RecordDraft): SkippedItem | null {
    const isDoubted =
      draft.kind === 'workout'
        ? this.#atImpossibleTimes.has(draft.sourceId)
        : (draft.kind === 'activity' || draft.kind === 'measurement') && this.#open.has(placeOf(draft, null));
    if (!isDoubted) return null;
    return { kind: 'skipped', origin: draft.origin, code: 'import/implausible' };
  }
}

function isAboutTime({ draft, doubt }: Finding): boolean {
  const isOfTime = doubt.code === 'exercise/instant-to-come' || doubt.code === 'exercise/instant-long-past';
  return draft.kind === 'workout' && isOfTime;
}

/** Identifies a finding within an import: the same as long as the files and the doubt are the same. */
function findingId({ draft, set, doubt }: Finding): string {
  return `${placeOf(draft, set)} ${doubt.code}`;
}

function placeOf(draft: Finding['draft'], set: Finding['set']): string {
  return `${draft.kind} ${draft.sourceId}${set === null ? '' : ` ${set.exercise} ${set.set}`}`;
}
