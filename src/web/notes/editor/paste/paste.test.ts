import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
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
  ])('all that is pasted goes in as text: %j', (marked) => {
    expect(pasteOf(stateOf(marked), rich)).toBe('text');
    expect(pasteOf(stateOf(marked), address)).toBe('text');
  });
});

describe('beside code', () => {
  it.each(['|', 'a ‹one› b', 'a ‹`one`› b', 'a `one`| b', '‹```\none\n```›', '```\none\n```|', '```\none\n```\n|'])(
    'what is formatted goes in as Markdown: %j',
    (marked) => {
      expect(pasteOf(stateOf(marked), rich)).toBe('markdown');
    },
  );

  it('an address becomes the link of what is selected', () => {
    const state = stateOf('a ‹one› b');
    const edit = pasteOf(state, address);
    if (typeof edit === 'string') throw new Error('it is no link');
    expect(state.update(edit).state.doc.toString()).toBe('a [one](https://mensana.example/) b');
  });
});

/** A text with its selection between `‹` and `›`, or the cursor as `|`. */
function stateOf(marked: string): EditorState {
  const anchor = marked.search(/[‹|]/);
  const head = marked.includes('›') ? marked.indexOf('›') - 1 : anchor;
  return EditorState.create({
    doc: marked.replaceAll(/[‹›|]/g, ''),
    selection: { anchor, head },
    extensions: [markdown({ base: markdownLanguage })],
  });
}
