import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { inputMethod, keyboard, shownLines, takeOffer } from '../../testing/index.ts';
import type { CompletionProviders } from '../complete/providers.ts';
import { openEditor } from '../testing/open-editor.tsx';

/** What completions offer in these tests. */
const completions: CompletionProviders = {
  titles: () => [{ title: 'Lifts' }],
  headings: async () => null,
  tags: () => ['knee'],
  formerTags: () => [],
  exercises: () => [],
  training: () => [{ kind: 'exercise', key: 'exercises/back-squat', name: 'Back squat' }],
  times: () => [],
  plainTime: () => null,
};

const lifts = '| Lift | kg |\n| --- | --: |\n| Squat | 80 |\n| **Bench** | 60 |';

describe('a table', () => {
  test('is rendered with its headings and cells, including their Markdown', async () => {
    const body = `before\n\n${lifts}\n\nafter`;
    const { text } = await openEditor({ body });
    await expect.poll(() => textsOf(table().getByRole('columnheader'))).toEqual(['Lift', 'kg']);
    expect(textsOf(table().getByRole('cell'))).toEqual(['Squat', '80', 'Bench', '60']);
    expect(table().element().querySelector('strong')?.textContent).toBe('Bench');
    expect(await text()).toBe(body);
  });

  test.each([
    ['| תרגיל | ק"ג |\n| --- | --- |\n| סקוואט | 80 |', 'rtl'],
    [lifts, 'ltr'],
  ])('has the direction of its text: %j', async (body, direction) => {
    await openEditor({ body: `before\n\n${body}\n\nafter` });
    await expect.element(table()).toBeVisible();
    expect(getComputedStyle(table().element()).direction).toBe(direction);
  });

  test('is edited cell by cell, without changing the rest of its text', async () => {
    const { screen, text } = await openEditor({ body: `before\n\n${lifts}\n\nafter` });
    await cell('Squat').click();
    await expect.element(screen.getByRole('textbox', { name: 'Row 1, Lift' })).toHaveFocus();
    await keyboard.press('End');
    await keyboard.type(' | low bar');
    await keyboard.press('Tab');
    await keyboard.press('Control+a');
    await keyboard.type('85');
    await expect.poll(text).toBe(`before\n\n${lifts.replace('Squat | 80', 'Squat \\| low bar | 85')}\n\nafter`);
  });

  test('gets another row with Tab at its end, and undo reverts it step by step', async () => {
    const { text } = await openEditor({ body: `before\n\n${lifts}\n\nafter` });
    await cell('80').click();
    for (let press = 0; press < 3; press += 1) await keyboard.press('Tab');
    await keyboard.insertText('Row'); // slow keystrokes would become several undo steps
    await expect.poll(text).toBe(`before\n\n${lifts}\n| Row |  |\n\nafter`);
    await keyboard.press('Control+z');
    await expect.poll(text).toBe(`before\n\n${lifts}\n|  |  |\n\nafter`);
    await keyboard.press('Control+z');
    await expect.poll(text).toBe(`before\n\n${lifts}\n\nafter`);
  });

  test('is left with Escape for the line below it', async () => {
    const { text } = await openEditor({ body: `before\n\n${lifts}\n\nafter` });
    await cell('60').click();
    await keyboard.press('Escape');
    await keyboard.type('below');
    await expect.poll(text).toBe(`before\n\n${lifts}\n\nbelow\nafter`);
  });

  test('is entered, edited and left by keyboard only', async () => {
    const { screen, editor, text } = await openEditor({ body: `above\n${lifts}` });
    await editor.getByText('above').click();
    await keyboard.press('ArrowDown');
    await expect.element(screen.getByRole('textbox', { name: 'Column 1 heading' })).toHaveFocus();
    await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
    await expect.element(screen.getByRole('textbox', { name: 'Row 1, kg' })).toHaveFocus();

    await keyboard.press('Shift+F10');
    await expect.element(screen.getByRole('button', { name: 'Table options' })).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(screen.getByRole('menuitem', { name: 'Add row above' })).toHaveFocus();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect.element(screen.getByRole('textbox', { name: 'Row 2, kg' })).toHaveFocus();
    await keyboard.type('82.5');
    await expect.poll(() => table().getByRole('row').elements().length).toBe(4);
    for (let press = 0; press < 3; press += 1) await keyboard.press('ArrowUp');
    await keyboard.press('End');
    await keyboard.type('!');
    const [header, dashes, squat, bench] = lifts.split('\n');
    await expect.poll(text).toBe(['above!', header, dashes, squat, '|  | 82.5 |', bench].join('\n'));
  });

  test('in a list belongs to its item, and stays in it', async () => {
    const source = '- one\n- | a | b |\n  | - | - |\n  | c | d |\n- three\n\n  | e | f |\n  | - | - |\n- | g |\n| - |';
    const { screen, text } = await openEditor({ body: `before\n\n${source}\n\nafter` });
    await expect.poll(() => screen.getByRole('table').elements().length).toBe(2);
    await cell('d').click();
    await keyboard.press('Tab');
    await keyboard.type('x');
    await expect.poll(text).toBe(`before\n\n${source.replace('| c | d |', '| c | d |\n  | x |  |')}\n\nafter`);
    await keyboard.press('Escape');
    await keyboard.press('ArrowUp');
    await expect.element(screen.getByRole('textbox', { name: 'Row 2, a' })).toHaveFocus();
  });

  test('can be typed as Markdown, and the text below it stays separate', async () => {
    const { screen, text } = await openEditor({ body: 'before' });
    const rows = ['| a | b |', '| - | - |', '| c | d |', '| e | f |'];
    for (const row of ['', ...rows, '', 'after']) {
      await keyboard.press('Enter');
      await keyboard.type(row);
    }
    await expect.poll(() => textsOf(table().getByRole('cell'))).toEqual(['c', 'd', 'e', 'f']);
    await keyboard.press('Home');
    await keyboard.press('Backspace');
    await keyboard.press('Delete');
    await keyboard.type('and ');
    await keyboard.press('Home');
    await keyboard.press('Backspace');
    await keyboard.press('Backspace');
    await expect.element(screen.getByRole('textbox', { name: 'Row 2, a' })).toHaveFocus();
    await keyboard.type('!');
    await expect.poll(text).toBe(['before', '', ...rows.with(3, '| e! | f |'), '', 'and after'].join('\n'));
  });
});

describe('a cell is edited like the text around it', () => {
  test('its text is formatted by shortcuts and by the toolbar, except for formats that do not apply', async () => {
    const { screen, text } = await openEditor({ body: `before\n\n${lifts}` });
    await cell('Squat').click();
    await keyboard.press('Control+a');
    await keyboard.press('Control+i');
    await expect.poll(text).toBe(`before\n\n${lifts.replace('Squat', '*Squat*')}`);
    await keyboard.press('Control+i');
    await tool('Bold').click();
    await expect.poll(text).toBe(`before\n\n${lifts.replace('Squat', '**Squat**')}`);
    await expect.element(tool('Heading')).toHaveAttribute('aria-disabled', 'true');
    await keyboard.press('Alt+F10');
    await expect.element(tool('Tasks')).toHaveFocus();
    await keyboard.press('Escape');
    await expect.element(screen.getByRole('textbox', { name: 'Row 1, Lift' })).toHaveFocus();
  });

  test('it completes notes, tags and exercises', async () => {
    const { screen, text } = await openEditor({ body: `for #knee\n\n${lifts}`, host: { completions } });
    await cell('Squat').click();
    await keyboard.press('End');
    for (const [typed, name] of [
      [' [[lif', 'Lifts'],
      [' #kne', '#knee'],
      [' @back sq', 'Back squat Exercise'],
    ] as const) {
      await keyboard.type(typed);
      await expect.element(screen.getByRole('option', { name })).toBeVisible();
      await takeOffer();
    }
    const written = 'Squat [[Lifts]] #knee [@Back squat](mensana:exercises/back-squat)';
    await expect.poll(text).toBe(`for #knee\n\n${lifts.replace('Squat', written)}`);
    await keyboard.press('Tab');
    await expect.poll(() => table().element().querySelector('.md-mention')?.textContent).toBe('@Back squat');
  });

  test('a hashtag in it says as which tag it counts', async () => {
    const links = {
      openNote() {},
      hasNote: () => true,
      openMention() {},
      isGone: () => false,
      currentTag: (written: string) => (written === 'knee' ? 'hip' : null),
    };
    await openEditor({ body: `before\n\n${lifts.replace('Squat', '#knee #calf')}`, host: { links } });
    const titles = () => Array.from(document.querySelectorAll<HTMLElement>('.md-tag'), ({ title }) => title);
    await expect.poll(titles).toEqual(['Counts as #hip', '']);
  });

  test('a shortcut follows a mention in it', async () => {
    const mention = '[@Back squat](mensana:exercises/back-squat)';
    const opened = vi.fn();
    const links = {
      openNote() {},
      hasNote: () => true,
      openMention: opened,
      isGone: () => false,
      currentTag: () => null,
    };
    await openEditor({ body: `before\n\n${lifts.replace('Squat', `x ${mention}`)}`, host: { links } });
    await cell('80').click();
    await keyboard.press('Shift+Tab');
    await keyboard.press('End');
    await keyboard.press('Control+Enter');
    await expect.poll(() => opened.mock.calls).toEqual([['exercises/back-squat']]);
  });

  test('it shows its Markdown rendered', async () => {
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
    await openEditor({
      body: `before\n\n| a |\n| - |\n${cells.map((source) => `| ${source} |`).join('\n')}\n\nafter`,
    });
    await expect.poll(() => table().getByRole('cell').elements().length).toBe(cells.length);
    const shown = (at: number) => table().getByRole('cell').nth(at).element();
    expect(shown(0).textContent).toBe('b [x]');
    expect(shown(0).querySelector('a strong')?.textContent).toBe('b');
    expect(shown(1).querySelector('[role="link"], a')?.textContent).toBe('plan [new] #2_.txt');
    await expect.poll(() => shown(2).querySelector('a .md-image')?.textContent).toContain('drawing');
    expect(shown(3).querySelector('a')?.href).toBe('https://b.org/');
    expect(shown(4).querySelector('strong')?.textContent).toBe('ab');
    expect(shown(4).querySelectorAll('strong br')).toHaveLength(2);
    expect(shown(5).querySelector('code')?.textContent).toBe('<br>');
    expect(shown(5).querySelectorAll('br')).toHaveLength(1);
    expect(shown(6).querySelector('[role="link"], a')?.textContent).toBe('Drawn');
  });
});

describe('a match in a table', () => {
  const rows = Array.from({ length: 60 }, (_, row) => `| ${row === 50 ? '**Squat** \\| squat' : 'Bench'} | 60 |`);
  const source = ['| Lift | kg |', '| --- | --: |', ...rows].join('\n');

  test('is highlighted, navigated to, and selected afterwards', async () => {
    const { screen, text } = await openEditor({ body: `squat\n\n${source}\n` });
    await cell('Bench').first().click();
    await keyboard.press('Control+f');
    await expect.element(findField()).toHaveFocus();
    await keyboard.type('squat');
    await expect
      .poll(() => Array.from(table().element().querySelectorAll('.cm-searchMatch'), (hit) => hit.textContent))
      .toEqual(['Squat', 'squat']);
    await keyboard.press('Enter');
    await expect.poll(selectedHit).toBe('Squat');
    await expect.element(page.elementLocator(hitElement())).toBeInViewport();
    await keyboard.press('Enter');
    await expect.poll(selectedHit).toBe('squat');
    await expect.element(screen.getByText('3 of 3')).toBeVisible();
    await keyboard.press('Escape');
    await expect.element(screen.getByRole('textbox', { name: 'Row 51, Lift' })).toHaveFocus();
    await keyboard.type('front');
    await expect.poll(text).toBe(`squat\n\n${source.replace('| squat', '| front')}\n`);
  });

  test('is never in the delimiter row, and its replacement is escaped', async () => {
    const { screen, text } = await openEditor({ body: `squat\n\n${source}\n` });
    await keyboard.press('Control+Alt+f');
    await expect.element(findField()).toHaveFocus();
    await keyboard.type('-');
    await expect.element(screen.getByText('No matches', { exact: true })).toBeVisible();
    await keyboard.press('Control+a');
    await keyboard.type('squat');
    await screen.getByRole('button', { name: 'Match case' }).click();
    await screen.getByRole('textbox', { name: 'Replace with' }).fill('a|b');
    await screen.getByRole('button', { name: 'Replace all' }).click();
    await expect.element(screen.getByText('2 matches replaced', { exact: true })).toBeVisible();
    await expect.poll(text).toBe(`a|b\n\n${source.replace('| squat', '| a\\|b')}\n`);
  });

  test('is navigated to from a cell without leaving the find field', async () => {
    const { screen } = await openEditor({
      body: 'for\n\n| Lift | kg |\n| --- | --: |\n| Bench | 60 |\n| Squat | 60 |\n| Squat | 80 |\n',
    });
    await cell('Bench').click();
    await keyboard.press('Alt+F10');
    tool('Find in note').element().focus();
    await keyboard.press('Enter');
    await expect.element(findField()).toHaveFocus();
    await keyboard.type('squat');
    for (const [row, at] of [
      [2, '1 of 2'],
      [3, '2 of 2'],
      [2, '1 of 2'],
    ] as const) {
      await keyboard.press('Enter');
      await expect.element(screen.getByText(at, { exact: true })).toBeVisible();
      await expect
        .poll(() => table().getByRole('row').nth(row).element().querySelector('.cm-searchMatch-selected')?.textContent)
        .toBe('Squat');
      await expect.element(findField()).toHaveFocus();
    }
  });
});

describe('focus moves to', () => {
  const source = '- | a | b |\n  | - | - |\n  | c | d |\n- next';

  test('the text after a table was deleted by its menu', async () => {
    const { screen, text } = await openEditor({ body: `before\n\n${lifts}\n\n${source}` });
    await cell('Squat').click();
    await keyboard.press('Shift+F10');
    await keyboard.press('Enter');
    await expect.element(screen.getByRole('menuitem', { name: 'Add row above' })).toHaveFocus();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect.poll(() => screen.getByRole('table').elements().length).toBe(1);
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await keyboard.type('gone');
    await expect.poll(text).toBe(`before\n\ngone\n${source}`);
  });

  test('the line below a table', async () => {
    const { text } = await openEditor({ body: source });
    await cell('d').click();
    await keyboard.press('ArrowDown');
    await keyboard.type('below, ');
    await expect.poll(text).toBe(source.replace('next', 'below, next'));
  });

  test('the source of a table and back to the same cell', async () => {
    const { screen, text } = await openEditor({ body: `plan\n\n${lifts}\n` });
    await cell('60').click();
    await keyboard.press('Control+Shift+m');
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
    await keyboard.press('Control+Shift+m');
    await expect.poll(() => screen.getByRole('table').elements().length).toBe(1);
    expect(await text()).toBe(`plan\n\n${lifts}\n`);
  });

  test('the same cell from the source of a table', async () => {
    const { screen, text } = await openEditor({ body: `plan\n\n${lifts}\n` });
    await keyboard.press('Control+Shift+m');
    await keyboard.press('ArrowUp');
    await keyboard.press('End');
    for (let step = 0; step < 2; step += 1) await keyboard.press('ArrowLeft');
    await keyboard.type('.5');
    await keyboard.press('Control+Shift+m');
    await expect.element(screen.getByRole('textbox', { name: 'Row 2, kg' })).toHaveFocus();
    await keyboard.type('5');
    await expect.poll(text).toBe(`plan\n\n${lifts.replace('60', '60.55')}\n`);
  });
});

describe('when another device deletes what the cursor is in, typing does not change anything beside it:', () => {
  const wide = '| Lift | kg |\n| --- | --: |\n| Squat | 100 |\n| Bench press | 60 |\n| Row | 70 |';
  const body = `- one\n- two\n- three\n\n${wide}\n\nafter`;
  const withoutRow = body.replace('\n| Bench press | 60 |', '');

  test('a row', async () => {
    const { screen, text, writeElsewhere } = await openEditor({ body });
    await cell('Bench press').click();
    await keyboard.press('End');
    await writeElsewhere(withoutRow);
    await expect.element(table()).toHaveFocus();
    await keyboard.type(' 62.5');
    await keyboard.press('ArrowUp');
    await expect.element(screen.getByRole('textbox', { name: 'Row 2, Lift' })).toHaveFocus();
    expect(await text()).toBe(withoutRow);
  });

  test('a column', async () => {
    const { text, writeElsewhere } = await openEditor({ body });
    await cell('Squat').click();
    const withoutColumn = body.replaceAll(/^\| [^|]+/gm, '').replaceAll(/^\| -+ /gm, '');
    await writeElsewhere(withoutColumn);
    await expect.element(table()).toHaveFocus();
    await keyboard.type('x');
    await expect.poll(() => textsOf(table().getByRole('cell'))).toEqual(['100', '60', '70']);
    expect(await text()).toBe(withoutColumn);
  });

  test('a whole table', async () => {
    const { text, writeElsewhere } = await openEditor({ body });
    await cell('70').click();
    const withoutTable = '- one\n- two\n- three\n\nafter';
    await writeElsewhere(withoutTable);
    await expect.element(table()).not.toBeInTheDocument();
    await keyboard.type('x');
    expect(await text()).toBe(withoutTable);
  });

  test('a line of the text, until the cursor is moved', async () => {
    const { editor, text, writeElsewhere } = await openEditor({ body: '- one\n- two\n- three\n\nafter' });
    await editor.getByText('two', { exact: false }).click();
    await writeElsewhere('- one\n- three\n\nafter');
    await expect.poll(() => shownLines().some((line) => line.includes('two'))).toBe(false);
    await keyboard.type(' more');
    await keyboard.press('Backspace');
    expect(await text()).toBe('- one\n- three\n\nafter');
    await keyboard.press('ArrowDown');
    await keyboard.press('End');
    await keyboard.type('!');
    await expect.poll(text).toContain('!');
  });
});

test('text composed by an input method in a cell is inserted once, while rows are added and removed', async () => {
  const body = 'x\n\n| Lift | kg |\n| --- | --- |\n| Squat | 100 |\n| Row | 70 |';
  const { screen, text, writeElsewhere } = await openEditor({ body });
  await cell('Row').click();
  await keyboard.press('End');
  await inputMethod.compose('k', 'か', 'かt', 'かた');
  await expect.poll(text).toBe(body.replace('Row', 'Rowかた'));
  const longer = body.replace('| Row |', '| Bench | 60 |\n| Rowかた |');
  await writeElsewhere(longer);
  await expect.poll(() => table().getByRole('row').elements().length).toBe(4);
  await inputMethod.compose('かたn', 'かたな');
  await expect.poll(text).toBe(longer.replace('かた', 'かたな'));
  const shorter = longer.replace('かた', 'かたな').replace('| Squat | 100 |\n', '');
  await writeElsewhere(shorter);
  await expect.poll(() => table().getByRole('row').elements().length).toBe(3);
  await inputMethod.compose('刀');
  await inputMethod.commit('刀');
  await keyboard.type('!');
  await expect.poll(text).toBe(shorter.replace('かたな', '刀!'));
  await expect.element(screen.getByRole('textbox', { name: 'Row 2, Lift' })).toHaveFocus();
});

describe.each([
  ['a wide', 1280, 800],
  ['a narrow', 390, 844],
])('on %s page', (_, width, height) => {
  test('words in a table are not broken, except for addresses that are too long', async () => {
    await turnTo(width, height);
    const rows = `| Squat | felt good, a long remark that goes on and on |\n| | ${'address'.repeat(60)} |`;
    await openEditor({ body: `before\n\n| Exercise | Notes that are long |\n| --- | --- |\n${rows}\n\nafter` });
    const head = table().getByRole('columnheader', { name: 'Exercise' });
    await expect.element(head).toBeVisible();
    expect(linesOf(head.element())).toBe(1);
    expect(
      linesOf(
        table()
          .getByRole('cell', { name: /addressaddress/ })
          .element(),
      ),
    ).toBeGreaterThan(1);
    expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  });

  test('nothing in a note is wider than its column, and a wide table scrolls', async () => {
    await turnTo(width, height);
    const heads = 'Day Squat Bench Deadlift Press Rows Pull-ups Remark'.split(' ');
    const wide = [heads, heads.map(() => '---'), heads.map((_head, index) => `${index}`)].map(rowOf).join('\n');
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
    await openEditor({ body: `before\n\n${blocks.join('\n\n')}\n\nafter` });
    await keyboard.press('Control+Home');
    await expect.element(table().first()).toBeVisible();
    const { parentElement } = table().first().element();
    expect(parentElement?.scrollWidth ?? 0).toBeGreaterThan(parentElement?.clientWidth ?? 0);
    const column = document.querySelector('[data-body-editor]') as Element;
    const scroller = scrollerOf(column);
    const isAtEnd = () => scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
    expect(widerThan(column)).toEqual([]);
    while (!isAtEnd()) {
      scroller.scrollBy(0, 700);
      await new Promise(requestAnimationFrame);
      expect(widerThan(column)).toEqual([]);
    }
    expect(shownLines().at(-1)).toBe('after');
  });
});

function table(): Locator {
  return page.getByRole('table', { name: /^Table/ });
}

function cell(text: string): Locator {
  return table().getByRole('cell', { name: text });
}

function tool(name: string): Locator {
  return page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
}

function findField(): Locator {
  return page.getByRole('textbox', { name: 'Find', exact: true });
}

function textsOf(parts: Locator): readonly string[] {
  return parts.elements().map(({ textContent }) => textContent);
}

function hitElement(): Element {
  const hit = document.querySelector('.cm-searchMatch-selected');
  if (hit === null) throw new Error('No match is selected');
  return hit;
}

function selectedHit(): string | undefined {
  return document.querySelector('.cm-searchMatch-selected')?.textContent;
}

async function turnTo(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
}

/** Returns the number of lines that an element's text wraps to. */
function linesOf(words: Element): number {
  const range = document.createRange();
  range.selectNodeContents(words);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function indented(lines: string): string {
  return lines.replaceAll(/^/gm, '  ');
}

/** Returns the scroll container of an element. */
function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around;
  throw new Error('No ancestor scrolls');
}

/** Returns the elements that overflow another horizontally, except those in a scroll container of their own. */
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
