import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { noteLink } from '../../links/notes.ts';
import { createAppRouter } from '../../routes.tsx';
import { noteIdIn } from './use-notes-route.ts';

const router = createAppRouter(createMemoryHistory());

it.each(['0192c1c2-0000-7000-8000-000000000001', 'day-2026-11-21', 'a b/c?d#e%'])(
  'the URL of the note %s contains it',
  (id) => {
    expect(noteIdIn(router, router.buildLocation(noteLink(id)).href)).toBe(id);
    expect(noteIdIn(router, router.buildLocation(noteLink(id, { kind: 'tag', tag: 'knee' }, 'title')).href)).toBe(id);
  },
);

it.each([
  '',
  '/dashboard/notes',
  '/dashboard/notes/',
  '/dashboard/notes?list=today',
  '/dashboard/notes/day/2026-11-21',
  '/dashboard/notes/a/b',
  '/dashboard/exercise/x',
  'https://example.com/dashboard/notes/a',
  '/dashboard/notes/%zz',
])('%j is not the URL of a note', (href) => expect(noteIdIn(router, href)).toBeNull());
