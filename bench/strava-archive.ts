import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, strToU8, Zip, ZipPassThrough } from 'fflate';
import { checksum } from '#domain/import/fit/decode-fit.ts';
import { fitTime } from '#domain/import/fit/testing/write-fit.ts';
import { stravaTable, type WrittenActivity } from '#domain/import/strava/testing/strava-table.ts';
import { longestTask, watchWork } from './browser/long-tasks.ts';
import { highestMemory } from './browser/memory.ts';
import { type Profile, waitForMark } from './browser/profile.ts';
import { type Aim, type Figure, medians, type Run } from './figures.ts';
import { withEmptyAccount } from './world/empty-account.ts';

const count = Number(process.env.BENCH_ACTIVITIES ?? 3_000);

const aims: readonly Aim[] = [
  { figure: `archive of ${count.toLocaleString('en')} activities, to its preview`, unit: 'ms', aim: count * 10 },
  { figure: 'from the press to the report of its import', unit: 'ms', aim: count * 60 },
  { figure: 'longest task of the page during both', unit: 'ms', aim: 100 },
  { figure: 'highest memory of the page and its workers', unit: 'MB', aim: 400 },
];

/** Measures the import of a Strava archive in Chromium. */
export async function stravaArchive(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mensana-strava-'));
  try {
    const path = join(folder, 'export.zip');
    writeArchive(path);
    return await medians('strava-archive', aims, () =>
      withEmptyAccount((profile, origin) => imported(profile, origin, path)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function imported({ context }: Profile, origin: string, path: string): Promise<Run> {
  await context.addInitScript(watchWork);
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard/profile/import`);
  await waitForMark(page, 'savedAt');
  const now = () => page.evaluate(() => performance.now());
  const chosenAt = await now();
  await page.locator('input[type=file]').first().setInputFiles(path);
  const button = page.getByRole('button', { name: `Import ${count.toLocaleString('en')} activities` });
  await button.waitFor({ timeout: 300_000 });
  const previewAt = await now();
  await button.click();
  await page.getByRole('button', { name: 'Undo import' }).waitFor({ timeout: 600_000 });
  const reportAt = await now();
  const longest = await longestTask(page, chosenAt, reportAt);
  return [previewAt - chosenAt, reportAt - previewAt, longest, await highestMemory(context)];
}

const start = Date.UTC(2016, 0, 1, 6);
const dayMs = 86_400_000;

/** One activity a day of 20 to 80 minutes, with a point a second. */
function writeArchive(path: string): void {
  const out = openSync(path, 'w');
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    writeSync(out, bytes);
  });
  const add = (name: string, content: Uint8Array) => {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(content, true);
  };
  const rows: WrittenActivity[] = [];
  for (let at = 0; at < count; at++) {
    const startedAt = start + at * dayMs;
    const file = `activities/${at + 1}.fit.gz`;
    const date = new Date(startedAt).toISOString().slice(0, 19).replace('T', ' ');
    rows.push({ id: `${at + 1}`, date, name: `Run ${at}`, gear: `Shoes ${at % 7}`, file });
    add(file, gzipSync(recording(startedAt, 1200 + ((at * 611) % 3600)), { level: 1 }));
  }
  add('activities.csv', strToU8(stravaTable(rows)));
  zip.end();
  closeSync(out);
}

/** Number, size and type of the fields of a record: time, latitude, longitude, distance, altitude, speed and pulse. */
const recordFields = [...[253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85, 5, 4, 0x86, 2, 2, 0x84, 6, 2, 0x84, 3, 1, 2]];
const recordBytes = 22;
const definition = [0x40, 0, 0, 20, 0, recordFields.length / 3, ...recordFields];

/** Writes the records of a run as FIT. */
function recording(startedAt: number, seconds: number): Uint8Array {
  const dataBytes = definition.length + seconds * recordBytes;
  const file = new Uint8Array(14 + dataBytes + 2);
  const view = new DataView(file.buffer);
  file.set([14, 0x20], 0);
  view.setUint32(4, dataBytes, true);
  file.set([0x2e, 0x46, 0x49, 0x54], 8);
  file.set(definition, 14);
  for (let second = 0; second < seconds; second++) {
    const at = 14 + definition.length + second * recordBytes + 1;
    view.setUint32(at, fitTime(startedAt) + second, true);
    view.setInt32(at + 4, 626_349_397 + second * 330, true);
    view.setInt32(at + 8, 159_871_437 + (second % 97) * 110, true);
    view.setUint32(at + 12, second * 302, true);
    view.setUint16(at + 16, 2670 + Math.round(40 * Math.sin(second / 300)), true);
    view.setUint16(at + 18, 2900 + (second % 31) * 13, true);
    view.setUint8(at + 20, 130 + (second % 41));
  }
  view.setUint16(file.length - 2, checksum(file.subarray(0, file.length - 2)), true);
  return file;
}
