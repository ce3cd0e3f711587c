import { describe, expect, it } from 'vitest';
import type { ImportSource } from '#domain/import/draft/source.ts';
import { extensionOf, fileName } from '#domain/import/files/index.ts';
import { importSources } from '#domain/import/sources.ts';
import { fileOf, itemsOf } from '#domain/import/testing/files.ts';
import { checkComplete, reportsOf } from './complete-reports.ts';
import { type Contents, type Example, examples } from './examples/index.ts';

describe.each(examples.map((example) => [example.app, example] as const))('the report of %s', (app, example) => {
  const source = importSources.find((each) => each.app === app) as ImportSource;
  const read = (contents: Contents) => itemsOf(source, filesOf(contents));

  it('with the items is all that the files hold', async () => {
    const stray: Contents = [
      ['stray.xyz', 'x'],
      ['Stray folder/a b.docx', 'PK'],
    ];
    const contents = [...example.files, ...stray];
    const items = await read(contents);
    checkComplete(items, filesOf(contents), source);
    for (const [path] of stray) expect(items.some(({ origin }) => origin.includes(fileName(path)))).toBe(true);
  });

  it.each(attachmentsOf(example))('names %s if it is missing, with the note and without ids', async (path) => {
    const whole = reportsOf(await read(example.files));
    const items = await read(example.files.filter(([each]) => each !== path));
    const added = reportsOf(items).filter(({ code }) => code === 'import/missing-file');
    expect(added.length).toBeGreaterThan(whole.filter(({ code }) => code === 'import/missing-file').length);
    for (const { detail = '' } of added) {
      expect(detail).not.toMatch(/[\da-f]{32}|%[\dA-F]{2}/);
      expect(detail.trim()).not.toBe('');
    }
  });
});

/** Returns the pictures to which notes of an example refer. */
function attachmentsOf({ app, files }: Example): readonly string[] {
  // this app's own exports name their missing files by the records
  if (app === 'mensana') return [];
  return files.map(([path]) => path).filter((path) => ['png', 'jpg', 'jpeg', 'pdf'].includes(extensionOf(path)));
}

function filesOf(contents: Contents) {
  return contents.map(([path, content]) => fileOf(path, content));
}
