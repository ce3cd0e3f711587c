import { expect, it } from 'vitest';
import type { Note } from '#domain/notes/index.ts';
import { printStamp, type ReplicaId } from '#sync/record/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { FollowedNames } from './names-of-notes.ts';

it('a link finds a note by its title, its aliases and its former titles', () => {
  const names = namesOf(note('a', 'Knees', { aliases: { x: 'Joints' }, formerTitles: { y: 'Legs' } }));
  for (const name of ['Knees', 'knees ', 'Joints', 'LEGS']) expect(names.find(name)?.id).toBe('a');
  expect(names.find('Hips')).toBeNull();
});

it('a link with a # goes to a heading of the note, unless the # is part of the title', () => {
  const names = namesOf(note('a', 'Plan'), note('b', 'C# basics'), note('c', 'C#'));
  expect(names.find('Plan#Monday')).toEqual({ id: 'a', heading: 'Monday' });
  expect(names.find('C# basics')).toEqual({ id: 'b', heading: null });
  expect(names.find('C#')).toEqual({ id: 'c', heading: null });
  expect(names.find('Plan# ')).toEqual({ id: 'a', heading: null });
});

it('a name is found if the link escapes it with character references', () => {
  const names = namesOf(note('a', 'C#'), note('b', 'x|y'), note('c', 'AT&amp;T'));
  expect(names.find('C&num;#Strings')).toEqual({ id: 'a', heading: 'Strings' });
  expect(names.find('x&vert;y')).toEqual({ id: 'b', heading: null });
  expect(names.find('AT&amp;T')).toEqual({ id: 'c', heading: null });
});

it('a note in the trash is found only if no other note has the name', () => {
  const names = namesOf(note('a', 'Plan', {}, true));
  expect(names.find('Plan')?.id).toBe('a');
  names.follow([note('a', 'Plan', {}, true), note('b', 'Plan')]);
  expect(names.find('Plan')?.id).toBe('b');
});

it('if several notes have a name, a link opens the one that has had it longest', () => {
  const names = namesOf(named('b', 'Plan', 5), named('c', 'Plan', 7));
  expect(names.find('plan')?.id).toBe('b');
  names.follow([named('a', 'Plan', 9), named('b', 'Plan', 5), named('c', 'Plan', 7)]);
  expect(names.find('Plan')?.id).toBe('b');
  names.follow([named('a', 'Plan', 9), named('b', 'Aim', 10), named('c', 'Plan', 7)]);
  expect(names.find('Plan')?.id).toBe('c');
  names.follow([named('c', 'Other', 3, { x: 'Plan' }, 8), named('b', 'One more', 4, { x: 'Plan' }, 9)]);
  expect(names.find('Plan#Monday')).toEqual({ id: 'c', heading: 'Monday' });
});

it('a link with a former title of several notes opens the note that had it last', () => {
  const had = (id: string, until: number) => named(id, 'New', 1, {}, 1, { Plan: until });
  const names = namesOf(had('a', 5), had('b', 9), had('c', 7));
  expect(names.find('plan')?.id).toBe('b');
  names.follow([had('a', 11), had('b', 9), had('c', 7)]);
  expect(names.find('plan')?.id).toBe('a');
  names.follow([had('a', 11), had('b', 9), named('c', 'Plan', 12)]);
  expect(names.find('plan')?.id).toBe('c');
});

it('the index follows renaming, restoring and deleting, and ignores other changes', () => {
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

/**
 * Returns a note with the given names.
 *
 * @param at when the title and the other names were set, in milliseconds
 * @param until when each former title was replaced, by title
 */
function named(
  id: string,
  title: string,
  at: number,
  aliases: Record<string, string> = {},
  aliasedAt = at,
  until: Record<string, number> = {},
) {
  const replica = 'AAAAAAAA' as ReplicaId;
  const stamp = (ms: number) => printStamp({ ms, counter: 0, replica });
  const leaves = new Map([
    ['title', { value: title, stamp: stamp(at) }],
    ...Object.entries(aliases).map(([key, value]) => [`aliases/${key}`, { value, stamp: stamp(aliasedAt) }] as const),
    ...Object.entries(until).map(([value, ms]) => [`formerTitles/${value}`, { value, stamp: stamp(ms) }] as const),
  ]);
  const formerTitles = Object.fromEntries(Object.keys(until).map((value) => [value, value]));
  return { ...note(id, title, { aliases, formerTitles }), leaves };
}

function note(id: string, title: string, value: Partial<Note> = {}, inTrash = false): RecordEntry<'notes'> {
  const whole = { title, aliases: {}, formerTitles: {}, ...value } as Note;
  return { id, key: `notes/${id}`, value: whole, leaves: new Map(), inTrash };
}
