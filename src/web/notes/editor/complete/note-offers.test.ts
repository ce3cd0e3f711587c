import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import { noteLinkOffer, restOfLink } from './note-offers.ts';

describe('behind [[', () => {
  const headingsByName = new Map([
    ['C# basics', ['Strings', 'Set #3 | heavy']],
    ['Week', ['# first']],
  ]);
  const { behind, complete } = noteLinkOffer(
    {
      titles: (prefix) =>
        ['Week #3', 'C# basics', 'array[0]', 'a|b', '[[x', ' ']
          .filter((title) => title.startsWith(prefix))
          .map((title) => ({ title })),
      headings: async (title) => {
        const headings = headingsByName.get(title);
        return headings === undefined ? null : { title, headings };
      },
    },
    messages,
  );

  it.each([
    ['[[', ['Week #3', 'C# basics', 'array[0]', 'a|b', '[[x']],
    ['[[Week', ['Week #3']],
    ['[[Week #', ['Week #3', '# first']],
    ['[[C#', ['C# basics']],
    ['[[array[0]', ['array[0]']],
    ['[[C# basics#', ['Strings', 'Set #3 | heavy']],
    ['[[C# basics#Set #', ['Set #3 | heavy']],
    ['# Own part\n[[#', ['Own part']],
  ])('every note and heading of that name is offered: %j', async (doc, labels) => {
    const state = EditorState.create({ doc });
    const text = behind.exec(doc.split('\n').at(-1) ?? '')?.[1] ?? 'none';
    const offered = await complete(
      { from: doc.length - text.length, text },
      new CompletionContext(state, doc.length, false),
    );
    expect(offered?.options.map(({ label }) => label)).toEqual(labels);
    expect(offered?.from).toBe(doc.lastIndexOf('[[') + 2);
  });
});

it.each([
  [']] x', { replaced: 0, kept: ']]' }],
  ['ld|shown]] x', { replaced: 2, kept: '|shown]]' }],
  ['#Head]]', { replaced: 0, kept: '#Head]]' }],
  ['ld#Head|shown]]', { replaced: 2, kept: '#Head|shown]]' }],
  ['', null],
  [' and so on', null],
  [' see [[Other]]', null],
  [' [x]]', null],
])('of a link before %j there is left %j', (behind, rest) => {
  expect(restOfLink(behind)).toEqual(rest);
});
