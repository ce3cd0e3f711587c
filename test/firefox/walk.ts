/**
 * `npm run firefox` walks through each section of the app in Firefox, on a server with a new account, and fails if
 * something is not shown or written to the console as an error. The other tests of the app run in Chromium.
 *
 * Firefox is the program that `FIREFOX` names, or the one on the path. Needs the built app.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { ServerProcess, serverEnvironment } from '../server-process.ts';
import { findFirefox } from './find-firefox.ts';

const executablePath = findFirefox();
if (executablePath === null) {
  console.error('Firefox was not found. Install firefox-esr, or name the program in FIREFOX.');
  process.exit(1);
}

const directory = await mkdtemp(join(tmpdir(), 'mensana-firefox-'));
const { origin, environment } = await serverEnvironment(join(directory, 'data'));
const server = ServerProcess.spawn(environment);
await server.ready();
const browser = await launch({
  browser: 'firefox',
  executablePath,
  extraPrefsFirefox: {
    'intl.accept_languages': 'en-GB',
    'browser.download.dir': directory,
    'browser.download.folderList': 2,
  },
});
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 800 });
const errors: string[] = [];
page.on('console', (message) => {
  if (message.type() === 'error') errors.push(message.text());
});
page.on('pageerror', (error) => errors.push(String(error instanceof Error ? (error.stack ?? error) : error)));

try {
  await walk();
} catch (error) {
  console.error(error);
  console.error(`The page is ${page.url()} and shows:\n${await shownText()}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(directory, { recursive: true, force: true });
}

async function walk(): Promise<void> {
  await step('sign up', async () => {
    await page.goto(`${origin}/login?mode=create`);
    await fill('textbox', 'Email address', 'ann@example.org');
    await (await page.waitForSelector('input[type=password]'))?.type('quiet river stone');
    await click('button', 'Create account');
    await untilShown('Overview');
  });
  await step('overview', async () => {
    await page.goto(`${origin}/dashboard/overview`);
    await heading('How do you want to start?');
  });
  await step('exercise', async () => {
    await openSection('Exercise');
    await click('button', 'Start workout');
    await click('button', 'Empty workout');
    await fill('textbox', 'Title', 'Legs');
    await click('button', 'Add exercise');
    await find('searchbox', 'Search exercises');
    await page.keyboard.type('back squat');
    await untilShown('Barbell');
    await page.keyboard.press('Enter');
    await fill('textbox', 'Reps, set 1', '5');
    await page.keyboard.press('Tab');
    await openSection('Exercise');
    await click('link', 'History');
    await untilShown('Legs');
  });
  await step('notes', async () => {
    await openSection('Notes');
    await click('button', 'New note');
    await find('textbox', 'Title');
    await page.keyboard.type('Sore knee');
    await page.keyboard.press('Enter');
    await page.keyboard.type('It hurts on stairs.');
    await untilShown('It hurts on stairs.');
    await untilShown('Saved');
    await page.reload();
    await untilShown('It hurts on stairs.');
  });
  await step('search', async () => {
    await page.goto(`${origin}/dashboard/search?q=stairs`);
    await untilShown('Sore knee');
  });
  await step('profile', async () => {
    await openSection('Profile');
    await untilShown('ann@example.org');
  });
  await step('import', async () => {
    await page.goto(`${origin}/dashboard/profile/import`);
    await heading('Import');
  });
  await step('export', async () => {
    await page.goto(`${origin}/dashboard/profile/data`);
    await click('button', 'Export everything');
    await until('the export is saved', async () =>
      (await readdir(directory)).some((name) => /^mensana-.*\.zip$/.test(name)),
    );
  });
}

/** Does a part of the walk, which must not write errors to the console. */
async function step(name: string, walkPart: () => Promise<void>): Promise<void> {
  const startedAt = Date.now();
  await walkPart();
  if (errors.length > 0) throw new Error(`errors in the console: ${errors.join('\n')}`);
  console.log(`${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function openSection(name: string): Promise<void> {
  await click('link', name);
  await until(`the section ${name} is open`, async () => page.url().includes(`/dashboard/${name.toLowerCase()}`));
}

async function heading(text: string): Promise<void> {
  await find('heading', text);
}

/** Returns an element as assistive technology finds it, once it is there. */
async function find(role: string, name: string): Promise<ElementHandle<Element>> {
  const found = await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, { visible: true });
  if (found === null) throw new Error(`there is no ${role} named ${name}`);
  return found;
}

async function click(role: string, name: string): Promise<void> {
  await (await find(role, name)).click();
}

async function fill(role: string, name: string, text: string): Promise<void> {
  await click(role, name);
  await page.keyboard.type(text);
}

function untilShown(text: string): Promise<void> {
  return until(`“${text}” is shown`, async () => (await shownText()).includes(text));
}

function shownText(): Promise<string> {
  return (page as Page).evaluate(() => document.body.innerText);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error(`not within 30 s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
