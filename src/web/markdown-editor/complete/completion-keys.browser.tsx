import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NameFinder } from '#domain/kernel/index.ts';
import { editorView, keyboard } from '../../testing/index.ts';
import { openEditor } from '../testing/open-editor.tsx';
import type { CompletionProviders } from './providers.ts';

const finding =
  (...names: readonly string[]) =>
  (typed: string) =>
    new NameFinder(names.map((name) => ({ id: name, names: [name] }))).find(typed, 30).map(({ id }) => id);

const exercises = finding('Bench press', 'Back squat');
const tags = finding('knee', 'kneecap', 'hip');
const times: CompletionProviders['times'] = (text) => [
  ...(text === 'tomorrow 18:00' || text === 'mon'
    ? [{ label: 'What it means', dated: '2026-11-29 18:00', isTyped: true }]
    : []),
  ...['today', 'tomorrow', 'monthly']
    .filter((words) => words.startsWith(text))
    .map((words) => ({ label: words, dated: '2026-11-29 9:00', isTyped: false })),
];

const host = {
  completions: {
    titles: (typed: string) => finding('Editor', 'Plan')(typed).map((title) => ({ title })),
    headings: async (name: string) => (name === 'Plan' ? { title: 'Plan', headings: ['Knees', 'Hips'] } : null),
    tags,
    formerTags: () => [],
    exercises,
    training: (typed: string) =>
      exercises(typed).map((name) => ({ kind: 'exercise' as const, key: 'exercises/x', name })),
    times,
    plainTime: (text) =>
      text.endsWith('tomorrow 18:00') && !text.includes('@')
        ? { words: 'tomorrow 18:00', label: 'What it means', dated: '2026-11-29 18:00' }
        : null,
  } satisfies CompletionProviders,
  reader: {
    read: () => [],
    suffixAt: () => null,
    deleted: () => {},
    subscribe: () => () => {},
    completions: (words: string) => (words.length < 3 ? [] : exercises(words)),
  },
};

/** Opens an editor with a line below, types, and waits for the completions. */
async function type(typed: string, isOffered = true) {
  const opened = await openEditor({ isSource: true, host, body: '\nbelow' });
  await keyboard.press('Control+Home');
  for (const [at, line] of typed.split('\n').entries()) {
    if (at > 0) await keyboard.press('Enter');
    await keyboard.insertText(line);
  }
  if (isOffered) await expect.element(page.getByRole('option').first()).toBeVisible();
  await expect.poll(() => document.querySelector('.cm-tooltip-autocomplete-disabled')).toBeNull();
  return { ...opened, line: () => editorView().state.doc.lineAt(editorView().state.selection.main.head).number };
}

interface Kind {
  readonly kind: string;
  readonly typed: string;
  /** The text if Enter takes the first completion; null if Enter belongs to the text. */
  readonly taken: string | null;
  /** What a line break after `typed` gives; by default, only the break. */
  readonly broken?: string;
}

const kinds: readonly Kind[] = [
  { kind: 'a tag', typed: 'sore #kn', taken: 'sore #knee' },
  { kind: 'a whole tag that begins another', typed: 'sore #knee', taken: null },
  { kind: 'a whole tag in other letters', typed: 'sore #Knee', taken: null },
  { kind: 'the sign of tags', typed: 'room #', taken: null },
  { kind: 'a note', typed: 'see [[Ed', taken: 'see [[Editor]]' },
  { kind: 'a whole note, whose link is open', typed: 'see [[Editor', taken: 'see [[Editor]]' },
  { kind: 'the sign of links', typed: 'see [[', taken: 'see [[Editor]]' },
  { kind: 'a note that does not exist', typed: 'see [[Fresh', taken: 'see [[Fresh]]' },
  { kind: 'a heading', typed: 'see [[Plan#Kn', taken: 'see [[Plan#Knees]]' },
  { kind: 'a whole heading, whose link is open', typed: 'see [[Plan#Knees', taken: 'see [[Plan#Knees]]' },
  { kind: 'an embed', typed: '![[tr', taken: '![[training:2026-11-27]]' },
  { kind: 'an exercise', typed: 'do @ben', taken: 'do [@Bench press](mensana:exercises/x)' },
  { kind: 'the sign of exercises', typed: 'do @', taken: null },
  {
    kind: 'a time without its sign',
    typed: '- [ ] call tomorrow 18:00',
    taken: null,
    broken: '- [ ] call tomorrow 18:00\n- [ ] ',
  },
  { kind: 'a time', typed: '- [ ] call @tom', taken: '- [ ] call @2026-11-29 9:00 ' },
  {
    kind: 'a whole time',
    typed: '- [ ] call @tomorrow 18:00',
    taken: null,
    broken: '- [ ] call @tomorrow 18:00\n- [ ] ',
  },
  {
    kind: 'a whole time that begins another',
    typed: '- [ ] call @mon',
    taken: null,
    broken: '- [ ] call @mon\n- [ ] ',
  },
  { kind: 'the sign of times', typed: '- [ ] call @', taken: null, broken: '- [ ] call @\n- [ ] ' },
  { kind: 'a block', typed: '/quo', taken: '> ' },
  { kind: 'a slash', typed: 'cd /', taken: null },
  { kind: 'a word that an exercise contains', typed: 'Back', taken: null },
  { kind: 'letters that an exercise begins with', typed: 'ben', taken: null },
  { kind: 'a word and the beginning of another', typed: 'bench pr', taken: 'Bench press ' },
  { kind: 'the name of an exercise', typed: 'bench press', taken: null },
  { kind: 'a language of code', typed: '```men', taken: '```mensana\n\n```' },
  { kind: 'a word of an answer', typed: '`=bes', taken: '`=best ' },
  { kind: 'a figure of an answer', typed: '`=best squat last 1', taken: null },
  { kind: 'an exercise in an answer', typed: '`=best ben', taken: '`=best exercise:"Bench press"' },
  { kind: 'a whole word of an exercise in an answer', typed: '`=best squat', taken: null },
];

describe.each(kinds)('$kind, $typed', ({ typed, taken, broken }) => {
  test(`Enter ${taken === null ? 'breaks the line' : 'takes the first completion'}`, async () => {
    const { text } = await type(typed);
    const selected = document.querySelectorAll('[role="option"][aria-selected="true"]');
    expect(selected).toHaveLength(taken === null ? 0 : 1);
    await keyboard.press('Enter');
    await expect.poll(text).toBe(`${taken ?? broken ?? `${typed}\n`}\nbelow`);
  });

  test('a space and Tab belong to the text', async () => {
    const { text } = await type(typed);
    await keyboard.press('Space');
    await expect.poll(text).toBe(`${typed} \nbelow`);
    await keyboard.press('Backspace');
    await keyboard.press('Tab');
    await expect.poll(text).toBe(`${typed}${typed.startsWith('```') ? '  ' : ''}\nbelow`);
    expect(document.activeElement?.closest('.cm-tooltip') ?? null).toBeNull();
  });

  test('the arrow down and Enter take a completion, if there is one that says more than the text', async () => {
    const { text, line } = await type(typed);
    const isOnlyTyped = page.getByRole('option').elements().length === 1 && typed.endsWith('18:00');
    await keyboard.press('ArrowDown');
    if (isOnlyTyped) {
      expect(line()).toBe(2);
      expect(await text()).toBe(`${typed}\nbelow`);
      return;
    }
    expect(line()).toBe(typed.split('\n').length);
    expect(document.querySelectorAll('[role="option"][aria-selected="true"]')).toHaveLength(1);
  });
});

test('the arrow up leaves a list of which nothing is selected', async () => {
  const { line } = await type('first\ncd /');
  await keyboard.press('ArrowUp');
  expect(line()).toBe(1);
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
});

describe('behind an accepted completion', () => {
  test.each([
    ['sore #kn', 'hurts', 'sore #knee hurts'],
    ['sore #kn', ' hurts', 'sore #knee hurts'],
    ['sore #kn', ', hip', 'sore #knee, hip'],
    ['sore #kn', '/left', 'sore #knee/left'],
    ['see [[Ed', 's', 'see [[Editor]]s'],
    ['- [ ] call @tom', 'pack', '- [ ] call @2026-11-29 9:00 pack'],
    ['- [ ] call @tom', ' pack', '- [ ] call @2026-11-29 9:00 pack'],
  ])('%j, then %j gives %j', async (typed, then, written) => {
    const { text } = await type(typed);
    await keyboard.press('Enter');
    await keyboard.type(then);
    await expect.poll(text).toBe(`${written}\nbelow`);
  });
});

test('without notes, the sign of links says that a name is needed', async () => {
  const completions = { ...host.completions, titles: () => [] };
  const { text } = await openEditor({ isSource: true, host: { completions }, body: '' });
  await keyboard.press('Control+Home');
  await keyboard.insertText('[[');
  await expect.element(page.getByRole('option', { name: 'Type a name to link to a new note' })).toBeVisible();
  await keyboard.insertText('Fresh');
  await page.getByRole('option', { name: 'Link to new note “Fresh”' }).click();
  await expect.poll(text).toBe('[[Fresh]]');
});

test('a time without its sign becomes the time of the task if it is pressed', async () => {
  const { text } = await type('- [ ] call tomorrow 18:00');
  await page.getByRole('option', { name: /^What it means/ }).click();
  await expect.poll(text).toBe('- [ ] call @2026-11-29 18:00 \nbelow');
});

test('a whole time can be pressed', async () => {
  const { text } = await type('- [ ] call @tomorrow 18:00');
  await page.getByRole('option', { name: /^What it means/ }).click();
  await expect.poll(text).toBe('- [ ] call @2026-11-29 18:00 \nbelow');
});
