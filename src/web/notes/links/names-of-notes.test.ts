import { expect, it } from 'vitest';
import type { Note } from '#domain/notes/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { FollowedNames } from './names-of-notes.ts';

it('a link finds a note by its title, its other names and those it had before', () => {
  const names = namesOf(note('a', 'Knees', { aliases: { x: 'Joints' }, formerTitles: { y: 'Legs' } }));
  for (const name of ['Knees', 'knees ', 'Joints', 'LEGS']) expect(names.find(name)?.id).toBe('a');
  expect(names.find('Hips')).toBeNull();
});

it('a heading is looked for in the note, unless the title holds it', () => {
  const names = namesOf(note('a', 'Plan'), note('b', 'C# basics'), note('c', 'C#'));
  expect(names.find('Plan#Monday')).toEqual({ id: 'a', heading: 'Monday' });
  expect(names.find('C# basics')).toEqual({ id: 'b', heading: null });
  expect(names.find('C#')).toEqual({ id: 'c', heading: null });
  expect(names.find('Plan# ')).toEqual({ id: 'a', heading: null });
});

it('a note in the trash is found only where no other goes by the name', () => {
  const names = namesOf(note('a', 'Plan', {}, true));
  expect(names.find('Plan')?.id).toBe('a');
  names.follow([note('a', 'Plan', {}, true), note('b', 'Plan')]);
  expect(names.find('Plan')?.id).toBe('b');
});

it('follows what is renamed, restored and deleted, and takes no notice of anything else', () => {
  const first = note('a', 'Plan');
  const names = namesOf(first);
  const { version } = names;
  names.follow([note('a', 'Plan', { pinnedAt: 1 })]);
  expect(names.version).toBe(version);
  names.follow([note('a', 'Aim')]);
  expect(names.version).not.toBe(version);
  expect(names.find('Plan')).toBeNull();
  expect(names.find('Aim')?.id).toBe('a');
  names.follow([]);
  expect(names.find('Aim')).toBeNull();
});

function namesOf(...notes: readonly RecordEntry<'notes'>[]): FollowedNames {
  const names = new FollowedNames();
  names.follow(notes);
  return names;
}

function note(id: string, title: string, value: Partial<Note> = {}, inTrash = false): RecordEntry<'notes'> {
  const whole = { title, aliases: {}, formerTitles: {}, ...value } as Note;
  return { id, key: `notes/${id}`, value: whole, leaves: new Map(), inTrash };
}
