import type { KnownExercises } from '#domain/exercise/index.ts';
import {
  addSharedProgramme,
  addSharedRoutine,
  type DescribedExercise,
  exerciseHere,
  type SharedProgramme,
  type SharedRoutine,
  type SharedRoutineContent,
} from '#domain/exercise/sharing/index.ts';
import { type Order, orderBetween, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import type { DocumentActions } from '../../../replica/index.ts';

export interface SharedImportParts {
  readonly document: Pick<DocumentActions, 'createRecord' | 'newId'>;
  readonly catalogue: KnownExercises;
  /** The place of the first routine in the list. */
  readonly order: Order;
  /** The folder of the routines; none by default. */
  readonly folder?: string;
}

/** Creates what a file contains, and the custom exercises that this document does not have. */
export class SharedImport {
  /** The keys of all records that were created. */
  readonly created: RecordKey[] = [];
  readonly #document: SharedImportParts['document'];
  readonly #catalogue: KnownExercises;
  readonly #createdByName = new Map<string, RecordKey>();
  readonly #folder: string | undefined;
  #order: Order;

  constructor({ document, catalogue, order, folder }: SharedImportParts) {
    this.#document = document;
    this.#catalogue = catalogue;
    this.#order = order;
    this.#folder = folder;
  }

  /** @returns the id of the routine or programme */
  add(shared: SharedRoutine | SharedProgramme): string {
    return shared.kind === 'mensana-programme' ? this.#addProgramme(shared) : this.#addRoutine(shared);
  }

  #addProgramme(shared: SharedProgramme): string {
    const routines = shared.routines.map((routine) => this.#addRoutine(routine));
    const keys = shared.progressions.map(({ exercise }) => this.#exerciseOf(exercise));
    const id = this.#document.createRecord('programmes', (draft) =>
      addSharedProgramme(draft, shared, { routines, keys, newId: this.#document.newId }),
    );
    this.created.push(recordKey('programmes', id));
    return id;
  }

  #addRoutine(shared: SharedRoutineContent): string {
    const keys = shared.exercises.map((exercise) => this.#exerciseOf(exercise));
    const order = this.#order;
    this.#order = orderBetween(order, null);
    const id = this.#document.createRecord('routines', (draft) => {
      draft.order = order;
      if (this.#folder !== undefined) draft.folder = this.#folder;
      addSharedRoutine(draft, shared, { keys, newId: this.#document.newId });
    });
    this.created.push(recordKey('routines', id));
    return id;
  }

  #exerciseOf(shared: DescribedExercise): RecordKey {
    const known = exerciseHere(shared, this.#catalogue) ?? this.#createdByName.get(shared.name);
    if (known !== undefined) return known;
    const { name, tracking = 'loadReps', equipment, muscles = {}, unilateral, bodyWeightShare } = shared;
    const id = this.#document.createRecord('exercises', (draft) => {
      Object.assign(draft, { name, tracking, muscles });
      if (equipment !== undefined && equipment !== null) draft.equipment = equipment;
      if (unilateral === true) draft.unilateral = true;
      if (bodyWeightShare !== undefined && bodyWeightShare > 0) draft.bodyWeightShare = bodyWeightShare;
    });
    const key = recordKey('exercises', id);
    this.#createdByName.set(name, key);
    this.created.push(key);
    return key;
  }
}
