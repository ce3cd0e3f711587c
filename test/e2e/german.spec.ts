import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { hasLostHeading, signIn, watchHeading } from './screens.ts';
import { createAccount, expect, newAddress, password, test } from './server.ts';
import { doneOf, planOf, putRecords } from './training.ts';

test.use({ locale: 'de-DE' });

const signedOutPages = ['/', '/login', '/login?mode=create', '/login?mode=forgotten', '/nowhere'];
const signedInPages = [
  '/dashboard/overview',
  '/dashboard/journal',
  '/dashboard/search',
  '/dashboard/search?q=knie',
  '/dashboard/notes',
  '/dashboard/notes?list=reminders',
  '/dashboard/notes?list=tasks',
  '/dashboard/notes?list=templates',
  '/dashboard/notes?list=archive',
  '/dashboard/notes?list=trash',
  '/dashboard/exercise',
  '/dashboard/exercise/workouts',
  '/dashboard/exercise/routines',
  '/dashboard/exercise/exercises',
  '/dashboard/exercise/calendar',
  '/dashboard/exercise/goals',
  '/dashboard/exercise/activities',
  '/dashboard/exercise/progress',
  '/dashboard/exercise/body',
  '/dashboard/exercise/body/photos',
  '/dashboard/exercise/volume',
  '/dashboard/exercise/load',
  '/dashboard/profile',
  '/dashboard/profile/sessions',
  '/dashboard/profile/appearance',
  '/dashboard/profile/language',
  '/dashboard/profile/units',
  '/dashboard/profile/notifications',
  '/dashboard/profile/training',
  '/dashboard/profile/data',
  '/dashboard/profile/import',
  '/dashboard/share?failed=too-many',
];

test('someone with a German browser reads German from the first page on', { tag: '@data' }, async ({ page }) => {
  const first = await (await page.request.get('/', { headers: { 'Accept-Language': 'de-DE,de;q=0.9' } })).text();
  expect(first).toContain('<html lang="de">');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Notizen und dein Training in einer App');
  await page.getByRole('link', { name: 'Konto erstellen' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(newAddress());
  await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz');
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page.getByRole('alert')).toContainText('Das Konto konnte nicht erstellt werden');
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'Notizen', exact: true }).click();
  await page.getByRole('button', { name: 'Neue Notiz' }).first().click();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Knie');
  await page.locator('.cm-content').click(); // completions need the editor
  await page.keyboard.type('- [ ] Physio anrufen @morgen');
  await expect(page.getByRole('option').first()).toContainText('Morgen, 9:00');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached();

  await page.getByRole('link', { name: 'Training', exact: true }).click();
  await page.getByRole('button', { name: 'Training starten' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
  await page.getByRole('button', { name: 'Übung hinzufügen' }).first().click();
  await page.getByRole('dialog').getByRole('searchbox').fill('bankdrücken');
  await expect(page.getByRole('dialog').getByText('Bankdrücken', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the language chosen in the profile is that of every device', { tag: '@data' }, async ({
  browser,
  page,
  server,
}) => {
  const email = await createAccount(page);
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' });
  const other = { context, page: await context.newPage() };
  await signIn(other.page, email);
  await expect(other.page.getByRole('navigation', { name: 'Sections' })).toBeVisible();

  await page.goto('/dashboard/profile/language');
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(other.page.getByRole('link', { name: 'Notizen', exact: true })).toBeVisible();
  await other.page.reload();
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.page.getByRole('link', { name: 'Notizen', exact: true })).toBeVisible();

  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(other.page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await other.context.close();
});

test('axe finds no violations in German, nothing is cut off at 320 px, and a heading once shown stays', {
  tag: '@data',
}, async ({ page }) => {
  test.setTimeout(240_000); // axe takes about a second per page, more on a busy machine
  await watchHeading(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const cut: string[] = [];
  for (const path of signedOutPages) cut.push(...(await cutTextsOf(page, path)));
  await createAccount(page);
  await putRecords(page, someTraining());
  for (const path of signedInPages) cut.push(...(await cutTextsOf(page, path)));
  expect(cut).toEqual([]);
});

test('no word of a navigation or a table head is broken', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await putRecords(page, someTraining());
  const broken: string[] = [];
  for (const [width, height] of [
    [1280, 800],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [path, label] of [
      ['/dashboard/exercise/activities', page.getByRole('link', { name: 'Bestzeiten' })],
      ['/dashboard/exercise/volume', page.getByRole('columnheader', { name: 'Sätze' })],
    ] as const) {
      await page.goto(path);
      await expect(label).toBeVisible();
      broken.push(...(await page.evaluate(findBrokenWords)).map((word) => `${path} at ${width} px: ${word}`));
    }
  }
  expect(broken).toEqual([]);
});

/** Returns a running workout and, from yesterday, a finished one, a run and a body weight, and a goal. */
function someTraining(): object {
  const now = Date.now();
  const at = now - 24 * 3_600_000;
  const onDayOf = (instant: number) => ({ zone: 'Etc/UTC', day: new Date(instant).toISOString().slice(0, 10) });
  const yesterday = { startedAt: at, ...onDayOf(at) };
  const squats = { 'back-squat': [{ load: 100, reps: 5 }] };
  return {
    workouts: {
      done: { ...yesterday, endedAt: at + 3_600_000, ...doneOf(squats, at) },
      running: { startedAt: now, ...onDayOf(now), ...planOf(squats) },
    },
    activities: { run: { ...yesterday, sport: 'run', distance: { si: 5_000 }, movingSeconds: 1_500 } },
    measurements: { weight: { at, ...onDayOf(at), measure: 'body-weight', value: { si: 80 } } },
    goals: { often: { kind: 'sessions', target: 4, per: 'week' } },
  };
}

async function cutTextsOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const hasLost = await hasLostHeading(page);
  const found = await page.evaluate(findCutTexts);
  return [...found, ...(hasLost ? ['the heading disappeared for a moment'] : [])].map((each) => `${path}: ${each}`);
}

/**
 * Runs in the page.
 * @returns how far the page is wider than the window, and the texts of controls and headings that are cut off
 */
function findCutTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const tooWide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  const labels = document.querySelectorAll<HTMLElement>('a, button, label, legend, th, h1, h2, h3, h4, [role=radio]');
  const cut = [...labels]
    .flatMap((label) => [label, ...label.querySelectorAll<HTMLElement>('*')])
    .filter((each) => each.checkVisibility() && !each.closest('svg'))
    .filter((each) => ['hidden', 'clip'].includes(getComputedStyle(each).overflowX) && each.clientWidth > 1)
    .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 2)
    .map(({ innerText }) => `“${innerText}” is cut off`);
  return [...tooWide, ...new Set(cut)];
}

/** Runs in the page. Returns the words of navigations and table heads that are on more than one line. */
function findBrokenWords(): string[] {
  const isBroken = (text: Text, start: number, length: number) => {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, start + length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  return [...document.querySelectorAll('nav a, thead th')].flatMap((label) => {
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu))
        if (isBroken(text, index, word.length)) broken.push(word);
    }
    return broken;
  });
}
