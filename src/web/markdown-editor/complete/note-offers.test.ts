import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import { noteLinkOffer, restOfLink, trainingOffer } from './note-offers.ts';

describe('after [[', () => {
  const headingsByName = new Map([
    ['C# basics', ['Strings', 'Set #3 | heavy']],
    ['Week', ['# first']],
  ]);
  const { behind, complete } = noteLinkOffer(
    () => ({
      titles: (prefix) =>
        ['Week #3', 'C# basics', 'array[0]', 'a|b', '[[x', ' ']
          .filter((title) => title.startsWith(prefix))
          .map((title) => ({ title })),
      headings: async (title) => {
        const headings = headingsByName.get(title);
        return headings === undefined ? null : { title, headings };
      },
    }),
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
  ])('all notes and headings with that name are listed: %j', async (doc, labels) => {
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
  ['| [[Oth', '| [[Other\\|Otherwise]]'],
  ['| a | b |\n| --- | --- |\n| [[Oth', '| a | b |\n| --- | --- |\n| [[Other\\|Otherwise]]'],
  ['see [[Oth', 'see [[Other|Otherwise]]'],
])('an alias inserted in %j does not end a table cell', async (doc, taken) => {
  const { complete } = noteLinkOffer(
    () => ({ titles: () => [{ title: 'Other', alias: 'Otherwise' }], headings: async () => null }),
    messages,
  );
  let state = EditorState.create({ doc });
  const from = doc.length - 'Oth'.length;
  const offered = await complete({ from, text: 'Oth' }, new CompletionContext(state, doc.length, false));
  const [option] = offered?.options ?? [];
  if (typeof option?.apply !== 'function') throw new Error('expected the name to be offered');
  const dispatch = (change: TransactionSpec) => {
    state = state.update(change).state;
  };
  option.apply({ state, dispatch } as unknown as EditorView, option, offered?.from ?? 0, doc.length);
  expect(state.doc.toString()).toBe(taken);
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
])('the rest of a link in %j is %j', (behind, rest) => {
  expect(restOfLink(behind)).toEqual(rest);
});

it.each([
  [true, ['training', 'training:2026-11-27']],
  [false, ['training:2026-11-27']],
])('the training of its day is offered only in a note that has one: %s', async (hasDay, labels) => {
  const { complete } = trainingOffer(() => ({ today: () => '2026-11-27', hasDay }), messages);
  const doc = '![[tr';
  const context = new CompletionContext(EditorState.create({ doc }), doc.length, false);
  const offered = await complete({ from: '![['.length, text: 'tr' }, context);
  expect(offered?.options.map(({ label }) => label)).toEqual(labels);
});
