import { expect, it } from 'vitest';
import type { Note } from '#domain/notes/index.ts';
import { restoreLeaves } from './restore-leaves.ts';

it('restoring keeps the replaced title as a former title, so that links still find the note', () => {
  const note = noteWith({ title: 'New' });
  const undo = restoreLeaves(note, version('Old'), 'f');
  expect(note).toMatchObject({ title: 'Old', formerTitles: { f: 'New' } });
  undo(note);
  expect(note).toMatchObject({ title: 'New', formerTitles: {} });
});

it('a restored former title is removed from the former titles, and undo adds it again', () => {
  const note = noteWith({ title: 'New', formerTitles: { a: 'Old', b: 'Older' } });
  const undo = restoreLeaves(note, version('Old'), 'f');
  expect(note).toMatchObject({ title: 'Old', formerTitles: { b: 'Older', f: 'New' } });
  undo(note);
  expect(note).toMatchObject({ title: 'New', formerTitles: { a: 'Old', b: 'Older' } });
});

it('restoring a version without a title removes the title', () => {
  const note = noteWith({ title: 'New' });
  const undo = restoreLeaves(note, version(''), 'f');
  expect(note).toMatchObject({ title: undefined, formerTitles: { f: 'New' } });
  undo(note);
  expect(note).toMatchObject({ title: 'New', formerTitles: {} });
});

it('undo keeps a title that was changed after restoring', () => {
  const note = noteWith({ title: 'New' });
  const undo = restoreLeaves(note, version('Old'), 'f');
  note.title = 'Newest';
  undo(note);
  expect(note).toMatchObject({ title: 'Newest', formerTitles: { f: 'New' } });
});

it('restoring applies the tags of the version, and undo restores those of the note', () => {
  const note = noteWith({ tags: { gym: 'Gym', plan: 'plan' } });
  const undo = restoreLeaves(note, version('', { gym: 'gym', old: 'Old' }), 'f');
  expect(note.tags).toEqual({ gym: 'gym', old: 'Old' });
  undo(note);
  expect(note.tags).toEqual({ gym: 'Gym', plan: 'plan' });
});

it('undo keeps tags that were added or removed after restoring', () => {
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
