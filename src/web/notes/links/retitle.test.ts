import { expect, it } from 'vitest';
import type { Note } from '#domain/notes/index.ts';
import { retitle, type StandingTitle } from './retitle.ts';

it('retitling keeps the previous title, but no intermediate ones', () => {
  const note = noteTitled('Knees');
  type(note, standing(note), ['Knee', 'Kne', 'Knew', 'Knew it']);
  expect(note).toMatchObject({ title: 'Knew it', formerTitles: { f: 'Knees' } });
});

it('retitling keeps no former title if there was none', () => {
  const note = noteTitled(undefined);
  type(note, standing(note), ['K', 'Kn', 'Kne']);
  expect(note).toMatchObject({ title: 'Kne', formerTitles: {} });
});

it('a title that is cleared and retyped leaves no former title', () => {
  const note = noteTitled('Plan');
  type(note, standing(note), ['', 'P', 'Plan']);
  expect(note).toMatchObject({ title: 'Plan', formerTitles: {} });
});

it('a former title that is passed while typing remains a former title', () => {
  const note = noteTitled('Aim', { a: 'Plan' });
  type(note, standing(note), ['Pla', 'Plan', 'Plan B']);
  expect(note.formerTitles).toEqual({ a: 'Plan', f: 'Aim' });
});

it('retitling keeps changes from another device', () => {
  const note = noteTitled('Aim');
  const before = standing(note);
  type(note, before, ['Ai']);
  note.formerTitles.b = 'Goal';
  type(note, before, ['A']);
  expect(note.formerTitles).toEqual({ f: 'Aim', b: 'Goal' });
});

function noteTitled(title: string | undefined, formerTitles: Record<string, string> = {}): Note {
  return { title, aliases: {}, formerTitles } as Note;
}

function standing({ title = '', formerTitles }: Note): StandingTitle {
  return { title, formerTitles: { ...formerTitles }, formerId: 'f' };
}

function type(note: Note, before: StandingTitle, texts: readonly string[]): void {
  for (const text of texts) retitle(note, before, text);
}
