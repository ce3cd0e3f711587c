import { expect, it } from 'vitest';
import type { Note } from '#domain/notes/index.ts';
import { restoreLeaves } from './restore-leaves.ts';

it('keeps the title that gives way, so that links to it still find the note', () => {
  const note = noteWith({ title: 'New' });
  const undo = restoreLeaves(note, version('Old'), 'f');
  expect(note).toMatchObject({ title: 'Old', formerTitles: { f: 'New' } });
  undo(note);
  expect(note).toMatchObject({ title: 'New', formerTitles: {} });
});

it('a former title that is restored is none any more, and is one again when that is undone', () => {
  const note = noteWith({ title: 'New', formerTitles: { a: 'Old', b: 'Older' } });
  const undo = restoreLeaves(note, version('Old'), 'f');
  expect(note).toMatchObject({ title: 'Old', formerTitles: { b: 'Older', f: 'New' } });
  undo(note);
  expect(note).toMatchObject({ title: 'New', formerTitles: { a: 'Old', b: 'Older' } });
});

it('a version without a title leaves the note without one', () => {
  const note = noteWith({ title: 'New' });
  const undo = restoreLeaves(note, version(''), 'f');
  expect(note).toMatchObject({ title: undefined, formerTitles: { f: 'New' } });
  undo(note);
  expect(note).toMatchObject({ title: 'New', formerTitles: {} });
});

it('a title that was changed again stays when the restoring is undone', () => {
  const note = noteWith({ title: 'New' });
  const undo = restoreLeaves(note, version('Old'), 'f');
  note.title = 'Newest';
  undo(note);
  expect(note).toMatchObject({ title: 'Newest', formerTitles: { f: 'New' } });
});

it('puts back the tags of the version, and those of the note when that is undone', () => {
  const note = noteWith({ tags: { gym: 'Gym', plan: 'plan' } });
  const undo = restoreLeaves(note, version('', { gym: 'gym', old: 'Old' }), 'f');
  expect(note.tags).toEqual({ gym: 'gym', old: 'Old' });
  undo(note);
  expect(note.tags).toEqual({ gym: 'Gym', plan: 'plan' });
});

it('tags that were given or taken meanwhile stay so when the restoring is undone', () => {
  const note = noteWith({ tags: { gym: 'Gym' } });
  const undo = restoreLeaves(note, version('', { old: 'Old' }), 'f');
  note.tags = { old: 'OLD', later: 'Later' };
  undo(note);
  expect(note.tags).toEqual({ gym: 'Gym', old: 'OLD', later: 'Later' });
});

function noteWith(leaves: Partial<Note>): Note {
  return { title: undefined, aliases: {}, formerTitles: {}, tags: {}, ...leaves } as Note;
}

function version(title: string, tags: Readonly<Record<string, string>> = {}) {
  return { title, tags: new Map(Object.entries(tags)) };
}
