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

describe('footnotes', () => {
  test('one that nothing refers to stands behind the others', () => {
    const page = html('A fact[^1].\n\n[^2]: kept for later\n\n[^1]: used');
    expect(page).toContain('<li id="fn1"><p dir="auto">used <a href="#fnref1">↩︎</a></p>');
    expect(page).toContain('<li id="fn2"><p dir="auto">kept for later</p>');
    expect(html('- a\n\n  [^1]: in a list\n\n> [^2]: in a quote')).toMatch(/in a list.*in a quote/s);
  });

  test('each link back leads to its own place', () => {
    const page = html('a[^1] b[^1]\n\n[^1]: c');
    expect(page).toMatch(/id="fnref1".* b.*id="fnref1-1"/);
    expect(page).toContain('c <a href="#fnref1">↩︎</a> <a href="#fnref1-1">↩︎</a>');
  });

  test('two with one label both stand there, and the first is meant', () => {
    const page = html('a[^N]\n\n[^n]: one\n[^n]: two');
    expect(page).toMatch(/<li id="fn1">.*one <a href="#fnref1">.*<li id="fn2">.*two<\/p>/s);
  });

  test('what refers to none is its label, and brackets behind a `^` are brackets', () => {
    expect(html('a[^b] 2^[3]')).toBe('<p dir="auto">a<sup>b</sup> 2^[3]</p>');
  });
});

test('properties at the top are properties', () => {
  expect(html('---\ntags: [a, b]\nstatus: <i>\n---\nMilk')).toBe(
    '<pre class="properties">tags: [a, b]\nstatus: &#60;i&#62;</pre>\n<p dir="auto">Milk</p>',
  );
  expect(html('---\n---\nMilk')).toBe('<p dir="auto">Milk</p>');
  expect(html('Milk\n\n---\na: b\n---')).toContain('<hr>');
});

test('a task without words is a box', () => {
  expect(html('- [ ]\n- [x]')).toContain(
    '<li class="task"><input type="checkbox" disabled=""> </li>\n<li class="task"><input type="checkbox" disabled="" checked="">',
  );
});

function html(text: string): string {
  return printHtml(noteTree(text)).join('').trim();
}
