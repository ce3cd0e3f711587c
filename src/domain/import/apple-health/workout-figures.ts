import type { DraftQuantity } from '../draft/index.ts';
import { lengthIn } from './measurements.ts';

/** A number with its unit as written; null without a number. */
export interface Amount {
  readonly value: number | null;
  readonly unit: string;
}

/** The name of the total in the attributes of exports until iOS 15, which do not say what kind of distance it is. */
export const totalDistance = 'Distance';

/** More than any workout has; the rest is ignored. */
const maxFigures = 400;

/** The figures of a workout by name, from which those with a place of their own are taken. */
export class WorkoutFigures {
  readonly #amounts = new Map<string, { readonly value: number; readonly unit: string }>();

  /** A later figure of the same name replaces the earlier one. */
  add(name: string, { value, unit }: Amount): void {
    if (value === null || (this.#amounts.size >= maxFigures && !this.#amounts.has(name))) return;
    this.#amounts.set(name, { value, unit });
  }

  /** Takes a figure if it has this unit, else returns null. */
  take(name: string, unit: string): number | null {
    const amount = this.#amounts.get(name);
    if (amount === undefined || amount.unit !== unit) return null;
    this.#amounts.delete(name);
    return amount.value;
  }

  /**
   * Takes the distance of a kind, else the total, else the only distance there is. Several distances of other kinds are
   * left: which of them counts is not known.
   */
  takeDistance(ofSport: string | null): DraftQuantity | null {
    const names = [...this.#amounts.keys()].filter(isDistance);
    const name =
      names.find((each) => each === ofSport) ??
      names.find((each) => each === totalDistance) ??
      (names.length === 1 ? names[0] : undefined);
    const amount = name === undefined ? undefined : this.#amounts.get(name);
    const distance = amount === undefined || amount.value <= 0 ? null : lengthIn(amount.value, amount.unit);
    if (name !== undefined && distance !== null) this.#amounts.delete(name);
    return distance;
  }

  /** Returns the figures that were not taken, by name and unit. An amount of 0 says that nothing was measured. */
  rest(): ReadonlyMap<string, number> {
    const measured = [...this.#amounts].filter(([, { value }]) => value !== 0);
    return new Map(measured.map(([name, { value, unit }]) => [unit === '' ? name : `${name} (${unit})`, value]));
  }
}

function isDistance(name: string): boolean {
  return name.startsWith('Distance') && !/ (?:average|minimum|maximum)$/.test(name);
}
