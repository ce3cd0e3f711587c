import { describe, expect, test } from 'vitest';
import { keyboard } from '../../testing/index.ts';
import { openEditor } from '../testing/open-editor.tsx';

describe('formatting by keyboard', () => {
  test('toggles bold', async () => {
    const { text } = await openEditor({ body: 'squat', isSource: true });
    await keyboard.press('Shift+Home');
    await keyboard.press('Control+b');
    await expect.poll(text).toBe('**squat**');
    await keyboard.press('Control+b');
    await expect.poll(text).toBe('squat');
  });

  test('turns a selection into a link, with the cursor in its address', async () => {
    const { text } = await openEditor({ body: 'squat', isSource: true });
    await keyboard.press('Shift+Home');
    await keyboard.press('Control+k');
    await keyboard.type('https://example.org');
    await expect.poll(text).toBe('[squat](https://example.org)');
  });

  test('inserts a line below from anywhere in the line, and checks a task', async () => {
    const { text } = await openEditor({ body: '[squat](https://example.org)', isSource: true });
    await keyboard.press('Home');
    await keyboard.press('Control+Enter');
    await keyboard.type('- [ ] task');
    await keyboard.press('Control+Enter');
    await expect.poll(text).toBe('[squat](https://example.org)\n- [x] task');
  });
});

test('Enter continues a list, Tab nests an item, and Enter in an empty item ends the list', async () => {
  const { text } = await openEditor({ isSource: true });
  await keyboard.type('1. one');
  await keyboard.press('Enter');
  await keyboard.type('two');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Shift+Tab');
  await keyboard.type('three');
  await expect.poll(text).toBe('1. one\n   1. two\n2. three');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('after');
  await expect.poll(text).toBe('1. one\n   1. two\n2. three\n\nafter');
});

describe('leaving the text by keyboard', () => {
  test('moves focus to the toolbar, and Escape returns to the text', async () => {
    const { screen, editor } = await openEditor({ isSource: true });
    await keyboard.press('Alt+F10');
    const toolbar = screen.getByRole('toolbar', { name: 'Formatting' });
    await expect.element(toolbar.getByRole('button', { name: 'Tasks' })).toHaveFocus();
    await keyboard.press('Escape');
    await expect.element(editor).toHaveFocus();
  });

  test('works with Escape and Tab, but not with Tab alone', async () => {
    const { editor, text } = await openEditor({ body: '- [x] task', isSource: true });
    await keyboard.press('Tab');
    await expect.element(editor).toHaveFocus();
    await keyboard.press('Escape');
    await keyboard.press('Tab');
    await expect.element(editor).not.toHaveFocus();
    expect(await text()).toBe('- [x] task');
  });
});

test.each(['👍🏽', '1️⃣'])(
  'the emoji %s of several code points is one character for the arrow keys and Backspace',
  async (sign) => {
    const { text } = await openEditor({ isSource: true });
    await keyboard.insertText(`${sign}${sign} words`);
    await keyboard.press('Home');
    await keyboard.type('a');
    await keyboard.press('ArrowRight');
    await keyboard.press('Backspace');
    await expect.poll(text).toBe(`a${sign} words`);
  },
);

test('Caps Lock does not affect shortcuts', async () => {
  const { editor, text } = await openEditor({ isSource: true });
  const press = (init: KeyboardEventInit) =>
    editor
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { keyCode: 90, ctrlKey: true, bubbles: true, cancelable: true, ...init }),
      );
  await keyboard.insertText('one');
  press({ key: 'Z' });
  await expect.poll(text).toBe('');
  press({ key: 'z', shiftKey: true });
  await expect.poll(text).toBe('one');
});

test('typed marks wrap the selection, and undo removes them', async () => {
  const { text } = await openEditor({ body: 'squat', isSource: true });
  await keyboard.press('Shift+Home');
  await keyboard.type('**');
  await expect.poll(text).toBe('**squat**');
  await keyboard.type('(');
  await expect.poll(text).toBe('**(squat)**');
  for (let steps = 0; steps < 3; steps++) await keyboard.press('Control+z');
  await expect.poll(text).toBe('squat');
});

test('a list item moves with its continuation lines', async () => {
  const { text } = await openEditor({ body: '1. one\n2. two', isSource: true });
  await keyboard.press('ArrowUp');
  await keyboard.press('End');
  await keyboard.press('Shift+Enter');
  await keyboard.type('more');
  await expect.poll(text).toBe('1. one\n   more\n2. two');
  await keyboard.press('ArrowDown');
  await keyboard.press('Alt+ArrowUp');
  await expect.poll(text).toBe('1. two\n2. one\n   more');
});

test('Delete joins an item to the one above without its marker', async () => {
  const { text } = await openEditor({ body: '1. two\n2. one\n   more', isSource: true });
  await keyboard.press('Control+Home');
  await keyboard.press('End');
  await keyboard.press('Delete');
  await expect.poll(text).toBe('1. twoone\n   more');
});

test('Home goes after the hidden marker of a heading, and Backspace removes the marker there', async () => {
  const { text } = await openEditor({ body: 'squat', isSource: true });
  await keyboard.press('Home');
  await keyboard.type('## ');
  await keyboard.press('Control+Shift+m');
  await keyboard.press('End');
  await keyboard.press('Home');
  await keyboard.press('Control+Shift+m');
  await expect.poll(text).toBe('## squat');
  await keyboard.press('Backspace');
  await expect.poll(text).toBe('squat');
});

describe('code in a block quote', () => {
  test('continues after each Enter', async () => {
    const { text } = await openEditor({ isSource: true });
    await keyboard.type('> ```js');
    await keyboard.press('Enter');
    await keyboard.type('one');
    await keyboard.press('Shift+Enter');
    await keyboard.type('two');
    await expect.poll(text).toBe('> ```js\n> one\n> two');
  });

  test('is indented within the quote, also across several lines, and undo reverts it', async () => {
    const { text } = await openEditor({ body: '> ```js\n> one\n> two', isSource: true });
    await keyboard.press('Shift+ArrowUp');
    await keyboard.press('Tab');
    await expect.poll(text).toBe('> ```js\n>   one\n>   two');
    await keyboard.press('Control+z');
    await expect.poll(text).toBe('> ```js\n> one\n> two');
  });

  test('is outdented no further than the edge of the quote, with the focus in the text', async () => {
    const { editor, text } = await openEditor({ body: '> ```js\n> one\n> two', isSource: true });
    await keyboard.press('Shift+ArrowUp');
    await keyboard.press('Tab');
    await expect.poll(text).toBe('> ```js\n>   one\n>   two');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await expect.poll(text).toBe('> ```js\n> one\n> two');
    await expect.element(editor).toHaveFocus();
  });
});

test('Enter at the start of an item inserts one above it', async () => {
  const { text } = await openEditor({ body: '1. one\n2. x', isSource: true });
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await keyboard.type('two');
  await expect.poll(text).toBe('1. one\n2. two\n3. x');
});

test('the toolbar turns the word at the cursor into a link, with the cursor in its address', async () => {
  const { screen, text } = await openEditor({ body: '1. one\na word here', isSource: true });
  await keyboard.press('Control+ArrowLeft');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await screen.getByRole('button', { name: 'Link', exact: true }).click();
  await keyboard.type('http://a.example');
  await expect.poll(text).toBe('1. one\na [word](http://a.example) here');
});

describe('leaving a list', () => {
  test.each([
    ['- [ ] one', ['Enter', 'Enter'], '- [ ] one\n\nnext'],
    ['- [ ] one', ['Enter', 'Backspace'], '- [ ] one\n\nnext'],
    ['> - one', ['Enter', 'Enter'], '> - one\n>\n> next'],
    ['> - one', ['Enter', 'Backspace'], '> - one\n>\n> next'],
    ['> one', ['Enter', 'Enter'], '> one\n\nnext'],
    ['> [!note] Title\n> one', ['Enter', 'Enter'], '> [!note] Title\n> one\n\nnext'],
  ])('from %j, %j and text give %j', async (body, keys, written) => {
    const { text } = await openEditor({ body });
    for (const key of keys) await keyboard.press(key);
    await keyboard.type('next');
    await expect.poll(text).toBe(written);
    expect(document.querySelector('.cm-line:last-child')?.className).not.toMatch(/md-items[1-9]/);
  });

  test.each([
    [['Enter', 'Enter'], '1. one\n\nnext\n\n2. two\n3. three'],
    [['Enter', 'Backspace'], '1. one\n\nnext\n\n2. two\n3. three'],
  ])('in its middle by %j leaves a list below that is still one', async (keys, written) => {
    const { text } = await openEditor({ body: '1. one\n2. two\n3. three' });
    await keyboard.press('Control+Home');
    await keyboard.press('End');
    for (const key of keys) await keyboard.press(key);
    await keyboard.type('next');
    await expect.poll(text).toBe(written);
    expect(document.querySelectorAll('.cm-line.md-items1')).toHaveLength(3);
  });

  test('one Backspace removes marker, box and indentation, and a paragraph two lines below is no code', async () => {
    const { text } = await openEditor({ body: '- [ ] one' });
    await keyboard.press('Enter');
    await keyboard.press('Backspace');
    await expect.poll(text).toBe('- [ ] one\n');
    await keyboard.press('Enter');
    await keyboard.type('next');
    await expect.poll(text).toBe('- [ ] one\n\nnext');
    expect(document.querySelector('.md-block-code')).toBeNull();
  });
});

test('text below a removed empty item stays apart from the list after a change from another device', async () => {
  const { text, writeElsewhere } = await openEditor({ body: '- a', isSource: true });
  await keyboard.press('Enter');
  await keyboard.press('Backspace');
  await writeElsewhere('- a and b\n');
  await keyboard.type('c');
  await expect.poll(text).toBe('- a and b\n\nc');
});

describe('brackets and a space', () => {
  test.each([
    ['[] call', '- [ ] call'],
    ['[ ] call', '- [ ] call'],
    ['- [] call', '- [ ] call'],
    ['- [ ] call', '- [ ] call'],
    ['> [] call', '> - [ ] call'],
    ['see [] call', 'see [] call'],
    ['[x] call', '[x] call'],
  ])('%j begins %j', async (typed, written) => {
    const { text } = await openEditor();
    await keyboard.type(typed);
    await expect.poll(text).toBe(written);
  });

  test('stay as they are in code, and come back by undo', async () => {
    const { text } = await openEditor({ body: '```\n\n```' });
    await keyboard.press('Control+Home');
    await keyboard.press('ArrowDown');
    await keyboard.type('[] a');
    await expect.poll(text).toBe('```\n[] a\n```');
    await keyboard.press('Control+a');
    await keyboard.type('[] ');
    await expect.poll(text).toBe('- [ ] ');
    await keyboard.press('Control+z');
    await expect.poll(text).toBe('[] ');
  });
});
