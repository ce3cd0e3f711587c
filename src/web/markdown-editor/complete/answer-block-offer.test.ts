import { CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { expect, it, vi } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { messages } from '../messages/en.ts';
import { answerBlockOffer } from './answer-block-offer.ts';

vi.mock(import('@codemirror/autocomplete'), async (original) => ({
  ...(await original()),
  startCompletion: () => true,
}));

it.each([
  ['```men|', '```mensana\n|\n```'],
  ['Best:\n~~~~mens|\nAfter', 'Best:\n~~~~mensana\n|\n~~~~\nAfter'],
  ['```men|\n```', '```mensana\n|\n```'],
  ['```men|\n\n```', '```mensana\n|\n```'],
  ['```men|\n\n```js\n1\n```', '```mensana\n|\n```\n\n```js\n1\n```'],
])('in %j a live answer is offered, and accepting it gives %j', (marked, accepted) => {
  expect(acceptedIn(marked)).toBe(accepted);
});

it.each([
  '```m|',
  '```mermaid|',
  '```mensana|',
  '`men|`',
  '- ```men|',
  '````md\n```men|\n````',
  'a ```men|',
  '```men|x',
])('in %j none is offered', (marked) => {
  expect(acceptedIn(marked)).toBeNull();
});

function acceptedIn(marked: string): string | null {
  const pos = marked.indexOf('|');
  let state = EditorState.create({ doc: marked.replace('|', ''), extensions: [noteLanguage()] });
  const { behind, isWithin, complete } = answerBlockOffer(messages);
  const { from: start, text: line } = state.doc.lineAt(pos);
  const text = behind.exec(line.slice(0, pos - start))?.[1];
  if (text === undefined || isWithin?.(state, pos) !== true) return null;
  const result = complete({ from: pos - text.length, text }, new CompletionContext(state, pos, false));
  const { from = pos, options: [option] = [] } = (result as CompletionResult | null) ?? {};
  if (typeof option?.apply !== 'function') return null;
  expect(option.label).toBe('```mensana');
  const dispatch = (change: TransactionSpec) => {
    state = state.update(change).state;
  };
  option.apply({ state, dispatch } as unknown as EditorView, option, from, pos);
  const { head } = state.selection.main;
  return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`;
}
