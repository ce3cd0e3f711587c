import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fitTime, sint32, uint8, uint16, uint32, writeFit } from '#domain/import/fit/testing/write-fit.ts';
import { type Profile, waitForMark } from './browser/profile.ts';
import { type Aim, type Figure, medians, type Run } from './figures.ts';
import { withEmptyAccount } from './world/empty-account.ts';

const aims: readonly Aim[] = [
  { figure: 'a recording of 12 hours opens from the list, until its activity is painted', unit: 'ms', aim: 300 },
  { figure: 'until its map and all charts are drawn', unit: 'ms', aim: 500 },
  { figure: 'longest frame while the map is moved', unit: 'ms', aim: 50 },
];

/** Measures the page of an activity with a point a second over 12 hours, in Chromium. */
export async function recording(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mensana-recording-'));
  const file = join(folder, 'long.fit');
  writeFileSync(file, longRide());
  try {
    return await medians('recording', aims, () =>
      withEmptyAccount((profile, origin) => measured(profile, origin, file)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A page this narrow shows the list alone. Beside it, a wider one opens the activity by itself. */
const besideNoList = { width: 800, height: 800 };

async function measured({ context }: Profile, origin: string, file: string): Promise<Run> {
  const page = await context.newPage();
  await page.setViewportSize(besideNoList);
  await page.goto(`${origin}/dashboard/profile/import`);
  await waitForMark(page, 'savedAt');
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: /^Import 1/ }).click();
  await page.getByText('1 activity', { exact: false }).first().waitFor();
  // opened once, so that every chunk is loaded and the points are on the device
  await openList(page, origin);
  await open(page);
  await openList(page, origin);
  const { painted, drawn } = await open(page);
  return [painted, drawn, await longestFrame(page)];
}

async function openList(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard/exercise/activities`);
  await page.getByRole('row').first().waitFor();
  await page.waitForTimeout(2_000);
}

/** Presses the only activity and waits for what it shows. */
function open(page: Page): Promise<{ readonly painted: number; readonly drawn: number }> {
  return page.evaluate(
    () =>
      new Promise((done, failed) => {
        setTimeout(() => failed(new Error('the recording was not drawn')), 30_000);
        const from = performance.now();
        let painted = 0;
        const look = () => {
          const now = performance.now() - from;
          if (painted === 0 && document.querySelector('main article h1') !== null) painted = now;
          const map = document.querySelector<HTMLCanvasElement>('main canvas[role=img]');
          const areChartsDrawn = document.querySelectorAll('main figure canvas').length >= 4;
          // last, since reading a canvas takes as long as drawing it
          if (areChartsDrawn && map !== null && isPainted(map)) done({ painted, drawn: now });
          else requestAnimationFrame(() => setTimeout(look));
        };
        const isPainted = (canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
          for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) return true;
          return false;
        };
        const links = Array.from(document.querySelectorAll('a'));
        links.find(({ href }) => /activities\/[0-9a-f-]{36}/.test(href))?.click();
        look();
      }),
  );
}

/** Moves the map by the pointer, a step a frame. */
async function longestFrame(page: Page): Promise<number> {
  const box = await page.locator('main canvas').first().boundingBox();
  if (box === null) throw new Error('expected a map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    const bench = globalThis as unknown as { longest: number; isOver: boolean };
    let last = performance.now();
    bench.longest = 0;
    const frame = (now: number) => {
      bench.longest = Math.max(bench.longest, now - last);
      last = now;
      if (!bench.isOver) requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(frame);
    });
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 90; step++) await page.mouse.move(x + step, y + step / 2);
  await page.mouse.up();
  return page.evaluate(() => {
    const bench = globalThis as unknown as { longest: number; isOver: boolean };
    bench.isOver = true;
    return bench.longest;
  });
}

const start = Date.UTC(2025, 5, 1, 5);
const seconds = 12 * 3600;

/** A ride of 12 hours in wide loops, with a point a second. */
function longRide(): Uint8Array {
  const semicircles = (degrees: number) => Math.round((degrees * 2 ** 31) / 180);
  const at = fitTime(start);
  const records = Array.from({ length: seconds }, (_, second) => ({
    message: 20,
    fields: [
      { field: 253, type: uint32, value: at + second },
      { field: 0, type: sint32, value: semicircles(47 + Math.sin(second / 3000) / 3 + Math.sin(second / 110) / 900) },
      { field: 1, type: sint32, value: semicircles(8 + Math.cos(second / 5000) / 2 + Math.cos(second / 130) / 900) },
      { field: 2, type: uint16, value: Math.round((800 + 400 * Math.sin(second / 2500) + 500) * 5) },
      { field: 3, type: uint8, value: 130 + Math.round(25 * Math.sin(second / 700)) },
      { field: 4, type: uint8, value: 85 + Math.round(8 * Math.sin(second / 90)) },
      { field: 5, type: uint32, value: second * 750 },
      { field: 7, type: uint16, value: 190 + Math.round(80 * Math.sin(second / 60)) },
    ],
  }));
  const session = [
    { field: 253, type: uint32, value: at + seconds },
    { field: 2, type: uint32, value: at },
    { field: 5, type: uint8, value: 2 },
    { field: 7, type: uint32, value: seconds * 1000 },
    { field: 9, type: uint32, value: seconds * 750 },
  ];
  return writeFit([...records, { message: 18, fields: session }]);
}
