import { describe, expect, test } from 'vitest';
import { noteTree, printHtml } from './index.ts';

describe('a line of a note is a line of its page', () => {
  test.each([
    ['Milk\nEggs\nBread', '<p dir="auto">Milk<br>Eggs<br>Bread</p>'],
    ['Milk  \nEggs\\\nBread', '<p dir="auto">Milk<br>Eggs<br>Bread</p>'],
    ['> a\n> *b\n> c*', '<blockquote><p dir="auto">a<br><em>b<br>c</em></p>\n</blockquote>'],
    ['- a\n  b', '<ul><li>a<br>b</li>\n</ul>'],
    ['a\nb\n===', '<h1 dir="auto">a<br>b</h1>'],
    ['> [!tip]\n> a\n> b', `${callout('tip')}<p dir="auto">a<br>b</p>\n</blockquote>`],
    ['> [!tip] T\n> a\n> b', `${callout('T')}<p dir="auto">a<br>b</p>\n</blockquote>`],
    ['> [!tip] T  \n> a\n> b', `${callout('T')}<p dir="auto">a<br>b</p>\n</blockquote>`],
    ['> [!tip] T\\\n> a\n> b', `${callout('T')}<p dir="auto">a<br>b</p>\n</blockquote>`],
    ['> [!tip] **T\n> a** b', `${callout('<strong>T</strong>')}<p dir="auto"><strong>a</strong> b</p>\n</blockquote>`],
  ])('%j', (text, page) => {
    expect(html(text)).toBe(page);
  });

  function callout(title: string): string {
    return `<blockquote class="callout"><p class="title" dir="auto">${title}</p>\n`;
  }
});

test('a task without words is a box', () => {
  expect(html('- [ ]\n- [x]')).toContain(
    '<li class="task"><input type="checkbox" disabled=""> </li>\n<li class="task"><input type="checkbox" disabled="" checked="">',
  );
});

function html(text: string): string {
  return printHtml(noteTree(text)).join('').trim();
}
