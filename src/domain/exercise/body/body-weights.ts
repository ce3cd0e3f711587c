import { equalPlain, inTrash, type Leaves, readRecord } from '../../kernel/index.ts';
import { type Measurement, measurement } from '../measurement.ts';
import { type DayValue, dayValues, readingsByMeasure } from './readings.ts';

interface IdAndMeasurement {
  readonly id: string;
  readonly value: Measurement;
}

/** The body weights by day, computed once for many changes of measurements. */
export class BodyWeights {
  /** Without those in the trash. */
  readonly #measurements = new Map<string, IdAndMeasurement>();
  #isStale = false;
  #weights: readonly DayValue[] = [];

  /** @param leaves null if the measurement was deleted */
  put(id: string, leaves: Leaves | null): void {
    this.#isStale = true;
    if (leaves === null || inTrash(leaves)) this.#measurements.delete(id);
    else this.#measurements.set(id, { id, value: readRecord(measurement, leaves).value });
  }

  /** Returns the weights in kilograms, oldest first. They are the same object until one of them changes. */
  get current(): readonly DayValue[] {
    if (!this.#isStale) return this.#weights;
    this.#isStale = false;
    const weights = dayValues(readingsByMeasure(this.#measurements.values()).get('body-weight') ?? []);
    if (!equalPlain(weights, this.#weights)) this.#weights = weights;
    return this.#weights;
  }
}
