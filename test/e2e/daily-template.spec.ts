import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openSection, putDocument, shellIsKept } from './screens.ts';
import { createAccount, expect, password, test } from './server.ts';

const template = '# {{date}}\n\nSleep, mood, plan:\n';

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('two devices that begin the day offline make one note with one copy of the template', { tag: '@data' }, async ({
    page,
    browser,
  }) => {
    const email = await createAccount(page);
    await makeTemplate(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const other = await secondDevice(browser, page, email);
    for (const each of [page, other]) {
      await each.goto('/dashboard/notes');
      await shellIsKept(each);
      await expect(each.getByText('Saved', { exact: true })).toBeVisible();
      await each.context().setOffline(true);
    }
    await beginDay(page, 'barefoot');
    await beginDay(other, 'uphill');
    await page.context().setOffline(false);
    await other.context().setOffline(false);
    for (const each of [page, other]) {
      await expect(body(each)).toContainText('barefoot');
      await expect(body(each)).toContainText('uphill');
      const lines = await each.locator('.cm-line').allTextContents();
      expect(lines.slice(0, 3)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), '', 'Sleep, mood, plan:']);
      expect(['barefootuphill', 'uphillbarefoot']).toContain(lines.slice(3).join('\n'));
    }
    expect(page.url()).toBe(other.url());
    await other.context().close();
  });

  for (const [is, isTaken] of [
    ['that nobody touched leaves a day that was written without it as it is', false],
    ['that was taken stands once beside what was written without it', true],
  ] as const)
    test(`a template ${is}, where both came to be offline`, { tag: '@data' }, async ({ page, browser }) => {
      const email = await createAccount(page);
      await page.goto('/dashboard/notes');
      const other = await secondDevice(browser, page, email);
      await other.goto('/dashboard/notes');
      await shellIsKept(other);
      await expect(other.getByText('Saved', { exact: true })).toBeVisible();
      await other.context().setOffline(true);
      await makeTemplate(page);
      await shellIsKept(page);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.context().setOffline(true);

      await other.getByRole('button', { name: 'Today’s note' }).click();
      await body(other).click();
      await other.keyboard.type('written without it');
      await page.getByRole('button', { name: 'Today’s note' }).click();
      await expect(page.locator('.cm-placeholder')).toContainText('Sleep, mood, plan:');
      if (isTaken) await page.getByRole('button', { name: 'Use template' }).click();
      await page.context().setOffline(false);
      await other.context().setOffline(false);
      for (const each of [page, other]) {
        await expect(body(each)).toContainText('written without it');
        await expect(body(each).getByText('Sleep, mood, plan:')).toHaveCount(isTaken ? 1 : 0);
        if (!isTaken) await expect(each.locator('.cm-line')).toHaveText(['written without it']);
        await expect(each.getByText('Saved', { exact: true })).toBeVisible();
      }
      await other.context().close();
    });
});

test('a template that nobody touched is not kept', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await makeTemplate(page);
  await openToday(page);
  await page.reload();
  await expect(page.locator('.cm-placeholder')).toContainText('Sleep, mood, plan:');
  await page.getByRole('button', { name: 'Use template' }).click();
  await expect(page.locator('.cm-line')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Use template' })).toBeHidden();
  await expect(body(page)).toBeFocused();
  await page.keyboard.type('Well');
  await expect(page.locator('.cm-line').last()).toHaveText('Well');
});

test('a day is a note of that day with whatever it begins: its template, a button, a tag', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await makeTemplate(page);
  await page.goto('/dashboard/notes/day/2026-11-03');
  await page.getByRole('button', { name: 'Use template' }).click();
  await expect(body(page)).toContainText('Sleep, mood, plan:');
  await page.goto('/dashboard/notes/day/2026-11-04');
  await body(page).click();
  await page.getByRole('button', { name: 'Tasks', exact: true }).click();
  await page.goto('/dashboard/notes/day/2026-11-05');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('legs');
  await page.keyboard.press('Enter');
  await page.goto('/dashboard/notes?q=created:today');
  const found = page.getByRole('grid', { name: 'Search results' }).getByRole('row');
  await expect(found).toHaveCount(4);
  for (const day of ['3 November 2026', '4 November 2026', '5 November 2026'])
    await expect(found.filter({ hasText: day })).toHaveCount(1);
});

test('a day that is open begins with the template as it is by now, and with none that was thrown away', {
  tag: '@data',
}, async ({ page, context }) => {
  await createAccount(page);
  await makeTemplate(page);
  const template = page.url();
  const day = await context.newPage();
  await day.goto('/dashboard/notes/day/2026-02-01');
  await expect(day.locator('.cm-placeholder')).toContainText('Sleep, mood, plan:');
  await page.goto(template);
  await body(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('Weight:');
  await expect(day.locator('.cm-placeholder')).toContainText('Weight:');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(day.locator('.cm-placeholder')).toHaveText('Start writing…');
});

test('what is called today is another day after midnight', { tag: '@data' }, async ({ page, context }) => {
  await createAccount(page);
  await page.clock.install();
  await page.goto('/dashboard/notes/day/2026-02-01');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  const today = page.getByRole('button', { name: 'Today', exact: true });
  await expect(today).toBeDisabled();
  await expect(body(page)).toBeVisible(); // what the day is written in is loaded, which offline it could not be
  await context.setOffline(true); // the app goes by the clock of the server
  await page.clock.fastForward(24 * 60 * 60 * 1000);
  await expect(today).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
});

test('what was found of today is asked for anew when another day begins', { tag: '@data' }, async ({
  page,
  context,
}) => {
  await createAccount(page);
  await putDocument(page, { notesData: { notes: { n: { title: 'Stairs', createdAt: Date.now() } } } });
  await page.clock.install();
  await page.goto('/dashboard/notes?q=created:today');
  const found = page.getByRole('row', { name: 'Stairs' });
  await expect(found).toBeVisible();
  await context.setOffline(true); // the app goes by the clock of the server
  await page.clock.fastForward(24 * 60 * 60 * 1000);
  await expect(found).toBeHidden();
});

test('a day that begins late is today in the calendar and in a search until it does', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await putDocument(page, {
    profileData: { preferences: { main: { dayStartsAt: 24 * 60 - 1 } } },
    notesData: { notes: { n: { title: 'Stairs', createdAt: Date.now() } } },
  });
  await page.goto('/dashboard/notes?q=created:today');
  await expect(page.getByRole('row', { name: 'Stairs' })).toBeVisible();
  const today = await page.evaluate(() => {
    const begun = new Date(Date.now() - (24 * 60 - 1) * 60_000);
    return begun.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  });
  await page.goto('/dashboard/notes/day/2026-02-01');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.locator('[data-today]')).toHaveCount(1);
  await expect(page.locator('[data-today]')).toHaveAttribute('aria-label', new RegExp(today));
});

test('days are walked press after press, and each is said', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await page.goto('/dashboard/notes/day/2026-02-03');
  const previous = page.getByRole('button', { name: 'Previous day' });
  await previous.focus();
  for (const day of ['2 February', '1 February', '31 January']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: day, exact: true })).toBeVisible();
    await expect(page.getByRole('log').getByText(day)).not.toHaveCount(0);
    await expect(previous).toBeFocused();
  }
  await page.getByRole('button', { name: 'Today', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/dashboard/notes/day/2026-02-02');
  await body(page).click();
  await page.keyboard.type('slept well');
  for (const [key, day, line] of [
    ['PageUp', '2026-02-01', 'rested'],
    ['PageUp', '2026-01-31', 'ran'],
    ['PageDown', '2026-02-01', ', and walked'],
  ] as const) {
    await page.keyboard.press(`Alt+${key}`);
    await expect(page).toHaveURL(new RegExp(`/day/${day}$`));
    await expect(body(page)).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(line);
  }
  await expect(page.locator('.cm-line')).toHaveText(['rested, and walked']);

  await page.goto('/dashboard/notes/day/0001-01-02');
  await previous.press('Enter');
  await expect(page).toHaveURL(/0001-01-01$/);
  await expect(previous).toBeDisabled();
  await page.keyboard.press('Alt+PageUp');
  await page.getByRole('button', { name: 'Next day' }).press('Enter');
  await expect(page).toHaveURL(/0001-01-02$/);
  await page.goto('/dashboard/notes/day/9999-12-31');
  await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled();
});

test('a text that was emptied by hand stays empty', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await makeTemplate(page);
  await openToday(page);
  await body(page).click();
  await page.keyboard.type('x');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.locator('.cm-placeholder')).toHaveText('Start writing…');
  await page.keyboard.type('Mine');
  await expect(page.locator('.cm-line')).toHaveText(['Mine']);
});

test('a note that is no template any more is in the list again', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await makeTemplate(page);
  await openToday(page);
  await page.getByRole('link', { name: 'Open template' }).click();
  await expect(page.getByText('This note is your daily note template')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Stop using as daily note template' }).click();
  await expect(page.getByText('This note is your daily note template')).toBeHidden();
  await page.goto('/dashboard/notes');
  await expect(page.getByRole('row', { name: 'Day', exact: true })).toBeVisible();
});

test('axe finds nothing on a template and on a day that it begins', async ({ page }) => {
  await createAccount(page);
  await makeTemplate(page);
  await expectAccessible(page);
  await openToday(page);
  await expectAccessible(page);
});

test('a day of the calendar begins with the template at the first key; so does a note made from it', async ({
  page,
}) => {
  await createAccount(page);
  await makeTemplate(page);
  await page.goto('/dashboard/notes/day/2026-03-14');
  await expect(page.locator('.cm-placeholder')).toContainText('# 2026-03-14');
  await page.getByText('Calendar', { exact: true }).click();
  await expect(page.getByRole('button', { name: /14 March 2026.*has a note/ })).toBeHidden();
  await expectAccessible(page);
  await body(page).click();
  await page.keyboard.type('slept well');
  await expect(page.locator('.cm-line').first()).toHaveText(/2026-03-14$/);
  await expect(page.locator('.cm-line').last()).toHaveText('slept well');
  await expect(page.getByRole('button', { name: /14 March 2026.*has a note/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(/\/day\/2026-03-15$/);
  await expect(page.getByText('No note yet.')).toBeVisible();
  await page.keyboard.press('Alt+PageUp');
  await expect(page.locator('.cm-line').last()).toHaveText('slept well');

  await page.goto('/dashboard/notes?list=templates');
  await expect(page.getByRole('button', { name: 'Use template' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use template' }).click();
  await expect(page.locator('.cm-line').filter({ hasText: 'Sleep, mood, plan:' })).toBeVisible();
});

test('a note from a template that says its title has that title; without one, the day stands there', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page);
  await keepTemplate(page, { title: 'Visit', text: 'About {{title}}\n\nOn {{date}}' });
  await page.goto('/dashboard/notes?list=templates');
  await page.getByRole('button', { name: 'Use template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New note' });
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.type(' Physio ');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Physio');
  await expect(page.locator('.cm-line').first()).toHaveText('About Physio');

  await page.goto('/dashboard/notes?list=templates');
  await page.getByRole('button', { name: 'Use template' }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('.cm-line').first()).toHaveText(/^About \d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('a template is put in at the cursor, from the / menu and from the note’s, as one step of undo', async ({
  page,
}) => {
  await createAccount(page);
  await keepTemplate(page, { title: 'Visit', text: 'About {{title}}\n\nOn {{date}}' });
  await newNote(page, 'Knee');
  await body(page).click();
  await page.keyboard.type('before /templ');
  await page.getByRole('option', { name: 'Template' }).click();
  const field = page.getByRole('combobox', { name: 'Insert template' });
  await expect(field).toBeFocused();
  await page.keyboard.type('nothing like it');
  await expect(page.getByRole('status').filter({ hasText: 'No templates found' })).toBeVisible();
  await field.fill('vis');
  await expect(page.getByRole('option', { name: 'Visit' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Enter');
  const lines = page.locator('.cm-line');
  await expect(lines).toHaveText(['before About Knee', '', /^On \d{4}-\d\d-\d\d$/]);
  await expect(body(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(lines.last()).toHaveText(/^On \d{4}-\d\d-\d\d!$/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(lines).toHaveText(['before ']);

  await insertFromMenu(page, 'Visit');
  await expect(lines).toHaveText(['before About Knee', '', /^On/]);
  await expect(body(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(lines).toHaveText(['before ']);
});

test('what a daily note begins with is put in once; another template is put in as it is chosen', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page);
  await newNote(page, 'Knee');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Insert template…' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'No templates yet' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await keepTemplate(page, { title: 'Visit', text: 'About {{title}} on {{date}}' });
  await makeTemplate(page);
  await openToday(page);
  await insertFromMenu(page, 'Day');
  const lines = page.locator('.cm-line');
  await expect(lines).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Use template' })).toBeHidden();
  await page.keyboard.type('Well. ');
  await insertFromMenu(page, 'Visit');
  await expect(lines.last()).toHaveText(/^Well\. About (\d{4}-\d\d-\d\d) on \1$/);
});

async function newNote(page: Page, title: string): Promise<void> {
  await openSection(page, 'Notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
}

async function insertFromMenu(page: Page, template: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Insert template…' }).click();
  await page.getByRole('option', { name: template }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function keepTemplate(page: Page, note: { readonly title: string; readonly text: string }): Promise<void> {
  await newNote(page, note.title);
  await body(page).click();
  await page.keyboard.insertText(note.text);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Turn into template' }).click();
  await expect(page.getByText('This note is a template')).toBeVisible();
}

async function makeTemplate(page: Page): Promise<void> {
  await newNote(page, 'Day');
  await body(page).click();
  await page.keyboard.insertText(template);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Use as daily note template' }).click();
  await expect(page.getByText('This note is your daily note template')).toBeVisible();
}

async function openToday(page: Page): Promise<void> {
  await page.goto('/dashboard/notes');
  await page.getByRole('button', { name: 'Today’s note' }).click();
  await expect(page.locator('.cm-placeholder')).toContainText('Sleep, mood, plan:');
}

async function beginDay(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: 'Today’s note' }).click();
  await expect(page.locator('.cm-placeholder')).toContainText('Sleep, mood, plan:');
  await body(page).click();
  await page.keyboard.type(word);
  await expect(page.locator('.cm-line').last()).toHaveText(word);
}

async function secondDevice(browser: Browser, first: Page, email: string): Promise<Page> {
  const { origin } = new URL(first.url());
  const viewport = first.viewportSize();
  const context = await browser.newContext({ baseURL: origin, locale: 'de-DE', ...(viewport && { viewport }) });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return page;
}

function body(page: Page) {
  return page.getByRole('textbox', { name: 'Text' });
}
