import { pickedCompletion, startCompletion } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { answerLanguage } from '#domain/notes/markdown/index.ts';
import { completeAnswerLine } from '#domain/search/answer-language/index.ts';
import type { EditorMessages } from '../messages/index.ts';
import { enclosing } from '../text/tree-at.ts';
import { type CompletionOffer, lineBehind } from './completion-offer.ts';
import { mostChoices } from './providers.ts';

/** Completes the words of an answer line, with what they mean: in a block, and after `=` in inline code. */
export function answerOffer(words: EditorMessages): CompletionOffer {
  const complete: CompletionOffer['complete'] = (_, { state, pos, explicit }) => {
    const line = answerLineBehind(state, pos);
    if (line === null) return null;
    const { from, words: known } = completeAnswerLine(line, line.length);
    // between two words of a search, everything could follow
    if (from === line.length && !explicit && !opensChoice(line)) return null;
    const options = known.slice(0, mostChoices).map((word) => ({
      label: word,
      type: 'answerWord',
      detail: explanationOf(word, words) ?? '',
      apply: insertWord(word),
    }));
    return options.length === 0 ? null : { from: pos - (line.length - from), to: pos, options, filter: false };
  };
  return {
    behind: /((?<![^\s()`])[^\s()`]*)$/,
    isWithin: (state, pos) => answerLineBehind(state, pos) !== null,
    complete,
  };
}

/**
 * Returns the answer line up to a position; null outside of one. Inline code may not be closed yet. Each key asks, so
 * nothing is parsed for it.
 */
export function answerLineBehind(state: EditorState, pos: number): string | null {
  const behind = lineBehind(state, pos);
  const block = enclosing(syntaxTree(state).resolveInner(pos, -1), 'FencedCode');
  if (block === null) return /(?:^|[^`])`\s*=([^`]*)$/.exec(behind)?.[1] ?? null;
  const info = block.getChild('CodeInfo');
  const isAnswer = info !== null && state.sliceDoc(info.from, info.to).trim().toLowerCase() === answerLanguage;
  const isBelowFence = state.doc.lineAt(pos).from > block.from;
  return isAnswer && isBelowFence && !/^\s*(?:`{3,}|~{3,})/.test(behind) ? behind : null;
}

/** Returns whether a choice is made next: at the start of the line, or after a word that needs another. */
function opensChoice(line: string): boolean {
  return line.trim() === '' || /(?:^|\s)(?:as|by|last|of)\s+$/i.test(line);
}

function explanationOf(word: string, { answerWords }: EditorMessages): string | undefined {
  const key = word.replace(/:$/, '');
  return Object.hasOwn(answerWords, key) ? answerWords[key as keyof typeof answerWords] : undefined;
}

/** Inserts a word and a space, or a field without one. If it needs a value, offers those that are known. */
function insertWord(word: string) {
  return (view: EditorView, completion: { readonly label: string }, from: number, to: number) => {
    const insert = word.endsWith(':') ? word : `${word} `;
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length },
      annotations: pickedCompletion.of(completion),
      userEvent: 'input.complete',
      scrollIntoView: true,
    });
    if (word.endsWith(':') || opensChoice(insert)) startCompletion(view);
  };
}
