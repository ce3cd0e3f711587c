import { CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { messages } from '../messages/en.ts';
import { answerLineBehind, answerOffer } from './answer-offer.ts';

it.each([
  ['```mensana\nbest squat|\n```', 'best squat'],
  ['```mensana\n|\n```', ''],
  ['```mensana\nbest squat|', 'best squat'],
  ['Best `=be|', 'be'],
  ['Best `=best squat| 5` so far', 'best squat'],
  ['`= last|`', ' last'],
])('in %j the line up to the cursor is %j', (marked, line) => {
  expect(answerLineBehind(...given(marked))).toBe(line);
});

it.each(['```js\nbest|\n```', '```mensana|\n```', '```mensana\nbest\n```|', '`best|`', 'x = best|', '`=best` then|'])(
  'in %j there is none',
  (marked) => {
    expect(answerLineBehind(...given(marked))).toBeNull();
  },
);

it('words are completed and explained', () => {
  expect(choices('```mensana\nbe|\n```')).toEqual([['best', 'Highest value']]);
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

function choices(marked: string, isExplicit = false): readonly (readonly [string, string | undefined])[] {
  const [state, pos] = given(marked);
  const offer = answerOffer(messages);
  const result = offer.complete({ from: pos, text: '' }, new CompletionContext(state, pos, isExplicit));
  return ((result as CompletionResult | null)?.options ?? []).map(({ label, detail }) => [label, detail]);
}

function given(marked: string): [EditorState, number] {
  const pos = marked.indexOf('|');
  return [EditorState.create({ doc: marked.replace('|', ''), extensions: [noteLanguage()] }), pos];
}
