import type { Locator, Page } from '@playwright/test';
import {
  goOffline,
  goOnline,
  linesOf,
  newDevice,
  openNote,
  saveState,
  shellIsKept,
  signIn,
  takeOffer,
  writeNote,
} from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

const lifts = '| Lift | kg |\n| --- | --: |\n| Squat | 80 |\n| **Bench** | 60 |';

test('a table is edited cell by cell, and nothing else of its text changes', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Lifts', line: 'before' });
  await paste(page, `\n\n${lifts}\n\nafter`);
  await expect(table(page).getByRole('columnheader')).toHaveText(['Lift', 'kg']);
  await expect(table(page).locator('strong')).toHaveText('Bench');
  await expectText(page, `before\n\n${lifts}\n\nafter`);

  await cell(page, 'Squat').click();
  await expect(page.getByRole('textbox', { name: 'Row 1, Lift' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' | low bar');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('85');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Row');
  const written = `${lifts.replace('Squat | 80', 'Squat \\| low bar | 85')}\n| Row |  |`;
  await expectText(page, `before\n\n${written}\n\nafter`);

  await page.keyboard.press('Control+z');
  await expectText(page, `before\n\n${written.replace('Row', '')}\n\nafter`);
  await page.keyboard.press('Control+z');
  await expectText(page, `before\n\n${written.replace('\n| Row |  |', '')}\n\nafter`);
  await page.keyboard.press('Escape');
  await page.keyboard.type('below');
  await expectText(page, `before\n\n${written.replace('\n| Row |  |', '')}\n\nbelow\nafter`);
});

test('a table is walked through, changed and left by keyboard alone', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Keys', line: 'above' });
  await paste(page, `\n${lifts}`);
  await page.keyboard.press('Control+Home');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Column 1 heading' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Row 1, kg' })).toBeFocused();

  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('button', { name: 'Table options' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Add row above' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Row 2, kg' })).toBeFocused();
  await page.keyboard.type('82.5');
  await expect(table(page).getByRole('row')).toHaveCount(4);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  const [header, dashes, squat, bench] = lifts.split('\n');
  await expectText(page, ['above!', header, dashes, squat, '|  | 82.5 |', bench].join('\n'));
});

test('a cell is written in as the text around it: its keys, its tools and what it offers', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Lifts', line: 'for #knee' });
  await expect(page.getByRole('link', { name: 'knee' }).first()).toBeVisible();
  await page.keyboard.insertText(`\n\n${lifts}`);
  await page.keyboard.press('Control+Home');
  await cell(page, 'Squat').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+i');
  await expectText(page, `for #knee\n\n${lifts.replace('Squat', '*Squat*')}`);
  await page.keyboard.press('Control+i');
  await tool(page, 'Bold').click();
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Row 1, Lift' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' [[lif');
  await expect(page.getByRole('option', { name: 'Lifts' })).toBeVisible();
  await takeOffer(page);
  await page.keyboard.type(' #kne');
  await expect(page.getByRole('option', { name: 'knee' })).toBeVisible();
  await takeOffer(page);
  await page.keyboard.type(' @back sq');
  await expect(page.getByRole('option', { name: 'Back squat' })).toBeVisible();
  await takeOffer(page);
  const written = '**Squat** [[Lifts]] #knee [@Back squat](mensana:exercises/back-squat)';
  await expectText(page, `for #knee\n\n${lifts.replace('Squat', written)}`);

  await page.keyboard.press('Tab');
  await expect(table(page).locator('.md-mention')).toHaveText('@Back squat');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/exercises\/back-squat$/);
});

test('what is found in a table is shown there, stepped to, and is what is selected after that', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Find', line: 'squat' });
  const rows = Array.from({ length: 60 }, (_, row) => `| ${row === 50 ? '**Squat** \\| squat' : 'Bench'} | 60 |`);
  const source = ['| Lift | kg |', '| --- | --: |', ...rows].join('\n');
  await page.keyboard.insertText(`\n\n${source}\n`);
  await cell(page, 'Bench').first().click();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('squat');
  await expect(table(page).locator('.cm-searchMatch')).toHaveText(['Squat', 'squat']);
  await page.keyboard.press('Enter');
  const selected = page.locator('.cm-searchMatch-selected');
  await expect(selected).toHaveText('Squat');
  await expect(selected).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(selected).toHaveText('squat');
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Row 51, Lift' })).toBeFocused();
  await page.keyboard.type('front');
  const written = source.replace('| squat', '| front');
  await expectText(page, `squat\n\n${written}\n`);

  await page.keyboard.press('Control+Alt+f');
  const status = page.getByRole('search', { name: 'Find in note' }).getByRole('status');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('-');
  await expect(status).toHaveText('No matches');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('front');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('a|b');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(status).toHaveText('1 match replaced');
  await expectText(page, `squat\n\n${written.replace('front', 'a\\|b')}\n`);
});

test('what is found from within a cell by the bar is stepped to without leaving the field', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await writeNote(page, { title: 'Find', line: 'for' });
  await page.keyboard.insertText('\n\n| Lift | kg |\n| --- | --: |\n| Bench | 60 |\n| Squat | 60 |\n| Squat | 80 |\n');
  await cell(page, 'Bench').click();
  await page.keyboard.press('Alt+F10');
  await tool(page, 'Find in note').press('Enter');
  const findField = page.getByRole('textbox', { name: 'Find', exact: true });
  await expect(findField).toBeFocused();
  await page.keyboard.type('squat');
  for (const [row, at] of [
    [2, '1 of 2'],
    [3, '2 of 2'],
    [2, '1 of 2'],
  ] as const) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(at, { exact: true })).toBeVisible();
    await expect(table(page).getByRole('row').nth(row).locator('.cm-searchMatch-selected')).toHaveText('Squat');
    await expect(findField).toBeFocused();
  }
});

test('a table in a list is a table of its item, and stays in it', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Lists', line: 'before' });
  const source = '- one\n- | a | b |\n  | - | - |\n  | c | d |\n- three\n\n  | e | f |\n  | - | - |\n- | g |\n| - |';
  await page.keyboard.insertText(`\n\n${source}\n\nafter`);
  await expect(page.getByRole('table')).toHaveCount(2);
  await cell(page, 'd').click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('x');
  await expectText(page, `before\n\n${source.replace('| c | d |', '| c | d |\n  | x |  |')}\n\nafter`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Row 2, a' })).toBeFocused();
});

test('words in a table stay whole, and an address that fits nowhere breaks', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Wide', line: 'before' });
  const rows = `| Squat | felt good, a long remark that goes on and on |\n| | ${'address'.repeat(60)} |`;
  await paste(page, `\n\n| Exercise | Notes that are long |\n| --- | --- |\n${rows}\n\nafter`);
  const head = table(page).getByRole('columnheader', { name: 'Exercise' });
  await expect(head).toBeVisible();
  expect(await linesOf(head)).toBe(1);
  expect(await linesOf(cell(page, 'addressaddress'))).toBeGreaterThan(1);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

test('nothing in a note is wider than its column; a wide table scrolls in a box of its own', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Column', line: 'before' });
  const heads = 'Day Squat Bench Deadlift Press Rows Pull-ups Remark'.split(' ');
  const wide = [heads, heads.map(() => '---'), heads.map((_, index) => `${index}`)].map(rowOf).join('\n');
  const rightToLeft = wide.replace('Day', 'יום האימון').replace('Remark', 'ملاحظات-طويلة-جدا');
  const long = 'word'.repeat(60);
  const deep = `${'> '.repeat(9)}${Array.from({ length: 9 }, () => '- ').join('')}deep ${long}`;
  const blocks = [
    ...[
      wide,
      'a paragraph that wraps '.repeat(20),
      rightToLeft,
      `שלום ${'עולם '.repeat(60)}`,
      `مرحبا${'ا'.repeat(120)}`,
    ],
    ...[`- item\n\n${indented(wide)}`, `\`\`\`${long}\n${long}\n\`\`\``, `> [!note] ${long}\n> ${long}`, deep, '---'],
    ...[`![${long}](attachment:${'0'.repeat(64)})`, `[${long}.pdf](attachment:${'1'.repeat(64)})`],
    ...[`[@${long}](mensana:exercises/none)`, `[[${long}]]`, `1. [ ] ${long}`, `x[^${long}]`, `[^${long}]: ${long}`],
    ...[`![${long}](https://example.org/a.png)`, `https://example.org/${long}`, `# ${long}`, `\`${long}\``],
  ];
  await paste(page, `\n\n${blocks.join('\n\n')}\n\nafter`);
  await page.keyboard.press('Control+Home');
  const box = page.locator('[data-body-editor]');
  await expect(table(page).first()).toBeVisible();
  const scrolls = await table(page)
    .first()
    .evaluate(({ parentElement }) => (parentElement?.scrollWidth ?? 0) > (parentElement?.clientWidth ?? 0));
  expect(scrolls).toBe(true);
  await page.mouse.move(...(await middleOf(page)));
  const last = page.locator('.cm-line', { hasText: /^after$/ });
  do {
    expect(await box.evaluate(widerThan)).toEqual([]);
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  } while (!(await last.isVisible()));
  expect(await box.evaluate(widerThan)).toEqual([]);
});

test('a cell shows its Markdown drawn, as the text around it does', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Drawn', line: 'before' });
  const hash = '0'.repeat(64);
  const cells = [
    '[**b** \\[x\\]](https://x.org/y)',
    `[plan \\[new\\] \\#2\\_.txt](attachment:${hash})`,
    `[![drawing](attachment:${hash})](https://x.org/z)`,
    '[https://a.org](https://b.org)',
    '**a<br><br>b**',
    '`<br>` one<br />two',
    '![[Drawn]]',
  ];
  await paste(page, `\n\n| a |\n| - |\n${cells.map((source) => `| ${source} |`).join('\n')}\n\nafter`);
  const shown = table(page).getByRole('cell');
  await expect(shown.nth(0)).toHaveText('b [x]');
  await expect(shown.nth(0).locator('a strong')).toHaveText('b');
  await expect(shown.nth(1).getByRole('link')).toHaveText('plan [new] #2_.txt');
  await expect(shown.nth(2).locator('a .md-image')).toContainText('drawing');
  await expect(shown.nth(3).locator('a')).toHaveAttribute('href', 'https://b.org/');
  await expect(shown.nth(4).locator('strong')).toHaveText('ab');
  await expect(shown.nth(4).locator('strong br')).toHaveCount(2);
  await expect(shown.nth(5).locator('code')).toHaveText('<br>');
  await expect(shown.nth(5).locator('br')).toHaveCount(1);
  await expect(shown.nth(6).getByRole('link')).toHaveText('Drawn');
});

test('a table is typed by hand, and the text below it stays below it', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'By hand', line: 'before' });
  const rows = ['| a | b |', '| - | - |', '| c | d |', '| e | f |'];
  for (const row of ['', ...rows, '', 'after']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(row);
  }
  await expect(table(page).getByRole('cell')).toHaveText(['c', 'd', 'e', 'f']);
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Delete');
  await page.keyboard.type('and ');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('textbox', { name: 'Row 2, a' })).toBeFocused();
  await page.keyboard.type('!');
  await expectText(page, ['before', '', ...rows.with(3, '| e! | f |'), '', 'and after'].join('\n'));
});

test('keys go on after a table: where it was deleted, below it, and in its source', { tag: '@data' }, async ({
  page,
}) => {
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  await createAccount(page);
  await writeNote(page, { title: 'On', line: 'before' });
  const source = '- | a | b |\n  | - | - |\n  | c | d |\n- next';
  await page.keyboard.insertText(`\n\n${lifts}\n\n${source}`);
  await cell(page, 'Squat').click();
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.type('gone');
  await expectText(page, `before\n\ngone\n${source}`);

  await cell(page, 'd').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('below, ');
  await expectText(page, `before\n\ngone\n${source.replace('next', 'below, next')}`);

  await cell(page, 'd').click();
  await page.keyboard.press('Control+Shift+M');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+M');
  await expect(page.getByRole('table')).toHaveCount(1);
  expect(failures).toEqual([]);
});

test('two devices edit different cells of a table offline, and both edits are there', { tag: '@data' }, async ({
  browser,
  server,
}) => {
  const [a, b] = await Promise.all([newDevice(browser, server.origin), newDevice(browser, server.origin)]);
  const email = await createAccount(a.page);
  await signIn(b.page, email);
  await writeNote(a.page, { title: 'Shared', line: 'plan' });
  await paste(a.page, `\n\n${lifts}\n`);
  await expect(table(a.page)).toBeVisible();
  for (const { page } of [a, b]) {
    await shellIsKept(page);
    await expect(saveState(page, 'Saved')).toBeVisible();
    await openNote(page, 'Shared');
    await expect(table(page)).toBeVisible();
  }
  await Promise.all([goOffline(a), goOffline(b)]);
  await cell(a.page, '80').click();
  await a.page.keyboard.press('End');
  await a.page.keyboard.type('.5');
  await cell(b.page, 'Bench').click();
  await b.page.keyboard.press('End');
  await b.page.keyboard.type(' press');
  await keepBusy(b.page);
  await Promise.all([goOnline(a), goOnline(b)]);
  for (const { page } of [a, b]) {
    await expect(cell(page, '80.5')).toBeVisible();
    await expect(cell(page, 'Bench')).toContainText('press');
  }
  // Each is still in its own cell, where it was, also where the device was too busy to read the text at once.
  await b.page.keyboard.type('!');
  const merged = lifts.replace('80', '80.5').replace('**Bench**', '**Bench** press!');
  await expectText(a.page, `plan\n\n${merged}\n`);
  await expectText(b.page, `plan\n\n${merged}\n`);
  await Promise.all([a.context.close(), b.context.close()]);
});

test('what another device deletes from under the cursor hands its keys to nothing beside it', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await writeNote(page, { title: 'Deleted', line: 'x' });
  const wide = '| Lift | kg |\n| --- | --: |\n| Squat | 100 |\n| Bench press | 60 |\n| Row | 70 |';
  const body = `- one\n- two\n- three\n\n${wide}\n\nafter`;
  await paste(page, '\n');
  await bodyIs(page, body);

  await cell(page, 'Bench press').click();
  await page.keyboard.press('End');
  const withoutRow = body.replace('\n| Bench press | 60 |', '');
  await bodyIs(page, withoutRow);
  await expect(table(page)).toBeFocused();
  await page.keyboard.type(' 62.5');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Row 2, Lift' })).toBeFocused();
  await expectText(page, withoutRow);

  const withoutColumn = withoutRow.replaceAll(/^\| [^|]+/gm, '').replaceAll(/^\| -+ /gm, '');
  await bodyIs(page, withoutColumn);
  await expect(table(page)).toBeFocused();
  await page.keyboard.type('x');
  await expect(table(page).getByRole('cell')).toHaveText(['100', '70']);

  await cell(page, '70').click();
  const withoutTable = '- one\n- two\n- three\n\nafter';
  await bodyIs(page, withoutTable);
  await expect(table(page)).toHaveCount(0);
  await page.keyboard.type('x');

  await page.locator('.cm-line', { hasText: 'two' }).click();
  await bodyIs(page, withoutTable.replace('- two\n', ''));
  await expect(page.locator('.cm-line', { hasText: 'two' })).toHaveCount(0);
  await page.keyboard.type(' more');
  await page.keyboard.press('Backspace');
  await expectText(page, withoutTable.replace('- two\n', ''));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect.poll(() => storedText(page)).toContain('!');
});

test('what an input method composes in a cell stands there once, whatever rows come and go meanwhile', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Composed', line: 'x' });
  const inputMethod = await page.context().newCDPSession(page);
  const compose = async (...texts: string[]) => {
    for (const text of texts)
      await inputMethod.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
  };
  const body = 'x\n\n| Lift | kg |\n| --- | --- |\n| Squat | 100 |\n| Row | 70 |';
  await bodyIs(page, body);
  await cell(page, 'Row').click();
  await page.keyboard.press('End');
  await compose('k', 'か', 'かt', 'かた');
  await expectText(page, body.replace('Row', 'Rowかた'));
  const longer = body.replace('| Row |', '| Bench | 60 |\n| Rowかた |');
  await bodyIs(page, longer);
  await expect(table(page).getByRole('row')).toHaveCount(4);
  await compose('かたn', 'かたな');
  await expectText(page, longer.replace('かた', 'かたな'));
  const shorter = longer.replace('かた', 'かたな').replace('| Squat | 100 |\n', '');
  await bodyIs(page, shorter);
  await expect(table(page).getByRole('row')).toHaveCount(3);
  await compose('刀');
  await inputMethod.send('Input.insertText', { text: '刀' });
  await page.keyboard.type('!');
  await expectText(page, shorter.replace('かたな', '刀!'));
  await expect(page.getByRole('textbox', { name: 'Row 2, Lift' })).toBeFocused();
});

test('from the source of a table and back, the cursor is in the same cell', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Source', line: 'plan' });
  await paste(page, `\n\n${lifts}\n`);
  await page.keyboard.press('Control+Shift+M');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('.5');
  await page.keyboard.press('Control+Shift+M');
  await expect(page.getByRole('textbox', { name: 'Row 2, kg' })).toBeFocused();
  await page.keyboard.type('5');
  await expectText(page, `plan\n\n${lifts.replace('60', '60.55')}\n`);
});

function table(page: Page): Locator {
  return page.getByRole('table', { name: /^Table/ });
}

function cell(page: Page, text: string): Locator {
  return table(page).getByRole('cell', { name: text });
}

function tool(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
}

/** From here on the page finds its time over whenever it looks at the clock, as on a device with too much to do. */
async function keepBusy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    let late = 0;
    Date.now = () => {
      late += 60;
      return now() + late;
    };
  });
}

/** As the clipboard would: one piece of text at the cursor. */
async function paste(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
}

/** The text becomes this elsewhere. */
async function bodyIs(page: Page, body: string): Promise<void> {
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await expect(saveState(page, 'Saved')).toBeVisible();
  const { user } = (await (await page.request.get('/api/account')).json()) as { user: { uid: string } };
  const address = `/api/users/${user.uid}`;
  const { etag = '' } = (await page.request.get(address)).headers();
  const answer = await page.request.patch(address, {
    headers: { origin: new URL(page.url()).origin, 'content-type': 'application/merge-patch+json', 'if-match': etag },
    data: JSON.stringify({ notesData: { notes: { [id]: { body } } } }),
  });
  expect(answer.status()).toBe(200);
}

/** The text as the server stores it. */
async function expectText(page: Page, text: string): Promise<void> {
  await expect.poll(() => storedText(page)).toBe(text);
}

async function storedText(page: Page): Promise<string> {
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const { user } = (await (await page.request.get('/api/account')).json()) as { user: { uid: string } };
  const { notesData } = await (await page.request.get(`/api/users/${user.uid}`)).json();
  return notesData.notes[id].body;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function indented(lines: string): string {
  return lines.replaceAll(/^/gm, '  ');
}

async function middleOf(page: Page): Promise<[number, number]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return [width - 60, height / 2];
}

/** What reaches beyond the sides of an element, but for what scrolls in a box of its own. */
function widerThan(column: Element): readonly string[] {
  const { left, right } = column.getBoundingClientRect();
  const wider: string[] = [];
  const look = (element: Element) => {
    const box = element.getBoundingClientRect();
    const isWide = box.width > 1 && (box.left < left - 1 || box.right > right + 1);
    if (isWide) wider.push(`${element.tagName} ${element.className}: ${box.left} to ${box.right}`);
    if (!['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX))
      [...element.children].forEach(look);
  };
  [...column.children].forEach(look);
  return wider;
}
