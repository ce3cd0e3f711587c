import { expect, it } from 'vitest';
import { unpacked } from '../archive/index.ts';
import { encoded, zipBytes } from '../archive/testing/zip-bytes.ts';
import type { ImportItem } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { fitTime, uint8, uint32, writeFit } from '../fit/testing/write-fit.ts';
import { importSources, recognised } from '../sources.ts';
import { fileOf } from '../testing/files.ts';

type Contents = Readonly<Record<string, string | Uint8Array>>;

const start = Date.UTC(2026, 4, 6, 17);
const uploads = 'DI_CONNECT/DI-Connect-Fitness-Uploaded-Files';

function zipOf(contents: Contents): Uint8Array {
  return zipBytes(Object.entries(contents).map(([name, content]) => ({ name: encoded(name), content })));
}

/** A file of an activity a number of days after the start, or of another type. */
function fitFile(type: number, day = 0): Uint8Array {
  const time = fitTime(start) + day * 86_400;
  return writeFit([
    { message: 0, fields: [{ field: 0, type: uint8, value: type }] },
    ...(type === 4
      ? [
          {
            message: 18,
            fields: [
              { field: 2, type: uint32, value: time },
              { field: 5, type: uint8, value: 1 },
              { field: 7, type: uint32, value: 600_000 },
            ],
          } as const,
        ]
      : []),
  ]);
}

async function opened(contents: Contents): Promise<readonly ImportFile[]> {
  const files: ImportFile[] = [];
  for await (const item of unpacked([fileOf('garmin.zip', zipOf(contents))])) if (!('kind' in item)) files.push(item);
  return files;
}

/** Reads as the app does, with the report of what was left out. */
async function read(files: readonly ImportFile[]): Promise<readonly ImportItem[]> {
  const items: ImportItem[] = [];
  const source = importSources.find(({ app }) => app === 'garmin');
  for await (const item of source?.read(files) ?? []) items.push(item);
  return items;
}

it('the recordings in the archives of an export become activities', async () => {
  const files = await opened({
    [`${uploads}/UploadedFiles_0-_Part1.zip`]: zipOf({ 'ada_1.fit': fitFile(4), 'ada_2.fit': fitFile(32) }),
    [`${uploads}/UploadedFiles_0-_Part2.zip`]: zipOf({ 'ada_3.fit': fitFile(4, 1), 'ada_4.fit': fitFile(4) }),
    'DI_CONNECT/DI-Connect-Fitness/ada_0_summarizedActivities.json': '[]',
    'customer_data/customer.json': '{}',
  });
  expect((await recognised(files))[0]).toMatchObject({ source: { app: 'garmin' }, certainty: 'certain' });
  const folder = `${uploads}/UploadedFiles_0.zip`;
  expect(await read(files)).toMatchObject([
    { kind: 'activity', origin: `${folder}/ada_1.fit`, startedAt: start, elapsedSeconds: 600 },
    { kind: 'activity', origin: `${folder}/ada_3.fit` },
    { kind: 'skipped', origin: `${folder}/ada_4.fit`, code: 'import/repeated' },
    { kind: 'skipped', origin: 'customer_data/customer.json', code: 'import/unsupported' },
    { kind: 'skipped', origin: `${folder}/ada_2.fit`, code: 'import/empty' },
  ]);
});

it('a damaged recording is reported, and thousands of other uploads are one line that does not call them damaged', async () => {
  const others = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`steps_${at}.fit`, fitFile(15)]));
  const cut = fitFile(4).subarray(0, 40);
  const items = await read(await opened({ [`${uploads}/a.zip`]: zipOf({ 'cut.fit': cut, ...others }) }));
  expect(items).toEqual([
    { kind: 'skipped', origin: `${uploads}/cut.fit`, code: 'import/damaged' },
    { kind: 'skipped', origin: `${uploads}/*.fit`, code: 'import/empty', detail: '× 30' },
  ]);
});

it('an archive of recordings alone is not from an account', async () => {
  const [first] = await recognised(await opened({ 'ada_1.fit': fitFile(4) }));
  expect(first).toMatchObject({ source: { app: 'activity-files' } });
});
