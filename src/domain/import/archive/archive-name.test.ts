import { expect, it } from 'vitest';
import { groupedParts, gunzippedPath } from './archive-name.ts';

it.each([
  [
    'Google Takeout',
    'takeout-20240501T101010Z.zip',
    ['takeout-20240501T101010Z-001.zip', 'takeout-20240501T101010Z-002.zip'],
  ],
  ['Notion', 'Export-4c1b-a12.zip', ['Export-4c1b-a12-Part-1.zip', 'Export-4c1b-a12-Part-2.zip']],
  ['Garmin', 'DI/UploadedFiles_0.zip', ['DI/UploadedFiles_0-_Part1.zip', 'DI/UploadedFiles_0-_Part2.zip']],
  ['Mensana', 'mensana-2026-11-26.zip', ['mensana-2026-11-26-1.zip', 'mensana-2026-11-26-2.zip']],
])('groups the parts of an export of %s', (_, path, names) => {
  expect(groupedParts(names.map((name) => ({ path: name })))).toEqual([
    { path, archives: names.map((name) => ({ path: name })) },
  ]);
});

it('orders parts by their numbers', () => {
  const [group] = groupedParts([{ path: 'x-10.zip' }, { path: 'x-2.zip' }, { path: 'X-1.zip' }]);
  expect(group?.archives.map(({ path }) => path)).toEqual(['X-1.zip', 'x-2.zip', 'x-10.zip']);
});

it.each([
  ['backups of two days', ['x-2026-11-25.zip', 'x-2026-11-26.zip']],
  ['backups of two days with a short year', ['x 25.11.26.zip', 'x 26.11.26.zip']],
  ['backups of two months', ['x-2026-10.zip', 'x-2026-11.zip']],
  ['backups of two years', ['x-2025.zip', 'x-2026.zip']],
  ['two downloads of one file', ['x (1).zip', 'x (2).zip']],
  ['names that end with a digit', ['keep1.zip', 'keep2.zip']],
  ['parts in different folders', ['a/x-1.zip', 'b/x-1.zip']],
  ['parts of different formats', ['x-1.zip', 'x-2.tar']],
  ['a zip without a number and one with it', ['x.zip', 'x-1.zip']],
])('keeps apart %s', (_, names) => {
  expect(groupedParts(names.map((path) => ({ path }))).map(({ path }) => path)).toEqual(names);
});

it('names groups differently', () => {
  const groups = groupedParts(['x-1.zip', 'x-2.zip', 'x.zip', 'x.zip'].map((path) => ({ path })));
  expect(groups.map(({ path }) => path)).toEqual(['x.zip', 'x.zip (2)', 'x.zip (3)']);
});

it('names the content of a gzip file', () => {
  expect(['a/1.fit.gz', 'a.tgz', 'A.GZ', 'a'].map(gunzippedPath)).toEqual(['a/1.fit', 'a.tar', 'A', 'a']);
});
