import { copyPlain, equalPlain } from '../kernel/index.ts';
import type { Workout } from './workout.ts';

/** The parts of a workout, or of a routine draft (whose sets have no results), that hold exercises and sets. */
export type Arranged = Pick<Workout, 'exercises' | 'sets'>;

/** Undoes an edit of a draft, in a later draft of the same record. */
export type Undo = (draft: Arranged) => void;

/**
 * Edits exercises and sets and returns an undo function. Undo restores changed leaves one by one, but only those that
 * still have the edited value. Later changes, here or on another device, are kept. A created set or exercise is removed
 * unless it was changed since.
 */
export function undoable(draft: Arranged, edit: () => void): Undo {
  const before = arrangedIn(draft);
  edit();
  const after = arrangedIn(draft);
  return (later) => {
    for (const part of ['exercises', 'sets'] as const) putBack(before[part], after[part], later[part]);
  };
}

type Entries = Record<string, Record<string, unknown>>;

function arrangedIn({ exercises, sets }: Arranged): { readonly exercises: Entries; readonly sets: Entries } {
  return copyPlain({ exercises, sets });
}

function putBack(before: Entries, after: Entries, later: Entries): void {
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, made] = [before[id], after[id]];
    if (was === undefined) {
      if (equalPlain(later[id], made)) delete later[id];
    } else if (!equalPlain(was, made)) {
      later[id] = withLeavesBack({ was, made: made ?? {}, now: later[id] ?? {} });
    }
  }
}

type Leaves = Readonly<Record<string, unknown>>;

function withLeavesBack({ was, made, now }: { readonly was: Leaves; readonly made: Leaves; readonly now: Leaves }) {
  const names = new Set([...Object.keys(was), ...Object.keys(made)]);
  const isToPutBack = (name: string) => !equalPlain(was[name], made[name]) && equalPlain(now[name], made[name]);
  const back = [...names].filter(isToPutBack).map((name) => [name, copyPlain(was[name])] as const);
  return { ...now, ...Object.fromEntries(back) };
}
