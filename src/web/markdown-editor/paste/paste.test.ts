import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { pasteOf } from './paste.ts';

const rich = { text: 'my_var[0]', html: '<p>my_<b>var</b>[0]</p>', types: ['text/plain', 'text/html'] };
const address = { text: 'https://mensana.example/', html: '', types: ['text/plain'] };

describe('in code', () => {
  it.each([
    '```\n|\n```',
    '```\none|\ntwo\n```',
    '```\none|',
    '```\none\n|',
    '```\n‹one›\n```',
    '- item\n  ```\n  ‹one›\n  ```',
    'text\n\n    one|',
    'a `‹one›` b',
    'a `one|` b',
  ])('everything is pasted as text: %j', (marked) => {
    expect(pasteOf(stateOf(marked), rich)).toBe('text');
    expect(pasteOf(stateOf(marked), address)).toBe('text');
  });
});

describe('outside code', () => {
  it.each(['|', 'a ‹one› b', 'a ‹`one`› b', 'a `one`| b', '‹```\none\n```›', '```\none\n```|', '```\none\n```\n|'])(
    'formatted content is pasted as Markdown: %j',
    (marked) => {
      expect(pasteOf(stateOf(marked), rich)).toBe('markdown');
    },
  );
});

describe('a pasted URL', () => {
  it('escapes a pipe within a table row', () => {
    const doc = '| one | two |\n| --- | --- |';
    const state = EditorState.create({ doc, selection: { anchor: 2, head: 5 }, extensions: noteLanguage() });
    const edit = pasteOf(state, { ...address, text: 'https://mensana.example/?a=1|2' });
    if (edit === 'text' || edit === 'markdown') throw new Error('expected an edit that inserts a link');
    expect(state.update(edit).state.doc.line(1).text).toBe('| [one](https://mensana.example/?a=1\\|2) | two |');
  });

  it.each([
    ['a ‹one› b', 'a [one](https://mensana.example/) b'],
    ['a [0] ‹one› b', 'a [0] [one](https://mensana.example/) b'],
    ['a [‹0›] b', 'a [[0](https://mensana.example/)] b'],
    ['‹![one](https://a.example/b.png)›', '[![one](https://a.example/b.png)](https://mensana.example/)'],
  ])('links the selection: %j', (before, expected) => {
    expect(pasted(before)).toBe(expected);
  });

  it.each([
    ['a [‹one›](http://old.example) b', 'a [one](https://mensana.example/) b'],
    ['a [‹one› two](<http://old.example> "title")', 'a [one two](https://mensana.example/ "title")'],
    ['a ‹[one](http://old.example)› b', 'a [one](https://mensana.example/) b'],
    ['[‹one›]()', '[one](https://mensana.example/)'],
    ['[‹one›][two]', '[one](https://mensana.example/)'],
  ])('replaces the address of the selected link: %j', (before, expected) => {
    expect(pasted(before)).toBe(expected);
  });

  it.each([
    '[[‹Note›]]',
    '‹a [one](http://old.example)› b',
    'a [o‹ne](http://old.example) b›',
    '[one](http://‹old›.example)',
    'http://‹old›.example/a',
    '‹http://old.example/a›',
    '![‹one›](http://old.example/a.png)',
    '<http://‹old›.example>',
    '‹one\ntwo›',
  ])('is pasted as text if it cannot become a link: %j', (before) => {
    expect(pasteOf(stateOf(before), address)).toBe('text');
  });

  function pasted(before: string): string {
    const state = stateOf(before);
    const edit = pasteOf(state, address);
    return typeof edit === 'string' ? edit : state.update(edit).state.doc.toString();
  }
});

/** Parses a string in which `‹` and `›` enclose the selection, or `|` marks the cursor. */
function stateOf(marked: string): EditorState {
  const anchor = marked.search(/[‹|]/);
  const head = marked.includes('›') ? marked.indexOf('›') - 1 : anchor;
  return EditorState.create({
    doc: marked.replaceAll(/[‹›|]/g, ''),
    selection: { anchor, head },
    extensions: noteLanguage(),
  });
}
