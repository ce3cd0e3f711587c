import { expect, test } from 'vitest';
import { editorView, inputMethod, keyboard, shownLines } from '../testing/index.ts';
import { openEditor } from './testing/open-editor.tsx';

test('an input method replacing a selection does not affect the preview', async () => {
  const { text } = await openEditor({ body: 'a **bold** word\nthe last line of the note' });
  await keyboard.press('Shift+Home');
  await inputMethod.compose('に', 'にほ', 'にほん');
  await inputMethod.commit('日本');
  await keyboard.type(' and **more**');
  await keyboard.press('Enter');
  await expect.poll(shownLines).toEqual(['a bold word', '日本 and more', '']);
  expect(await text()).toBe('a **bold** word\n日本 and **more**\n');
});

test('text composed by an input method is inserted once, alongside concurrent changes of another device', async () => {
  const { text, writeElsewhere } = await openEditor({ body: '# Plan **now**\n- [ ] ' });
  await inputMethod.compose('k', 'か', 'かt', 'かた', 'かたな');
  await expect.poll(text).toMatch(/かたな$/);
  await writeElsewhere(`theirs ${await text()}`);
  await expect.poll(() => shownLines()[0]).toContain('theirs');
  await inputMethod.compose('かたなh', 'かたなは', '刀は');
  await inputMethod.commit('刀は');
  await keyboard.press('Enter');
  await inputMethod.compose('ㅎ', '하', '한');
  await inputMethod.commit('한');
  await keyboard.type('!');
  await expect.poll(text).toBe('theirs # Plan **now**\n- [ ] 刀は\n- [ ] 한!');
  expect(editorView().state.doc.toString()).toBe(await text());
});

test.each([
  ['ArrowUp', 'line 29'],
  ['ArrowDown', 'line 59'],
])('the current line is never under the toolbar or out of view, after many %s', async (key, last) => {
  const body = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n\n');
  const { screen } = await openEditor({ body, isSource: true });
  if (key === 'ArrowDown') for (let press = 0; press < 60; press += 1) await keyboard.press('ArrowUp');
  for (let press = 0; press < 60; press += 1) await keyboard.press(key);
  const toolbar = screen.getByRole('toolbar', { name: 'Formatting' });
  const line = screen.getByText(last, { exact: true });
  await expect.element(line).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => line.element().getBoundingClientRect().top - toolbar.element().getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(0);
});

test.each([
  ['Some words', 'on'],
  ['# Heading', 'on'],
  ['```js\nlet a', 'off'],
  ['Run `npm`', 'on'],
  ['| a |\n| - |\n| words |', 'on'],
])('the keyboard corrects and suggests in prose, but not in code: %j', async (body, expected) => {
  await openEditor({ body });
  const help = () => {
    const field = document.activeElement;
    return ['autocorrect', 'writingsuggestions', 'spellcheck'].map((name) => field?.getAttribute(name));
  };
  const isOn = String(expected === 'on');
  await expect.poll(help).toEqual([expected, isOn, isOn]);
});
