import { foldedRanges } from '@codemirror/language';
import type {} from '@vitest/browser-playwright'; // the types of its `cdp`
import { beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { editorView, keyboard, shownLines, touchScreen } from '../../testing/index.ts';
import { openEditor } from '../testing/open-editor.tsx';

const note = [
  'top',
  '# Plan',
  'first *words*',
  '',
  '## Knees',
  'slowly',
  '- squat',
  '  - heels up',
  '  - deep',
  '- walk',
  '',
  '| a | b |\n| - | - |\n| in a table | d |',
  '',
  '## Hips',
  'last words',
  '',
  '# After',
  'the end',
].join('\n');

let kept: readonly string[] = [];
beforeEach(() => {
  kept = [];
});

const folds = {
  read: () => kept,
  keep: (keys: readonly string[]) => {
    kept = keys;
  },
};
const open = (body = note) => openEditor({ body, host: { folds } });
const isShown = (words: string) => shownLines().some((line) => line.includes(words));

/** Returns the buttons with a name. Those of callouts have one without their title. */
const buttons = (name: string) => [...document.querySelectorAll(`button.md-fold[aria-label="${name}"]`)];
const press = async (named: string, index = 0) => {
  await expect.poll(() => buttons(named)[index]).toBeDefined();
  await page.elementLocator(buttons(named)[index] as Element).click();
};
const at = (words: string) => editorView().state.doc.toString().indexOf(words);
const cursor = (position: number) => {
  editorView().dispatch({ selection: { anchor: position } });
  editorView().focus();
};

test('a heading folds all up to the next of its level, and its button says what it does', async () => {
  const { text } = await open();
  await press('Collapse Plan');
  await expect.poll(() => isShown('first')).toBe(false);
  expect(isShown('Hips')).toBe(false);
  expect(document.querySelector('table')).toBeNull();
  expect(isShown('After')).toBe(true);
  expect(buttons('Expand Plan')[0]?.getAttribute('aria-expanded')).toBe('false');
  await press('Expand Plan');
  await expect.poll(() => isShown('last words')).toBe(true);
  expect(await text()).toBe(note);
});

test('an item folds its children, and one without children has no button', async () => {
  await open();
  await press('Collapse squat');
  await expect.poll(() => isShown('heels up')).toBe(false);
  expect(isShown('walk')).toBe(true);
  expect(buttons('Collapse walk')).toEqual([]);
});

test('keys fold what is around the cursor, more with each press, and unfold it', async () => {
  await open();
  cursor(at('deep'));
  await keyboard.press('Control+Shift+[');
  await expect.poll(() => isShown('deep')).toBe(false);
  expect(isShown('walk')).toBe(true);
  await keyboard.press('Control+Shift+BracketLeft');
  await expect.poll(() => isShown('slowly')).toBe(false);
  expect(isShown('first')).toBe(true);
  await keyboard.press('Control+Shift+]');
  await expect.poll(() => isShown('slowly')).toBe(true);
  await keyboard.press('Control+Alt+[');
  await expect
    .poll(shownLines)
    .toEqual(['top', expect.stringMatching(/^(# )?Plan…?$/), '', expect.stringContaining('After')]);
  await keyboard.press('Control+Alt+]');
  await expect.poll(() => isShown('deep') && isShown('the end')).toBe(true);
});

test('the toolbar folds and unfolds everything', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Collapse all' }).click();
  await expect.poll(() => isShown('slowly') || isShown('the end')).toBe(false);
  await screen.getByRole('button', { name: 'Expand all' }).click();
  await expect.poll(() => isShown('slowly') && isShown('the end')).toBe(true);
});

test('what was folded or unfolded is the same when the note is opened again, also after changes elsewhere', async () => {
  const callouts =
    '> [!faq]- Why\n> because\n\n> [!faq]+ How\n> like this\n\n# Plan\nlater\n\n# Plan\nmuch later\n\n- a\n  - b';
  await open(callouts);
  await expect.poll(() => isShown('because')).toBe(false);
  expect(isShown('like this')).toBe(true);
  await press('Expand');
  await press('Collapse', 1);
  await press('Collapse a');
  await press('Collapse Plan', 1);
  await expect.poll(() => isShown('much later')).toBe(false);
  await cleanup();
  expect(kept.join()).not.toMatch(/plan|why/i);
  await open(callouts.replace('# Plan', 'a new line\n\n# Plan').replace('later', 'somewhat later'));
  await expect.poll(() => isShown('much later')).toBe(false);
  expect([isShown('because'), isShown('like this'), isShown('somewhat later')]).toEqual([true, false, true]);
  expect(shownLines().some((line) => /^[◦▪]b/.test(line))).toBe(false);
});

test.each(['in a table', 'heels', 'last words'])('a jump into folded text shows it: %s', async (words) => {
  await open();
  await keyboard.press('Control+Alt+[');
  await expect.poll(() => isShown('slowly')).toBe(false);
  const from = at(words);
  // as a match of the search is selected
  editorView().dispatch({ selection: { anchor: from, head: from + words.length } });
  await expect.poll(() => document.querySelector('.cm-content')?.textContent).toContain(words);
});

test('finding text shows where it is', async () => {
  const { screen } = await open();
  await keyboard.press('Control+Alt+[');
  await keyboard.press('Control+f');
  await screen.getByRole('textbox', { name: 'Find', exact: true }).fill('heels');
  await keyboard.press('Enter');
  await expect.poll(() => isShown('heels up')).toBe(true);
});

test('a footnote in a folded section is shown when its reference is followed', async () => {
  await open('a[^1]\n\n# Notes\n\nwords\n\n[^1]: the footnote');
  await press('Collapse Notes');
  await expect.poll(() => isShown('the footnote')).toBe(false);
  await page.getByRole('link', { name: 'Footnote 1' }).click();
  await expect.poll(() => isShown('the footnote')).toBe(true);
});

test('an edit of another device within folded text stays folded, and a section that it adds below is shown', async () => {
  const { writeElsewhere, text } = await open();
  await press('Collapse Hips');
  await expect.poll(() => isShown('last words')).toBe(false);
  await writeElsewhere((await text()).replace('last words', 'the very last words'));
  await writeElsewhere((await text()).replace('last words', 'last words\n\nand more'));
  await expect.poll(text).toContain('very last words\n\nand more');
  await expect.poll(() => isShown('and more') || isShown('very')).toBe(false);
  await writeElsewhere((await text()).replace('and more', 'and more\n\n## Feet\nbarefoot'));
  await expect.poll(() => isShown('barefoot')).toBe(true);
  expect(isShown('and more')).toBe(false);
});

test('typing beside folded text loses nothing and hides nothing that is typed', async () => {
  const { text } = await open();
  await press('Collapse Hips');
  cursor(at('Hips') + 4);
  await keyboard.type(' and feet');
  await expect.poll(text).toBe(note.replace('Hips', 'Hips and feet'));
  expect(isShown('last words')).toBe(false);
  await keyboard.press('Enter');
  await keyboard.type('new');
  await expect.poll(text).toBe(note.replace('Hips', 'Hips and feet\nnew'));
  await expect.poll(() => isShown('new') && isShown('last words')).toBe(true);
});

test('Delete and Backspace beside folded text show it before they delete anything', async () => {
  const { text } = await open();
  await press('Collapse Hips');
  cursor(at('Hips') + 4);
  await keyboard.press('Delete');
  await expect.poll(() => isShown('last words')).toBe(true);
  await press('Collapse Hips');
  await expect.poll(() => isShown('last words')).toBe(false);
  cursor(at('last words') + 10);
  await keyboard.press('Backspace');
  await expect.poll(() => isShown('last words')).toBe(true);
  expect(await text()).toBe(note);
  await keyboard.press('Backspace');
  await expect.poll(text).toBe(note.replace('last words', 'last word'));
});

test('a selection over folded text copies and deletes all of it', async () => {
  const { text } = await open();
  await press('Collapse Hips');
  const [from, to] = [at('## Hips'), at('last words') + 10];
  editorView().dispatch({ selection: { anchor: from, head: to } });
  editorView().focus();
  expect(isShown('last words')).toBe(false);
  expect(copied()).toBe('## Hips\nlast words');
  await keyboard.press('Delete');
  await expect.poll(text).toBe(note.replace('## Hips\nlast words', ''));
});

test('a heading that becomes text shows what was folded below it', async () => {
  const { text, writeElsewhere } = await open();
  await press('Collapse Hips');
  await expect.poll(() => isShown('last words')).toBe(false);
  await writeElsewhere((await text()).replace('## Hips', 'Hips'));
  await expect.poll(() => isShown('last words')).toBe(true);
  expect(foldedRanges(editorView().state).size).toBe(0);
});

test('paper shows what is folded on the screen', async () => {
  await open();
  await press('Collapse Plan');
  await expect.poll(() => isShown('first')).toBe(false);
  const before = kept;
  window.dispatchEvent(new Event('beforeprint'));
  expect(isShown('first') && isShown('last words')).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => isShown('first')).toBe(false);
  expect(kept).toEqual(before);
});

test('the source folds, too', async () => {
  await openEditor({ body: note, isSource: true, host: { folds } });
  cursor(at('Hips'));
  await keyboard.press('Control+Shift+[');
  await expect.poll(() => isShown('last words')).toBe(false);
});

test('a long folded section is not drawn', async () => {
  await open(`# Plan\n\n${'some **bold** and [link](https://a.example)\n\n'.repeat(10_000)}# After\n\nend`);
  editorView().dispatch({ selection: { anchor: 0 }, scrollIntoView: true });
  await press('Collapse Plan');
  await expect.poll(() => isShown('After')).toBe(true);
  expect(document.querySelectorAll('.cm-content *').length).toBeLessThan(60);
  const start = performance.now();
  for (let count = 0; count < 10; count += 1) editorView().dispatch({ selection: { anchor: count % 2 } });
  expect(performance.now() - start).toBeLessThan(500);
});

test('on a phone, the button is always visible and large enough for a thumb', async () => {
  await touchScreen();
  await open();
  await expect.poll(() => buttons('Collapse Plan')).toHaveLength(1);
  const { width, height } = getComputedStyle(buttons('Collapse Plan')[0] as Element, '::after');
  expect([width, height]).toEqual(['44px', '44px']);
  expect(getComputedStyle(buttons('Collapse Plan')[0] as Element).opacity).toBe('1');
});

test('headings are headings of their level for screen readers', async () => {
  await open('# Plan\n\ntext\n\n### Knees\n\nUnder\n-----\n\n> ## Quoted\n\nend');
  const { nodes } = (await cdp().send('Accessibility.getFullAXTree', { frameId: await frameOfTest() })) as AXTree;
  const headings = nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored);
  const levels = headings.map(({ name, properties }) => [
    name?.value,
    properties?.find((property) => property.name === 'level')?.value.value,
  ]);
  expect(levels).toEqual([
    ['Plan', 1],
    ['Knees', 3],
    ['Under', 2],
    ['Quoted', 2],
  ]);
});

function copied(): string {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  editorView().contentDOM.dispatchEvent(event);
  return clipboardData.getData('text/plain');
}

interface AXTree {
  readonly nodes: readonly {
    readonly ignored: boolean;
    readonly role?: { readonly value: string };
    readonly name?: { readonly value: string };
    readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
  }[];
}

async function frameOfTest(): Promise<string> {
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as {
    readonly frameTree: {
      readonly frame: { readonly id: string };
      readonly childFrames?: readonly { readonly frame: { readonly id: string } }[];
    };
  };
  return frameTree.childFrames?.[0]?.frame.id ?? frameTree.frame.id;
}
