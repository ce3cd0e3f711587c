import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { firstVisit } from './browser/first-visit.ts';
import { appIsKept } from './browser/profile.ts';
import { type Aim, type Figure, medians, type Run } from './figures.ts';
import { signIn } from './people.ts';
import { startServer } from './server-process.ts';
import { oneAccount } from './world/one-account.ts';
import { copyOf } from './world/template.ts';
import { Words } from './world/words.ts';

const name = 'imports';

/** Finding a file takes a person seconds, in which the app has read its notes for searches. */
const quietMs = 8_000;

const aims: readonly Aim[] = [
  { figure: 'zip of 3,000 notes, from choosing it to its preview', unit: 'ms', aim: 2_000 },
  { figure: '3,000 notes, from the press to their report', unit: 'ms', aim: 10_000 },
  { figure: 'longest task of the page during both', unit: 'ms', aim: 100 },
  { figure: 'Strong table of 900 KB, from choosing it to its preview', unit: 'ms', aim: 1_000 },
  { figure: 'export of 13,000 notes and 1,000 workouts', unit: 'ms', aim: 15_000 },
  { figure: 'longest task of the page during the export', unit: 'ms', aim: 100 },
  { figure: 'Apple Health export of 1 GB, from its start to its items', unit: 'ms', aim: 60_000 },
  { figure: 'memory of the process meanwhile', unit: 'MB', aim: 300 },
];

/** Measures imports and exports in an account of 10,000 notes and 1,000 workouts, in Chromium. */
export async function imports(): Promise<readonly Figure[]> {
  const template = await oneAccount();
  const folder = mkdtempSync(join(tmpdir(), 'mensana-imports-'));
  try {
    const files = writeFiles(folder);
    return await medians(name, aims, async (): Promise<Run> => {
      const copy = copyOf(template);
      const [signed] = await signIn(copy.dataDir, [template.manifest.uid]);
      const server = await startServer(copy.dataDir);
      if (signed === undefined) throw new Error('expected a session');
      const { context, page, close } = await firstVisit(`${server.origin}/dashboard/notes`, signed, [watchWork]);
      try {
        await appIsKept(page);
        await page.close();
        const started = await context.newPage();
        const address = `${server.origin}/dashboard/profile`;
        return [
          ...(await importNotes(started, address, files.notes)),
          await previewStrong(started, address, files.strong),
          ...(await exportAll(started, address)),
          ...readHealth(files.health),
        ];
      } finally {
        await close();
        await server.kill();
        copy.remove();
      }
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function importNotes(page: Page, address: string, file: string): Promise<readonly [number, number, number]> {
  await page.goto(`${address}/import`);
  const button = page.getByRole('button', { name: 'Import 3,000 notes' });
  await chooserShown(page);
  await page.waitForTimeout(quietMs);
  const chosenAt = await choose(page, file);
  await button.waitFor({ timeout: 120_000 });
  const previewAt = await now(page);
  await button.click();
  await page.getByRole('button', { name: 'Undo import' }).waitFor({ timeout: 120_000 });
  const reportAt = await now(page);
  return [previewAt - chosenAt, reportAt - previewAt, await longestTask(page, chosenAt, reportAt)];
}

async function previewStrong(page: Page, address: string, file: string): Promise<number> {
  await page.goto(`${address}/import`);
  await chooserShown(page);
  await page.waitForTimeout(quietMs);
  const chosenAt = await choose(page, file);
  await page.getByRole('button', { name: /^Import [\d,]+ workouts$/ }).waitFor({ timeout: 60_000 });
  return (await now(page)) - chosenAt;
}

async function exportAll(page: Page, address: string): Promise<readonly [number, number]> {
  await page.goto(`${address}/data`);
  await page.waitForTimeout(quietMs);
  const pressedAt = await now(page);
  await page.getByRole('button', { name: 'Export everything' }).click();
  await page.getByText(/^Export downloaded/).waitFor({ timeout: 180_000 });
  const doneAt = await now(page);
  return [doneAt - pressedAt, await longestTask(page, pressedAt, doneAt)];
}

/** Reads the file in a process of its own, whose memory is measured. */
function readHealth(file: string): readonly [number, number] {
  const program = fileURLToPath(new URL('./read-health.ts', import.meta.url));
  const { ms, megabytes } = JSON.parse(execFileSync(process.execPath, [program, file], { encoding: 'utf8' })) as {
    readonly ms: number;
    readonly megabytes: number;
  };
  return [ms, megabytes];
}

function chooserShown(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Choose files' }).waitFor();
}

/** Returns when the page received the file, since handing it over takes the driver seconds. */
async function choose(page: Page, file: string): Promise<number> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(file);
  return page.evaluate(() => (globalThis as unknown as { readonly benchWatch: Watch }).benchWatch.chosenAt);
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

interface Watch {
  /** The start and duration of tasks longer than 50 ms. */
  readonly long: (readonly [number, number])[];
  /** When a file was chosen last. */
  chosenAt: number;
}

/** Runs in the page before its own scripts. Records long tasks and choices of files. */
function watchWork(): void {
  const watch: Watch = { long: [], chosenAt: 0 };
  Object.assign(globalThis, { benchWatch: watch });
  const listening = { capture: true };
  document.addEventListener('change', () => (watch.chosenAt = performance.now()), listening);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watch.long.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
}

async function longestTask(page: Page, from: number, to: number): Promise<number> {
  await page.waitForTimeout(500); // entries are reported with a delay
  const long = await page.evaluate(() => (globalThis as unknown as { readonly benchWatch: Watch }).benchWatch.long);
  return Math.max(0, ...long.filter(([at]) => at >= from && at <= to).map(([, took]) => took));
}

function writeFiles(folder: string) {
  const [notes, strong, health] = ['notes.zip', 'strong.csv', 'export.zip'].map((file) => join(folder, file)) as [
    string,
    string,
    string,
  ];
  writeFileSync(notes, notesZip());
  writeFileSync(strong, strongTable());
  writeHealth(health);
  return { notes, strong, health };
}

/** 3,000 notes of about 2 KB in the folders of a vault, linked with each other. */
function notesZip(): Uint8Array {
  const words = new Words(new SeededChance(7));
  const files: Record<string, Uint8Array> = { 'Vault/.obsidian/app.json': strToU8('{}') };
  for (let at = 0; at < 3_000; at++) {
    const text = `---\ntags: [imported/part${at % 20}]\n---\nSee [[Imported ${(at * 7) % 3_000}]].\n\n${Array.from({ length: 25 }, () => words.sentence()).join(' ')}`;
    files[`Vault/Part ${at % 12}/Imported ${at}.md`] = strToU8(text);
  }
  return zipSync(files);
}

function strongTable(): string {
  const exercises = ['Squat (Barbell)', 'Bench Press (Barbell)', 'Deadlift (Barbell)', 'Pull Up', 'Zottman Twister'];
  const rows = [
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  ];
  let bytes = 0;
  for (let workout = 0; bytes < 900_000; workout++) {
    const day = new Date(Date.UTC(2015, 0, 1 + workout * 2)).toISOString().slice(0, 10);
    for (const exercise of exercises) {
      for (let set = 1; set <= 4; set++) {
        const row = `${day} 07:00:00,"Workout ${workout % 3}",1h 2m,"${exercise}",${set},${20 + ((workout + set) % 60) * 2.5},${5 + (set % 3)},0,0,"","",`;
        rows.push(row);
        bytes += row.length + 1;
      }
    }
  }
  return rows.join('\n');
}

/** An export of 1 GB in which most records are heart rates, as in real ones. */
function writeHealth(path: string): void {
  const out = openSync(path, 'w');
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    writeSync(out, bytes);
  });
  const entry = new ZipDeflate('apple_health_export/export.xml', { level: 1 });
  zip.add(entry);
  entry.push(
    strToU8(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData ANY>\n]>\n<HealthData locale="en_GB">\n',
    ),
  );
  let written = 0;
  for (let day = 0; written < 1_000_000_000; day++) {
    const date = new Date(Date.UTC(2010, 0, 1 + (day % 5_000))).toISOString().slice(0, 10);
    const lines: string[] = [record('BodyMass', 'kg', 80 + (day % 10) / 10, `${date} 07:00:00 +0000`, 'Scale')];
    for (let minute = 0; minute < 600; minute++) {
      const clock = `${String(Math.floor(minute / 60) + 8).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      lines.push(record('HeartRate', 'count/min', 60 + (minute % 80), `${date} ${clock}:00 +0000`, 'Watch'));
    }
    const bytes = strToU8(`${lines.join('\n')}\n`);
    entry.push(bytes);
    written += bytes.length;
  }
  entry.push(strToU8('</HealthData>\n'), true);
  zip.end();
  closeSync(out);
}

function record(type: string, unit: string, value: number, at: string, source: string): string {
  return ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" sourceVersion="10.1" unit="${unit}" creationDate="${at}" startDate="${at}" endDate="${at}" value="${value}"/>`;
}
