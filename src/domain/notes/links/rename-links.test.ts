import { expect, it } from 'vitest';
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
