import { expect, it } from 'vitest';
import { kindOfFile } from './kind-of-file.ts';

it.each([
  ['run.gpx', 'recording'],
  ['activities/1.FIT', 'recording'],
  ['Letter.docx', 'document'],
  ['Loads.xlsx', 'sheet'],
  ['old.rar', 'archive'],
  ['scan.pdf', 'media'],
  ['Photos/*.jpg', 'media'],
  ['team.ics', 'calendar'],
  ['a.xyz', null],
  ['no extension', null],
])('%s is advised about as %s', (path, kind) => {
  expect(kindOfFile(path)).toBe(kind);
});
