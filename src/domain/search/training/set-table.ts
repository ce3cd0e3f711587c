import type { SetResult } from '../../exercise/index.ts';
import type { AmountField } from '../query.ts';
import type { SearchText } from './search-text.ts';

/** The figures of a set in the order of their columns. */
export const setFigures = ['load', 'reps', 'rpe', 'rir', 'distance', 'seconds', 'e1rm'] as const;
export type SetFigure = (typeof setFigures)[number];

const columnOf = Object.fromEntries(setFigures.map((figure, column) => [figure, column])) as {
  readonly [F in SetFigure]: number;
};

/** A completed set to store. */
export interface SetToIndex {
  readonly id: string;
  /** Which exercise of the workout, from 0. */
  readonly placed: number;
  readonly result: SetResult;
  /** Whether the user confirmed its figures. */
  readonly isConfirmed: boolean;
  readonly remark: SearchText | null;
}

/** The completed sets of a workout, with their figures in one flat array. A figure that was not recorded is NaN. */
export class SetTable {
  readonly ids: readonly string[];
  readonly placed: Uint16Array;
  /** Null if no set has a remark. */
  readonly remarks: readonly (SearchText | null)[] | null;
  readonly #isWarmUp: Uint8Array;
  readonly #isConfirmed: Uint8Array;
  readonly #figures: Float64Array;

  constructor(sets: readonly SetToIndex[]) {
    this.ids = sets.map(({ id }) => id);
    this.placed = Uint16Array.from(sets, ({ placed }) => placed);
    this.remarks = sets.some(({ remark }) => remark !== null) ? sets.map(({ remark }) => remark) : null;
    this.#isWarmUp = Uint8Array.from(sets, ({ result }) => Number(result.kind === 'warmUp'));
    this.#isConfirmed = Uint8Array.from(sets, (set) => Number(set.isConfirmed));
    this.#figures = new Float64Array(sets.length * setFigures.length).fill(Number.NaN);
    for (const [row, { result }] of sets.entries()) this.#fill(row, result);
  }

  get size(): number {
    return this.ids.length;
  }

  isWarmUp(row: number): boolean {
    return this.#isWarmUp[row] === 1;
  }

  isConfirmed(row: number): boolean {
    return this.#isConfirmed[row] === 1;
  }

  figure(row: number, figure: SetFigure): number {
    return this.#figures[row * setFigures.length + columnOf[figure]] as number;
  }

  set(row: number, figure: SetFigure, value: number): void {
    this.#figures[row * setFigures.length + columnOf[figure]] = value;
  }

  /** Returns an amount that a query can compare; NaN if the set does not have it. */
  amount(row: number, field: AmountField): number {
    if (field === 'hr') return Number.NaN;
    if (field !== 'pace') return this.figure(row, field);
    const metres = this.figure(row, 'distance');
    const seconds = this.figure(row, 'seconds');
    return metres > 0 && seconds > 0 ? seconds / metres : Number.NaN;
  }

  /** RPE and repetitions in reserve follow from each other: RPE 9 is one repetition in reserve. */
  #fill(row: number, { load, reps, rpe, rir, distance, seconds }: SetResult): void {
    const figures: { readonly [F in SetFigure]?: number | undefined } = {
      load: load?.si,
      reps,
      rpe: rpe ?? (rir === undefined ? undefined : 10 - rir),
      rir: rir ?? (rpe === undefined ? undefined : 10 - rpe),
      distance: distance?.si,
      seconds,
    };
    for (const figure of setFigures) {
      const value = figures[figure];
      if (value !== undefined) this.set(row, figure, value);
    }
  }
}
