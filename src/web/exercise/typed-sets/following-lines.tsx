import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type * as Y from 'yjs';
import type { WorkoutExercise } from '#domain/exercise/index.ts';
import { agreeWithLine, wordsDigest } from '#domain/exercise/logged-lines/index.ts';
import { equalPlain, idOf, type Leaves, printPath, type RecordKey } from '#domain/kernel/index.ts';
import type { Stamp } from '#sync/record/index.ts';
import { smallestChange } from '../../line-signs/index.ts';
import { type DocumentActions, type RecordEntry, useBody, useDocument } from '../../replica/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { lineWithSets } from './note-actions.ts';
import { type LoggedSets, readNoteLines, setsByBlock } from './note-lines.ts';
import { useLineContext } from './use-line-context.ts';

export interface FollowingLinesProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly exercises: readonly WorkoutExercise[];
}

/**
 * Rewrites the lines of notes whose sets are changed in the workout on this page, unless somebody changed the lines
 * since or the note is in the trash. Only the page that changed a set does so: if two devices rewrote a line, its text
 * would be there twice.
 */
export default function FollowingLines({ workout, exercises }: FollowingLinesProps) {
  const notes = new Set(exercises.flatMap(({ sets }) => sets.flatMap(({ set }) => set.line?.note ?? [])));
  return [...notes].map((note) => (
    <LinesOfNote key={note} note={note as RecordKey} workout={workout} exercises={exercises} />
  ));
}

/** How long the sets must stay as they are until a line is rewritten, so that it does not change with every key. */
const calmMs = 1_000;
const noNotes: ReadonlySet<string> = new Set();

interface LinesOfNoteProps extends FollowingLinesProps {
  readonly note: RecordKey;
}

function LinesOfNote({ note, workout, exercises }: LinesOfNoteProps) {
  const document = useDocument();
  const catalogue = useCatalogue();
  const { text } = useBody('notes', idOf(note));
  const isTextKnown = text !== null;
  const { context } = useLineContext(exercises);
  const changed = useRef(new Set<string>());
  const known = useRef<ReadonlyMap<string, LoggedSets> | null>(null);
  const rewrite = useEffectEvent(() => {
    if (text === null || changed.current.size === 0) return;
    // an edit would restore a note in the trash
    if (!document.records('notes').some(({ key, inTrash }) => key === note && !inTrash)) return changed.current.clear();
    const logged = setsOfNote(note, workout, exercises);
    const lines = text
      .toString()
      .split('\n')
      .map((line, at) => ({ number: at + 1, text: line, isCurrent: false }));
    for (const state of readNoteLines(lines, { context, catalogue }, logged).toReversed()) {
      if (state.kind !== 'differs' || state.isLineChanged || state.isOtherExercise) continue;
      const after = changed.current.has(state.block) ? lineWithSets(state.own, state.reading, state, context) : null;
      if (after === null) continue;
      replaceLine(text, lines, state.line.number, after + state.line.text.slice(state.own.length));
      const line = { note, block: state.block, words: wordsDigest(after) };
      document.changeRecord('workouts', workout.id, (draft) => agreeWithLine(draft, line));
    }
    changed.current.clear();
  });
  useLayoutEffect(() => {
    const logged = setsOfNote(note, workout, exercises);
    for (const block of changedHere(known.current, logged, workout.leaves, document)) changed.current.add(block);
    known.current = logged;
    if (changed.current.size === 0 || !isTextKnown) return;
    const timer = window.setTimeout(() => rewrite(), calmMs);
    return () => window.clearTimeout(timer);
  }, [document, note, workout, exercises, isTextKnown]);
  useLayoutEffect(() => {
    const ending = new AbortController();
    // Captured, so that the lines are rewritten before the document stores its last changes.
    const listening = { capture: true, signal: ending.signal };
    window.document.addEventListener('visibilitychange', () => window.document.hidden && rewrite(), listening);
    window.addEventListener('pagehide', () => rewrite(), listening);
    return () => {
      ending.abort();
      rewrite();
    };
  }, []);
  return null;
}

function setsOfNote(note: RecordKey, { id }: FollowingLinesProps['workout'], exercises: readonly WorkoutExercise[]) {
  return setsByBlock({ note, deletedNotes: noNotes, workouts: [{ id, title: '', exercises }] });
}

/**
 * Returns the ids of the lines whose sets were changed by this page.
 *
 * @param before null at first: sets may have been changed while this part of the page was loading
 */
function changedHere(
  before: ReadonlyMap<string, LoggedSets> | null,
  after: ReadonlyMap<string, LoggedSets>,
  leaves: Leaves,
  { reader }: Pick<DocumentActions, 'reader'>,
): readonly string[] {
  const isOwn = (id: string) =>
    ['result', 'remark'].some((leaf) => {
      const stamp = leaves.get(printPath(['sets', id, leaf]))?.stamp;
      return stamp !== undefined && reader.isOwn(stamp as Stamp);
    });
  if (before === null)
    return [...after].flatMap(([block, { sets }]) => (sets.some(({ id }) => isOwn(id)) ? block : []));
  return [...before].flatMap(([block, { sets: old }]) => {
    const now = new Map((after.get(block)?.sets ?? []).map(({ id, set }) => [id, set]));
    const was = new Map(old.map(({ id, set }) => [id, set]));
    const ids = [...new Set([...was.keys(), ...now.keys()])];
    const changed = ids.filter((id) => {
      const [set, oldSet] = [now.get(id), was.get(id)];
      return !equalPlain(set?.result, oldSet?.result) || set?.remark !== oldSet?.remark;
    });
    return changed.some(isOwn) ? [block] : [];
  });
}

function replaceLine(text: Y.Text, lines: readonly { readonly text: string }[], number: number, after: string): void {
  const before = lines[number - 1]?.text ?? '';
  const start = lines.slice(0, number - 1).reduce((sum, line) => sum + line.text.length + 1, 0);
  const { from, to, insert } = smallestChange(before, after);
  text.doc?.transact(() => {
    text.delete(start + from, to - from);
    text.insert(start + from, insert);
  }, 'sets of a workout');
}
