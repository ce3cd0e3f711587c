import type { Leaves, LocalDay, RecordKey } from '../../kernel/index.ts';
import type { NoteLine } from './log-line.ts';

/** A workout in which a line of a note logged sets. */
export interface WorkoutOfLine {
  /** The id of the line. */
  readonly block: string;
  /** The note in which it was logged. The line may be in another one now. */
  readonly note: RecordKey;
  readonly workout: string;
  readonly title: string | null;
  readonly day: LocalDay;
}

interface IndexedWorkout {
  readonly id: string;
  readonly title: string | null;
  readonly day: LocalDay;
  readonly leaves: Leaves;
}

/** The workouts in which lines of notes logged sets, by the ids of the lines. It is computed and never stored. */
export class LineIndex {
  readonly #byWorkout = new Map<string, readonly WorkoutOfLine[]>();
  readonly #workoutsByBlock = new Map<string, Set<string>>();
  #version = 0;

  /** Grows with every change. */
  get version(): number {
    return this.#version;
  }

  /** Adds or replaces a workout. */
  put({ id, title, day, leaves }: IndexedWorkout): void {
    this.remove(id);
    const lines = linesIn(leaves);
    if (lines.size === 0) return;
    this.#version += 1;
    this.#byWorkout.set(
      id,
      Array.from(lines, ([block, note]) => ({ block, note, workout: id, title, day })),
    );
    for (const block of lines.keys())
      this.#workoutsByBlock.set(block, (this.#workoutsByBlock.get(block) ?? new Set()).add(id));
  }

  /** Removes a workout that was trashed or deleted. */
  remove(id: string): void {
    const lines = this.#byWorkout.get(id);
    if (lines === undefined) return;
    this.#version += 1;
    this.#byWorkout.delete(id);
    for (const { block } of lines) this.#workoutsByBlock.get(block)?.delete(id);
  }

  /** Returns the workouts in which lines with these ids logged sets. */
  workoutsOf(blocks: readonly string[]): readonly WorkoutOfLine[] {
    return blocks.flatMap((block) =>
      [...(this.#workoutsByBlock.get(block) ?? [])].flatMap((id) =>
        (this.#byWorkout.get(id) ?? []).filter((line) => line.block === block),
      ),
    );
  }
}

/** Returns the lines of the sets that have a result, as the id of each line with its note. */
function linesIn(leaves: Leaves): ReadonlyMap<string, RecordKey> {
  const lines = new Map<string, RecordKey>();
  for (const [path, { value }] of leaves) {
    if (!path.startsWith('sets/') || !path.endsWith('/line') || !isLine(value)) continue;
    const result = leaves.get(`${path.slice(0, -'line'.length)}result`)?.value ?? null;
    if (result !== null) lines.set(value.block, value.note);
  }
  return lines;
}

function isLine(value: unknown): value is NoteLine {
  const { note, block } = (value ?? {}) as Partial<NoteLine>;
  return typeof note === 'string' && typeof block === 'string';
}
