import { expect, it } from 'vitest';
import { readNote } from '../markdown/index.ts';
import { applyTextEdits } from '../text-edits.ts';
import { renameLinks } from './rename-links.ts';

it.each([
  ['see [[Plan]]', 'see [[Plan 2026]]'],
  ['see [[plan]] and [[ Plan ]]', 'see [[Plan 2026]] and [[ Plan 2026 ]]'],
  ['see [[Plan|my plan]]', 'see [[Plan 2026|my plan]]'],
  ['see [[Plan#Goals]] and ![[Plan]]', 'see [[Plan 2026#Goals]] and ![[Plan 2026]]'],
  ['| [[Plan\\|it]] |\n| - |', '| [[Plan 2026\\|it]] |\n| - |'],
  ['`[[Plan]]`, [[Plan B]], [[Other|Plan]] and Plan', '`[[Plan]]`, [[Plan B]], [[Other|Plan]] and Plan'],
])('%j becomes %j', (before, after) => {
  expect(applyTextEdits(before, renameLinks(before, 'Plan', 'Plan 2026'))).toBe(after);
});

it('a title with a # is renamed as a whole, and signs of the new title are escaped', () => {
  const edits = renameLinks('[[C# basics]] [[C#]]', 'C# basics', 'a|b');
  expect(applyTextEdits('[[C# basics]] [[C#]]', edits)).toBe('[[a&vert;b]] [[C#]]');
});

it.each([
  ['C#', '[[Plan]] [[Plan#Goals]]', '[[C#]] [[C&num;#Goals]]'],
  ['D:\\', '[[Plan#Goals]] [[Plan|it]]', '[[D:&bsol;#Goals]] [[D:&bsol;|it]]'],
])('links with the new title %j keep their headings and aliases, and can be renamed again', (title, before, after) => {
  expect(applyTextEdits(before, renameLinks(before, 'Plan', title))).toBe(after);
  expect(readNote(after).links.map(({ heading, alias }) => [heading, alias])).toEqual(
    readNote(before).links.map(({ heading, alias }) => [heading, alias]),
  );
  expect(applyTextEdits(after, renameLinks(after, title, 'Plan'))).toBe(before);
});
