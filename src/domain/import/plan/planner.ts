import { knownExercises } from '../../exercise/index.ts';
import type { RecordKey } from '../../kernel/index.ts';
import { notebookTree } from '../../notes/index.ts';
import type { MeasurementDraft, NoteDraft, SkippedItem } from '../draft/index.ts';
import type { ExerciseMatch } from '../matching/index.ts';
import type { ImportAnswers } from './answers.ts';
import { bodyWeightAt } from './body-weight-at.ts';
import type { Doubts } from './doubts.ts';
import { type ChosenExercises, chosenExercises, exercisesAsNew, isWithBodyWeight } from './exercise-choices.ts';
import type { ExistingRecords } from './existing-records.ts';
import { type ImportDrafts, trackId } from './import-drafts.ts';
import type { KnownDocument, ReadRecords } from './known-document.ts';
import { LikeTraining } from './like-training.ts';
import { LinkTargets, type ReadFile } from './link-targets.ts';
import { NewGear } from './new-gear.ts';
import { type BatchOrigin, createdNotebook, NewExercises, NewMeasures, type PlannedEdit } from './new-records.ts';
import { NotebookPaths } from './notebook-paths.ts';
import { planRecord } from './plan-records.ts';
import type { PlanContext, PlannedRecord } from './planned-record.ts';
import type { RecordDraft } from './record-draft.ts';
import type { RestoredKeys } from './restored-keys.ts';
import type { ShortRemark } from './short-remarks.ts';
import { unresolvedLinks } from './unresolved-links.ts';

/** What an import read, and what it has to know of the document. */
export interface ImportParts {
  readonly app: string;
  /** The id of the batch. */
  readonly batch: string;
  readonly drafts: ImportDrafts;
  /** The attachments by the `sourceId` of their drafts. */
  readonly files: ReadonlyMap<string, ReadFile>;
  readonly matches: readonly ExerciseMatch[];
  readonly known: KnownDocument;
  readonly read: ReadRecords;
}

/** What the records of the document mean for the items of an import. */
export interface Compared {
  readonly existing: ExistingRecords;
  readonly doubts: Doubts;
  /** The notes that become the note of their day. */
  readonly daily: ReadonlySet<NoteDraft>;
  /** The keys under which permanently deleted records of this app come back. */
  readonly restored: RestoredKeys;
  /** The body weights that the user stated. */
  readonly given: readonly MeasurementDraft[];
  /** The remarks of training that say nothing. */
  readonly leftOutRemarks: readonly ShortRemark[];
  /** Finds a note of the user with this title and mostly this text, from elsewhere. */
  readonly noteLike: PlanContext['noteLike'];
}

/**
 * Plans items one by one. It collects the notebooks, exercises, measures and gear that they need, so each pass over the chosen
 * items takes a planner of its own.
 */
export class Planner {
  readonly #origin: BatchOrigin;
  readonly #notebooks: NotebookPaths;
  readonly #exercises: NewExercises;
  readonly #measures: NewMeasures;
  readonly #gear: NewGear;
  readonly #context: PlanContext;
  readonly #targets: LinkTargets;

  constructor(parts: ImportParts, answers: ImportAnswers, compared: Compared) {
    const { app, batch, drafts, known, matches } = parts;
    const { now, dayStartsAt } = known;
    this.#origin = { app, batch, now };
    const deleted = new Set(known.deletedNotebooks);
    this.#notebooks = new NotebookPaths({
      app,
      existing: notebookTree(known.notebooks),
      root: answers.notebook,
      isDeleted: (id) => deleted.has(id),
    });
    this.#exercises = new NewExercises(this.#origin, known.exercises, exercisesAsNew(matches, answers.newExercises));
    this.#measures = new NewMeasures(this.#origin, known.measures, drafts.measurements);
    this.#gear = new NewGear(this.#origin, known.gear);
    const exercises = knownExercises(known.exercises);
    const chosen = chosenExercises(matches, answers.exercises, exercises);
    const weights = [...drafts.measurements, ...compared.given];
    const bodyWeight = bodyWeightAt(weights, known.bodyWeights, answers);
    const { zone, units } = answers;
    this.#targets = new LinkTargets(drafts.notes, parts.files);
    this.#context = {
      app,
      batch,
      now,
      document: documentOf(parts, compared),
      notes: {
        targets: this.#targets,
        zone,
        dateOrder: answers.dateOrder,
        notebookAt: (path) => this.#notebooks.idOf(path),
        now,
      },
      training: {
        zone,
        dayStartsAt,
        units,
        exerciseOf: (name) => this.#exerciseOf(name, chosen),
        bodyWeightIn: (name, at) => (isWithBodyWeight(chosen.get(name), exercises) ? bodyWeight(at) : null),
        trackOf: (file) => parts.files.get(trackId(file))?.hash ?? null,
        leftOutRemarks: new Set(compared.leftOutRemarks.map(({ text }) => text)),
        isDoubtful: compared.doubts.isDoubtful,
        isConfirmed: compared.doubts.isConfirmed,
      },
      measurements: {
        zone,
        dayStartsAt,
        units: { mass: units.bodyWeight, length: units.girth },
        measureOf: (name) => this.#measures.of(name),
      },
      gearOf: (gear) => this.#gear.idOf(gear),
      isDailyNote: (draft) => compared.daily.has(draft),
      restored: compared.restored,
      restoredContents: new Set([...known.lostAttachments].filter((id) => parts.files.has(id))),
      noteLike: compared.noteLike,
      like: new LikeTraining(known),
    };
  }

  /** Reports the links of notes that lead nowhere. */
  unresolvedLinks(notes: Iterable<NoteDraft>): Iterable<SkippedItem> {
    return unresolvedLinks(notes, this.#targets);
  }

  plan(draft: RecordDraft): PlannedRecord | SkippedItem {
    return planRecord(draft, this.#context);
  }

  /** Yields what the items planned so far need and the document does not have. */
  *needed(): Generator<PlannedEdit> {
    for (const notebook of this.#notebooks.created) yield createdNotebook(notebook, this.#origin);
    yield* this.#exercises.edits();
    yield* this.#measures.edits();
    yield* this.#gear.edits();
  }

  #exerciseOf(name: string, chosen: ChosenExercises): RecordKey {
    const exercise = chosen.get(name) ?? 'new';
    return exercise === 'new' ? this.#exercises.keyOf(name) : exercise;
  }
}

function documentOf({ known }: ImportParts, { existing }: Compared): PlanContext['document'] {
  const undoneAt = new Map(known.batches.map((batch) => [batch.id, batch.undoneAt]));
  return { find: existing.find, isUndone: (batch, trashedAt) => undoneAt.get(batch) === trashedAt };
}
