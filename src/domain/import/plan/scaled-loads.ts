import type { Quantity } from '../../kernel/index.ts';
import type { PlannedRecord } from './planned-record.ts';
import type { ExistingRecord } from './verdict.ts';

/** What most updates of workouts have in common, so that they are probably a mistake about the unit. */
export interface ScaledLoads {
  /** What every load would be multiplied by; 1 if only the unit changes. */
  readonly factor: number;
  /** How many workouts would change so. */
  readonly count: number;
  /** One of the loads now and after the update. */
  readonly example: { readonly before: Quantity; readonly after: Quantity };
}

/** How far the factors of the sets of a workout may differ, since exports round converted loads. */
const tolerance = 0.02;

/**
 * Compares the loads of the workouts that an import would update with those that are stored. If most of the known
 * workouts would change by one factor, such as 2.2046, or only into another unit, then the file has another unit than
 * the import before, or its unit was answered wrongly.
 */
export class ScaledLoadsFinder {
  #known = 0;
  readonly #changes: ScaledLoads['example'][] = [];

  /** Takes an item of the plan, with the record that it would update. */
  add({ draft, verdict, leaves }: PlannedRecord, record: ExistingRecord | null): void {
    if (draft.kind !== 'workout' || record === null || (verdict !== 'same' && verdict !== 'changed-there')) return;
    this.#known += 1;
    if (verdict === 'same') return;
    const pairs = leaves.flatMap(({ path, value }) => {
      const [before, after] = [loadIn(path, record.leaves.get(path)), loadIn(path, value)];
      return before === null || after === null ? [] : [{ before, after }];
    });
    const [first] = pairs;
    if (first !== undefined && pairs.every((pair) => isAlike(factorOf(pair), factorOf(first)) && isScaled(pair)))
      this.#changes.push(first);
  }

  /** @returns null if most workouts stay as they are, or change in different ways */
  get found(): ScaledLoads | null {
    const [example] = this.#changes;
    if (example === undefined) return null;
    const factor = factorOf(example);
    const alike = this.#changes.filter((each) => isAlike(factorOf(each), factor));
    return alike.length * 2 > this.#known
      ? { factor: isAlike(factor, 1) ? 1 : factor, count: alike.length, example }
      : null;
  }
}

type Pair = ScaledLoads['example'];

function factorOf({ before, after }: Pair): number {
  return after.si / before.si;
}

function isAlike(a: number, b: number): boolean {
  return Math.abs(a / b - 1) <= tolerance;
}

/** Returns whether a load is another one, or the same in another unit. */
function isScaled(pair: Pair): boolean {
  return !isAlike(factorOf(pair), 1) || pair.before.unit !== pair.after.unit;
}

/** Returns the load of the result of a set; null for other leaves, and for loads without a size to compare. */
function loadIn(path: string, value: unknown): Quantity | null {
  if (!/^sets\/[^/]+\/result$/.test(path)) return null;
  const { load } = (value ?? {}) as { readonly load?: Quantity };
  return load === undefined || load.si === 0 ? null : load;
}
