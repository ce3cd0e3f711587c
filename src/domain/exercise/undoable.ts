import { copyPlain, equalPlain } from '../kernel/index.ts';
import type { Workout } from './workout.ts';

/** The parts of a workout, or of a routine draft (whose sets have no results), that hold exercises and sets. */
export type Arranged = Pick<Workout, 'exercises' | 'sets'>;

/** Undoes an edit of a draft, in a later draft of the same record. */
export type Undo = (draft: Arranged) => void;

/**
 * Edits exercises and sets and returns an undo function. Undo restores changed leaves one by one, but only those that
 * still have the edited value. Later changes, here or on another device, are kept. A created set or exercise is removed
 * unless it was changed since; an exercise also stays while it has other sets.
 */
export function undoable(draft: Arranged, edit: () => void): Undo {
  return undoableEdit(draft, edit).undo;
}

/** An edit that is undone only if undo takes back all of it. */
export interface UndoableEdit {
  readonly undo: Undo;
  /** Returns whether everything that the edit wrote is as it wrote it, in a later draft of the same record. */
  readonly isAsWritten: (later: Arranged) => boolean;
}

/** Does the same as {@link undoable}, and can tell whether undo would take back the whole edit. */
export function undoableEdit(draft: Arranged, edit: () => void): UndoableEdit {
  const before = arrangedIn(draft);
  edit();
  const after = arrangedIn(draft);
  return {
    undo: (later) => {
      putBack(before.sets, after.sets, later.sets);
      const used = new Set(Object.values(later.sets).map(({ place }) => place?.exercise));
      putBack(before.exercises, after.exercises, later.exercises, (id) => used.has(id));
    },
    isAsWritten: (later) =>
      (['exercises', 'sets'] as const).every((part) => isAsWritten(before[part], after[part], later[part])),
  };
}

type Entries = Record<string, Record<string, unknown>>;

function arrangedIn({ exercises, sets }: Arranged): { readonly exercises: Entries; readonly sets: Entries } {
  return copyPlain({ exercises, sets });
}

function isAsWritten(before: Entries, after: Entries, later: Entries): boolean {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((id) => {
    const [was, made, now] = [before[id] ?? {}, after[id] ?? {}, later[id] ?? {}];
    if (before[id] === undefined) return equalPlain(now, made);
    return namesIn(was, made).every((name) => equalPlain(was[name], made[name]) || equalPlain(now[name], made[name]));
  });
}

/** @param isUsed whether a created entry has to stay */
function putBack(before: Entries, after: Entries, later: Entries, isUsed: (id: string) => boolean = () => false): void {
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, made] = [before[id], after[id]];
    if (was === undefined) {
      if (equalPlain(later[id], made) && !isUsed(id)) delete later[id];
    } else if (!equalPlain(was, made)) {
      later[id] = withLeavesBack({ was, made: made ?? {}, now: later[id] ?? {} });
    }
  }
}

type Leaves = Readonly<Record<string, unknown>>;

function withLeavesBack({ was, made, now }: { readonly was: Leaves; readonly made: Leaves; readonly now: Leaves }) {
  const isToPutBack = (name: string) => !equalPlain(was[name], made[name]) && equalPlain(now[name], made[name]);
  const back = namesIn(was, made)
    .filter(isToPutBack)
    .map((name) => [name, copyPlain(was[name])] as const);
  return { ...now, ...Object.fromEntries(back) };
}

function namesIn(was: Leaves, made: Leaves): readonly string[] {
  return [...new Set([...Object.keys(was), ...Object.keys(made)])];
}
