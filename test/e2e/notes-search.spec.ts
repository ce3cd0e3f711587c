import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  bodyLines,
  goOffline,
  goOnline,
  openSection,
  putDocument,
  scrolledBy,
  scrollTo,
  writeNote,
} from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test.describe.configure({ timeout: 120_000 });

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('notes are found by any part of a word in any script, without a network too, and a mistake is named', async ({
    page,
    context,
  }) => {
    await createAccount(page);
    await writeNote(page, { title: 'Stairs', line: 'The Überlastung of a knee' });
    await writeNote(page, { title: '膝の記録', line: '階段を上る #rehab' });
    await goOffline({ context, page });
    await openSection(page, 'Notes');
    await field(page).fill('berlast');
    await expect(found(page).getByRole('row')).toHaveCount(1);
    await expect(found(page).locator('mark')).toHaveText('berlast');
    await expect(page).toHaveURL(/\?q=berlast$/);
    await field(page).fill('段を');
    await expect(found(page).getByRole('row', { name: '膝の記録' })).toBeVisible();
    await field(page).fill('tag:rehab OR title:STAIRS');
    await expect(page.getByText('Notes that are tagged #rehab or have “STAIRS” in the title')).toBeVisible();
    await expect(found(page).getByRole('row')).toHaveCount(2);
    await field(page).fill('uber edited:yesterdayish');
    await expect(page.getByText(/^edited:yesterdayish isn’t a date and was ignored/)).toBeVisible();
    await expect(found(page).getByRole('row', { name: 'Stairs' })).toBeVisible();
    await expectAccessible(page);
    await field(page).press('ArrowDown');
    await expect(found(page).getByRole('row', { name: 'Stairs' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bodyLines(page)).toHaveText(['The Überlastung of a knee']);
    await page.goBack();
    await expect(field(page)).toHaveValue('uber edited:yesterdayish');
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(notes(page).getByRole('row')).toHaveCount(2);
    await expect(notes(page).getByText('The Überlastung of a knee')).toBeVisible();
    await expect(notes(page).getByText('rehab', { exact: true })).toBeVisible();
    await goOnline({ context, page });
  });
});

test('names and hits that look like markup are text wherever they stand, and run nothing', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const markup = '<img src=//far.example/x onerror=globalThis.pwned=1>';
  await putDocument(page, {
    notesData: {
      notes: { odd: { title: `${markup} title`, notebook: 'odd', tags: { [markup]: markup }, aliases: { a: markup } } },
      notebooks: { odd: { name: `${markup} notebook` } },
      searches: { odd: { name: `${markup} search`, query: 'onerror' } },
    },
  });
  await page.goto('/dashboard/notes?q=onerror');
  await expect(found(page).getByRole('row')).toHaveText([/<img src=.*> title/]);
  await expect(found(page).locator('mark').first()).toHaveText('onerror');
  await expect(page.getByRole('link', { name: `${markup} search` })).toBeVisible();
  await expect(page.getByText(`${markup} notebook`).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('title');
  await page.getByRole('dialog').getByText(`${markup} title`).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`${markup} title`);
  await expect(page.locator('img[src]')).toHaveCount(0); // the editor adds one without a source beside its widgets
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
  expect(asked.filter((url) => url.includes('far.example'))).toEqual([]);
});

test('a saved search stands among the places, goes by a new name, and comes back when its removal is undone', async ({
  page,
}) => {
  await createAccount(page);
  await writeNote(page, { title: 'Stairs', line: 'knee' });
  await openSection(page, 'Notes');
  await field(page).fill('knee');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('About knees');
  await page.keyboard.press('Enter');
  await openSection(page, 'Notes');
  await showPlaces(page);
  await page.getByRole('link', { name: 'About knees' }).click();
  await expect(field(page)).toHaveValue('knee');
  await expect(page).toHaveURL(/\?search=/);
  await expect(found(page).getByRole('row', { name: 'Stairs' })).toBeVisible();
  await openSection(page, 'Notes');
  await showPlaces(page);
  await searchAct(page, 'About knees', 'Rename');
  await page.getByRole('dialog', { name: 'Rename' }).getByRole('textbox', { name: 'Name' }).fill('Joints');
  await page.keyboard.press('Enter');
  await searchAct(page, 'Joints', 'Remove');
  await expect(page.getByRole('link', { name: 'Joints' })).toBeHidden();
  const notice = page.getByRole('alertdialog', { name: '“Joints” removed' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Joints' }).click();
  await expect(page.getByRole('heading', { name: 'Joints' })).toBeVisible();

  // edited and saved under its name, it has another query
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  for (const [query, undone] of [
    ['knee OR hip', false],
    ['ankle', true],
  ] as const) {
    await field(page).fill(query);
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(name).toHaveValue('Joints');
    await page.keyboard.press('Enter');
    const saved = page.getByRole('alertdialog', { name: 'Search “Joints” updated' });
    if (undone) await saved.first().getByRole('button', { name: 'Undo' }).click();
    else await expect(saved).toBeVisible();
    await openSection(page, 'Notes');
    await showPlaces(page);
    await page.getByRole('link', { name: 'Joints' }).click();
    await expect(field(page)).toHaveValue('knee OR hip');
  }

  // deleted while it is shown, here or on another device, it continues as an unsaved search
  const id = new URL(page.url()).searchParams.get('search') ?? '';
  await putDocument(page, { notesData: { searches: { [id]: null } } });
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
  await expect(found(page).getByRole('row', { name: 'Stairs' })).toBeVisible();
  await page.goto('/dashboard/notes?search=nowhere');
  await expect(page.getByText('Saved search not found')).toBeVisible();
  await expect(page.getByText('Stairs')).toHaveCount(0);
});

test('where the words stand in a long note fits the row, in one line each', async ({ page }) => {
  await createAccount(page);
  const far = 'and so it goes on and on '.repeat(20);
  await writeNote(page, { title: 'Long', line: 'stairs' });
  await page.keyboard.insertText(` ${far}knee ${far}`);
  await openSection(page, 'Notes');
  await field(page).fill('stairs knee');
  await expect(found(page).locator('mark')).toHaveText(['stairs', 'knee']);
  const wider = await found(page)
    .getByRole('row')
    .evaluate((row) => {
      const { right } = row.getBoundingClientRect();
      return [...row.querySelectorAll('p')].filter((text) => text.getBoundingClientRect().right > right).length;
    });
  expect(wider).toBe(0);
});

test('one of the list and what was found is always there: no key shows a moment of neither', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Stairs', line: 'left knee' });
  await openSection(page, 'Notes');
  await expect(notes(page).getByText('left knee')).toBeVisible(); // the text is indexed
  const moments = await page.evaluateHandle(() => {
    const shown: string[] = [];
    const section = document.querySelector('main');
    if (section === null) throw new Error('the section is open');
    new MutationObserver(() => {
      const grid = section.querySelector('[role="grid"]')?.getAttribute('aria-label') ?? 'neither';
      if (shown.at(-1) !== grid) shown.push(grid);
    }).observe(section, { subtree: true, childList: true, attributes: true, characterData: true });
    return shown;
  });
  for (const [typed, word] of [
    ['knee', 'knee'],
    ['stairs', 'stairs'],
    ['"left knee"', 'left knee'],
  ] as const) {
    await field(page).pressSequentially(typed);
    await expect(found(page).locator('mark')).toHaveText([word], { ignoreCase: true });
    await field(page).press('Escape');
    await expect(notes(page).getByRole('row')).toHaveCount(1);
  }
  expect(await moments.jsonValue()).toEqual([
    ...['List of notes', 'Search results', 'List of notes', 'Search results', 'List of notes', 'Search results'],
    'List of notes',
  ]);
});

test('the query as understood, the count and the rows are of one query in every moment', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  for (const title of ['knob', 'knee', 'knees']) await writeNote(page, { title, line: 'words' });
  await openSection(page, 'Notes');
  await field(page).fill('title:knob');
  await expect(found(page).getByRole('row')).toHaveCount(1);
  const moments = await page.evaluateHandle(() => {
    const shown = new Set<string>();
    const section = document.querySelector('main');
    if (section === null) throw new Error('the section is open');
    new MutationObserver(() => {
      const said = [...section.querySelectorAll('p, [role="status"]')].map(({ textContent }) => textContent ?? '');
      const understood = said.find((words) => words.endsWith('in the title')) ?? '';
      const counted = said.find((words) => /^\d+ notes?$/.test(words)) ?? '';
      const leadsBackTo = section.querySelector<HTMLElement>('[role="row"]')?.dataset.href?.split('q=')[1] ?? '';
      shown.add([understood, counted, leadsBackTo].join(' | '));
    }).observe(section, { subtree: true, childList: true, attributes: true, characterData: true });
    return shown;
  });
  await field(page).fill('title:knee');
  await expect(found(page).getByRole('row')).toHaveCount(2);
  expect(await moments.evaluate((shown) => [...shown])).toEqual([
    'Notes that have “knob” in the title | 1 note | title%3Aknob',
    'Notes that have “knee” in the title | 2 notes | title%3Aknee',
  ]);
});

test('the palette and a key lead to the search, and what was found is tagged at once', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'One', line: 'left knee' });
  await writeNote(page, { title: 'Two', line: 'right knee' });
  await page.keyboard.press('ControlOrMeta+Shift+F');
  await expect(field(page)).toBeFocused();
  await openSection(page, 'Overview');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.type('t kne');
  await page.getByRole('option', { name: 'Search all notes for “t kne”' }).click();
  await expect(field(page)).toHaveValue('t kne');
  await field(page).fill('knee');
  await expect(found(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Select notes' }).click();
  for (const name of ['One', 'Two']) await found(page).getByRole('row', { name }).click();
  await page
    .getByRole('toolbar', { name: 'Actions for selected notes' })
    .getByRole('button', { name: 'Add tag' })
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).fill('joints');
  await page.keyboard.press('Enter');
  await field(page).fill('tag:joints');
  await expect(found(page).getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/overview$/);
});

test('what left the results is chosen no more, and all that is shown is chosen at once', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await putDocument(page, {
    notesData: {
      notebooks: { work: { name: 'Work' }, zoo: { name: 'Zoo' } },
      notes: { a: { title: 'Alpha', notebook: 'work' }, b: { title: 'Beta', notebook: 'work' } },
    },
  });
  await page.goto('/dashboard/notes?q=in:work');
  await page.getByRole('button', { name: 'Select notes' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await found(page).getByRole('row', { name: 'Beta' }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  const zoo = page.getByRole('treegrid', { name: 'Notebooks' }).getByRole('row', { name: 'Zoo' });
  await found(page).getByRole('row', { name: 'Alpha' }).dragTo(zoo);
  await expect(found(page).getByRole('row')).toHaveCount(1);
  await expect(page.getByText('0 selected')).toBeVisible();
});

test('all notes that a search finds are chosen at once, also those that it does not list', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await putDocument(page, { notesData: { notes: { ...knees(230), hip: { title: 'Hip' } } } });
  await page.goto('/dashboard/notes?q=knee');
  await expect(page.getByText('230 notes')).toBeVisible();
  await page.getByRole('button', { name: 'Select notes' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByText('230 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('grid', { name: 'Search results' }).getByRole('row').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('230 selected')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('229 selected')).toBeVisible();
  await page
    .getByRole('toolbar', { name: 'Actions for selected notes' })
    .getByRole('button', { name: 'Add tag' })
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).fill('joints');
  await page.keyboard.press('Enter');
  await field(page).fill('tag:joints');
  await expect(page.getByText('229 notes', { exact: true })).toBeVisible();
});

test('what was found stands where it was when one comes back, and at its beginning when it is typed', async ({
  page,
}) => {
  await createAccount(page);
  await putDocument(page, { notesData: { notes: knees(300) } });
  await page.goto('/dashboard/notes');
  await field(page).fill('knee');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(found(page)).toHaveAttribute('aria-rowcount', '300');
  await scrollTo(found(page), 20_000);
  const row = found(page).locator('[role=row][aria-rowindex="203"]');
  await expect(row).toBeInViewport();
  await row.click();
  await expect(page).toHaveURL(/notes\/n/);
  await openSection(page, 'Overview');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/notes\?q=knee/);
  await expect(row).toBeInViewport();
  await expect.poll(() => scrolledBy(found(page))).toBe(20_000);
  await field(page).fill('kne');
  await expect(page).toHaveURL(/notes\?q=kne$/);
  await expect.poll(() => scrolledBy(found(page))).toBe(0);
  await field(page).fill('knee');
  await expect(page).toHaveURL(/notes\?q=knee/);
  await expect(found(page)).toHaveAttribute('aria-rowcount', '100');
  expect(await scrolledBy(found(page))).toBe(0);
});

test('the keys go on at the first result that is newly shown', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await putDocument(page, { notesData: { notes: knees(130) } });
  await page.goto('/dashboard/notes?q=knee');
  await expect(page.getByText('130 notes')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(found(page).locator('[role=row][aria-rowindex="101"]')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('the keys go on in the field where an act leaves nothing found', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await putDocument(page, { notesData: { notes: { a: { title: 'A' } } } });
  await putDocument(page, { notesData: { notes: { a: { trashedAt: Date.now() } } } });
  await page.goto('/dashboard/notes?q=is:trashed');
  await expect(found(page).getByRole('row')).toHaveCount(1);
  await page.getByRole('button', { name: 'Select notes' }).press('Enter');
  await page.getByRole('button', { name: 'Select all' }).press('Enter');
  await page.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(page.getByText('No notes found')).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('where notes cannot be looked through, each place that waits for it says so', { tag: '@data' }, async ({
  page,
}) => {
  await page.route('**/search-worker*', (route) => route.abort());
  await createAccount(page);
  for (const place of ['?q=knee', '?list=tasks', '?list=unlinked']) {
    await page.goto(`/dashboard/notes${place}`);
    await expect(page.getByText('Your notes can’t be searched right now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  }
});

test('the button that empties the field leaves the keys in it, and is there only while something can be emptied', async ({
  page,
}) => {
  await createAccount(page);
  await page.goto('/dashboard/notes');
  const clear = page.getByRole('button', { name: 'Clear search' });
  await expect(field(page)).toBeVisible();
  await expect(clear).toBeHidden();
  await field(page).fill('knee');
  await clear.click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(clear).toBeHidden();
});

function field(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search notes' });
}

function knees(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, { title: `Knee ${at}` }]));
}

function found(page: Page): Locator {
  return page.getByRole('grid', { name: 'Search results' });
}

function notes(page: Page): Locator {
  return page.getByRole('grid', { name: 'List of notes' });
}

/** On a phone, the navigation of the section is in a drawer. */
async function showPlaces(page: Page): Promise<void> {
  const places = page.getByRole('button', { name: 'Views' });
  const link = page.getByRole('link', { name: /^All notes/ });
  await expect(link.or(places).first()).toBeVisible();
  if (await places.isVisible()) await places.click();
  await expect(link).toBeVisible();
}

async function searchAct(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('link', { name }).hover();
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}
