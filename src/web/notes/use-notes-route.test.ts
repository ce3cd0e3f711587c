import { expect, it } from 'vitest';
import { noteHref, noteIdIn } from './use-notes-route.ts';

it.each(['0192c1c2-0000-7000-8000-000000000001', 'day-2026-11-21', 'a b/c?d#e%'])(
  'the URL of the note %s contains it',
  (id) => {
    expect(noteIdIn(noteHref(id))).toBe(id);
    expect(noteIdIn(noteHref(id, { kind: 'tag', tag: 'knee' }, 'title'))).toBe(id);
  },
);

it.each([
  '',
  '/dashboard/notes',
  '/dashboard/notes/',
  '/dashboard/notes?list=today',
  '/dashboard/exercise/x',
  'https://example.com/dashboard/notes/a',
  '/dashboard/notes/%zz',
])('%j is not the URL of a note', (href) => expect(noteIdIn(href)).toBeNull());
