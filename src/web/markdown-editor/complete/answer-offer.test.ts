import { CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { messages } from '../messages/en.ts';
import { answerLineAfter, answerOffer } from './answer-offer.ts';

it.each([
  ['```mensana\nbest squat|\n```', 'best squat'],
  ['```mensana\n|\n```', ''],
  ['```mensana\nbest squat|', 'best squat'],
  ['Best `=be|', 'be'],
  ['Best `=best squat| 5` so far', 'best squat'],
  ['`= last|`', ' last'],
])('in %j the line up to the cursor is %j', (marked, line) => {
  expect(answerLineAfter(...given(marked))).toBe(line);
});

it.each([
  '```js\nbest|\n```',
  '```mensana|\n```',
  '```mensana\nbest\n```|',
  '`best|`',
  'x = best|',
  '`=best` then|',
  '`a` =be|',
  '`=> be|`',
  '`==be|`',
])('in %j there is none', (marked) => {
  expect(answerLineAfter(...given(marked))).toBeNull();
});

it('words are completed and explained', () => {
  expect(choices('```mensana\nbes|\n```')).toEqual([['best', 'Highest value']]);
  expect(choices('`=squat as |`')).toEqual([
    ['list', 'Results, newest first'],
    ['table', 'Results with their figures'],
    ['chart', 'Values over time'],
    ['number', 'One value'],
  ]);
  expect(choices('`=squat typ|`')).toEqual([['type:', 'Kind of result']]);
});

it('nothing is offered between two words of a search until it is asked for', () => {
  expect(choices('`=squat |`')).toEqual([]);
  expect(choices('`=squat |`', true).map(([label]) => label)).toContain('as');
});

describe('names', () => {
  it.each([
    ['`=best squ|`', ['Back squat', 'Squat jump']],
    ['`=best e1rm back squ|`', ['Back squat']],
    ['`=best knee back squ|`', ['Back squat']],
    ['`=squ|`', ['Back squat', 'Squat jump']],
    ['```mensana\n(squat OR ben|\n```', ['Bench press']],
    ['`=exercise:|`', ['Back squat', 'Bench press', 'Squat jump']],
    ['`=exercise:"back s|`', ['Back squat']],
    ['`="back s|`', ['Back squat']],
    ['`=#kn|`', ['#knee']],
    ['`=tag:kn|`', ['knee']],
    ['`=tag:|`', ['knee', 'left hip']],
    ['`=#knee|`', []],
    ['`=exercise:"Back squat"|`', []],
    ['`=squat as squ|`', []],
    ['`=best squat 5|`', []],
    ['`squ|`', []],
  ])('in %j: %j', (marked, labels) => {
    expect(choices(marked).map(([label]) => label)).toEqual(labels);
  });

  it('follow the words of the language', () => {
    expect(choices('`=be|`').map(([label]) => label)).toEqual(['best', 'Bench press']);
  });

  it.each([
    ['Best `=best squ|` kg', 'Best `=best exercise:"Back squat"|` kg'],
    ['`=best back squ|`', '`=best exercise:"Back squat"|`'],
    ['`=squat -ben|`', '`=squat -exercise:"Bench press"|`'],
    ['`=squat -exercise:"bench p|`', '`=squat -exercise:"Bench press"|`'],
    ['`="ben|`', '`=exercise:"Bench press"|`'],
    ['`=#le|`', '`=tag:"left hip"|`'],
    ['`=-#kn|`', '`=-#knee|`'],
    ['`=tag:#kn|`', '`=tag:knee|`'],
  ])('accepted in %j give %j', (marked, accepted) => {
    expect(firstAccepted(marked)).toBe(accepted);
  });
});

const names = {
  exercises: (typed: string) => containing(['Back squat', 'Bench press', 'Squat jump'], typed),
  tags: (typed: string) => containing(['knee', 'left hip'], typed),
};

function containing(all: readonly string[], typed: string): readonly string[] {
  return all.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
}

function choices(marked: string, isExplicit = false): readonly (readonly [string, string | undefined])[] {
  const [state, pos] = given(marked);
  return (offered(state, pos, isExplicit)?.options ?? []).map(({ label, detail }) => [label, detail]);
}

function offered(state: EditorState, pos: number, isExplicit = false): CompletionResult | null {
  const { complete } = answerOffer(() => names, messages);
  return complete({ from: pos, text: '' }, new CompletionContext(state, pos, isExplicit)) as CompletionResult | null;
}

function firstAccepted(marked: string): string {
  let [state, pos] = given(marked);
  const result = offered(state, pos);
  const [option] = result?.options ?? [];
  if (typeof option?.apply !== 'function' || result === null) throw new Error('expected an option');
  const dispatch = (change: TransactionSpec) => {
    state = state.update(change).state;
  };
  option.apply({ state, dispatch } as unknown as EditorView, option, result.from, pos);
  pos = state.selection.main.head;
  return `${state.sliceDoc(0, pos)}|${state.sliceDoc(pos)}`;
}

function given(marked: string): [EditorState, number] {
  const pos = marked.indexOf('|');
  return [EditorState.create({ doc: marked.replace('|', ''), extensions: [noteLanguage()] }), pos];
}
