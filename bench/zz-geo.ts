import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserProgram, sessionCookie } from './browser/program.ts';
import { startServer } from './server-process.ts';
import { emptyDataDir } from './world/template.ts';
const label = process.argv[2] as string; const only = process.argv[3];
const account = JSON.parse(readFileSync('/tmp/geo/account.json', 'utf8'));
const { dataDir, remove } = emptyDataDir();
cpSync('/tmp/geo/data', dataDir, { recursive: true });
const server = await startServer(dataDir);
const { path, args } = await browserProgram();
const browser = await chromium.launch({ args, ...(path !== undefined && { executablePath: path }) });
const base = ['/dashboard', '/dashboard/overview', '/dashboard/journal', '/dashboard/search', '/dashboard/search?q=squat', '/dashboard/notes', '/dashboard/notes?list=reminders', '/dashboard/notes?list=tasks', '/dashboard/notes?list=templates', '/dashboard/notes?list=archive', '/dashboard/notes?list=trash', '/dashboard/exercise', '/dashboard/exercise/workouts', '/dashboard/exercise/routines', '/dashboard/exercise/exercises', '/dashboard/exercise/calendar', '/dashboard/exercise/goals', '/dashboard/exercise/activities', '/dashboard/exercise/progress', '/dashboard/exercise/body', '/dashboard/exercise/body/photos', '/dashboard/exercise/volume', '/dashboard/exercise/load', '/dashboard/profile', '/dashboard/profile/sessions', '/dashboard/profile/appearance', '/dashboard/profile/language', '/dashboard/profile/units', '/dashboard/profile/notifications', '/dashboard/profile/training', '/dashboard/profile/data', '/dashboard/profile/import', `/dashboard/exercise/workouts/${account.workout}`, `/dashboard/notes/day/${account.yesterday}`];
const sizes = { phone: { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true }, desktop: { viewport: { width: 1280, height: 800 } } } as const;
async function open(size: keyof typeof sizes, locale: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...sizes[size], locale, timezoneId: 'Europe/Berlin', reducedMotion: 'reduce', deviceScaleFactor: 1 });
  await context.addCookies([sessionCookie(server.origin, account.signed)]);
  const page = await context.newPage();
  await page.clock.setFixedTime(account.at + 60_000);
  await page.goto(`${server.origin}/dashboard`);
  await page.getByText(locale === 'de-DE' ? 'Gespeichert' : 'Saved', { exact: true }).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3000);
  return { context, page };
}
async function go(page: Page, to: string) { await page.goto(server.origin + to); await page.waitForLoadState('load'); await settle(page); }
async function settle(page: Page) {
  let last = ''; let same = 0;
  for (let i = 0; i < 40 && same < 3; i++) { await page.waitForTimeout(200); const now = await page.evaluate(() => `${document.querySelectorAll('*').length} ${document.documentElement.scrollHeight} ${document.querySelector('h1')?.textContent} ${document.querySelectorAll('[aria-busy=true],[role=progressbar]').length}`); if (now === last) same++; else same = 0; last = now; }
}
const dump = (page: Page) => page.evaluate(() => {
  const out: unknown[] = [];
  for (const e of document.querySelectorAll('body *')) {
    const tag = e.tagName.toLowerCase(); if (['script', 'style', 'path', 'circle', 'line', 'rect', 'polyline', 'g'].includes(tag)) continue;
    const r = e.getBoundingClientRect(); const s = getComputedStyle(e);
    const own = [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent).join('').trim().slice(0, 40);
    const round = (x: number) => Math.round(x * 2) / 2;
    out.push([tag, own, [round(r.x), round(r.y), round(r.width), round(r.height)], s.color, s.fontSize, s.fontWeight, s.fontVariantNumeric, s.textAlign, e.getAttribute('class') ?? '']);
  }
  return out;
});
mkdirSync(`/tmp/geo/${label}`, { recursive: true });
let paths: string[];
if (!existsSync('/tmp/geo/paths.json')) {
  const { context, page } = await open('desktop', 'en-GB');
  const byPattern = new Map<string, string>(); const queue = [...base]; const seen = new Set<string>();
  while (queue.length) {
    const to = queue.shift() as string; if (seen.has(to)) continue; seen.add(to);
    await go(page, to);
    const links = await page.evaluate(() => [...document.querySelectorAll('a[href^="/dashboard"]')].map((a) => a.getAttribute('href') as string));
    for (const link of links) {
      const pattern = link.replace(/\/(?!dashboard|exercise|notes|profile|workouts|routines|exercises|goals|activities|progress|body|photos|volume|load|calendar|journal|search|overview|day)[^/?]+/g, '/:x').replace(/=[^&]*/g, (m) => (/^=[a-z-]+$/.test(m) ? m : '=:v'));
      if (base.includes(link) || byPattern.has(pattern)) continue;
      byPattern.set(pattern, link); if (seen.size < 120) queue.push(link);
    }
  }
  await context.close();
  paths = [...base, ...byPattern.values()];
  writeFileSync('/tmp/geo/paths.json', JSON.stringify(paths, null, 1));
}
paths = JSON.parse(readFileSync('/tmp/geo/paths.json', 'utf8'));
const name = (p: string) => p.replace(/[^a-z0-9]+/gi, '_').slice(0, 90);
for (const size of ['desktop', 'phone'] as const) {
  const { context, page } = await open(size, 'en-GB');
  for (const to of ['/', ...paths]) {
    if (only && !to.includes(only)) continue;
    await go(page, to);
    writeFileSync(`/tmp/geo/${label}/${size}-${name(to)}.json`, JSON.stringify(await dump(page)));
    await page.screenshot({ path: `/tmp/geo/${label}/${size}-${name(to)}.png` });
  }
  await context.close();
}
await browser.close(); await server.stop(); remove(); process.exit(0);
