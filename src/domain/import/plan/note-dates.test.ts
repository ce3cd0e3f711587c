import { expect, it } from 'vitest';
import { noteDraft } from '../testing/drafts.ts';
import { noteDates } from './note-dates.ts';

const unpacked = Date.UTC(2026, 10, 28, 9, 30, 10);
const ofFile = (at: number, createdAt: number | null = null) =>
  noteDraft({ createdAt, editedAt: at, isEditedByFile: true });

it('counts the notes that have only the time of their file', () => {
  const notes = [noteDraft({ createdAt: 1 }), noteDraft({ editedAt: 1 }), noteDraft(), ofFile(5), ofFile(9, 1)];
  expect(noteDates(notes)).toEqual({ stated: 3, fromFiles: 1, sameTime: null });
});

it('points out a time that most files have in common', () => {
  const same = Array.from({ length: 6 }, (_, at) => ofFile(unpacked + at * 1000));
  const at = Date.UTC(2026, 10, 28, 9, 30);
  expect(noteDates([...same, ofFile(1)]).sameTime).toEqual({ at, count: 6 });
  expect(noteDates(same.slice(0, 4)).sameTime).toBeNull();
  const others = Array.from({ length: 20 }, (_, day) => ofFile(day * 86_400_000));
  expect(noteDates([...same, ...others]).sameTime).toBeNull();
});
