import { type Completion, pickedCompletion, startCompletion } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { foldForSearch } from '#domain/kernel/index.ts';
import { answerLanguage } from '#domain/notes/markdown/index.ts';
import { completeAnswerLine, type NamesTyped, searchForName } from '#domain/search/answer-language/index.ts';
import type { EditorMessages } from '../messages/index.ts';
import type { Span } from '../text/span.ts';
import { enclosing } from '../text/tree-at.ts';
import { type CompletionOffer, lineAfter } from './completion-offer.ts';
import type { Offered } from './enter-key.ts';
import { type CompletionProviders, mostChoices } from './providers.ts';

type Names = Pick<CompletionProviders, 'exercises' | 'tags'>;

/**
 * Completes the words of an answer line, with what they mean, and the names of exercises and tags: in a block, and after
 * `=` in inline code.
 */
export function answerOffer(providers: () => Names, words: EditorMessages): CompletionOffer {
  const complete: CompletionOffer['complete'] = (_, { state, pos, explicit }) => {
    const line = answerLineAfter(state, pos);
    if (line === null) return null;
    const { from, words: known, names } = completeAnswerLine(line, line.length);
    // between two words of a search, everything could follow
    if (from === line.length && !explicit && !opensChoice(line)) return null;
    const ofWords = known.slice(0, mostChoices).map((word) => ({
      label: word,
      type: 'answerWord',
      detail: explanationOf(word, words) ?? '',
      apply: insertWord(word),
      // the `1` of `last 1` may be all that is meant
      ...((from === line.length || /^\d+$/.test(word)) && { takenBy: 'arrows' as const }),
    }));
    const options = [...ofWords, ...(names === null ? [] : nameOptions(names, { line, from }, providers()))];
    return options.length === 0 ? null : { from: pos - (line.length - from), to: pos, options, filter: false };
  };
  return {
    behind: /((?<![^\s()`])[^\s()`]*)$/,
    isWithin: (state, pos) => answerLineAfter(state, pos) !== null,
    complete,
  };
}

/**
 * Returns the answer line up to a position; null outside of one. Inline code may not be closed yet. Each key asks, so
 * nothing is parsed for it.
 */
export function answerLineAfter(state: EditorState, pos: number): string | null {
  const behind = lineAfter(state, pos);
  const block = enclosing(syntaxTree(state).resolveInner(pos, -1), 'FencedCode');
  if (block === null) return inlineLine.test(behind) ? (inlineLine.exec(withoutCode(behind))?.[1] ?? null) : null;
  const info = block.getChild('CodeInfo');
  const isAnswer = info !== null && state.sliceDoc(info.from, info.to).trim().toLowerCase() === answerLanguage;
  const isBelowFence = state.doc.lineAt(pos).from > block.from;
  return isAnswer && isBelowFence && !/^\s*(?:`{3,}|~{3,})/.test(behind) ? behind : null;
}

/** Code such as `==` or `=> x` is no answer line. */
const inlineLine = /(?:^|[^`])`\s*=(\s*(?:[\p{L}\p{N}"(#-][^`]*)?)$/u;

/** Removes the inline code that is closed. */
function withoutCode(text: string): string {
  return text.replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
}

/** Returns whether a choice is made next: at the start of the line, or after a word that needs another. */
function opensChoice(line: string): boolean {
  return line.trim() === '' || /(?:^|\s)(?:as|by|last|of)\s+$/i.test(line);
}

function explanationOf(word: string, { answerWords }: EditorMessages): string | undefined {
  const key = word.replace(/:$/, '');
  return Object.hasOwn(answerWords, key) ? answerWords[key as keyof typeof answerWords] : undefined;
}

/**
 * Returns the names that match as many of the typed words as possible.
 *
 * @param word the line, and where its last word starts: there the menu opens
 */
function nameOptions(
  { of, typed }: NamesTyped,
  word: { readonly line: string; readonly from: number },
  { exercises, tags }: Names,
): readonly Offered[] {
  for (const { from: start, text } of typed) {
    const options = (of === 'exercise' ? exercises(text) : tags(text)).slice(0, mostChoices).flatMap((name) => {
      const search = searchForName(of, name);
      if (search === null || search === word.line.slice(start)) return [];
      const apply: Completion['apply'] = (view, completion, at, to) =>
        insert(view, completion, search, { from: at + start - word.from, to });
      const label = of === 'hashtag' ? `#${name}` : name;
      const taken = isFoundBy(name, text) ? ({ takenBy: 'arrows' } as const) : {};
      return { label, type: of === 'exercise' ? of : 'tag', apply, ...taken };
    });
    if (options.length > 0) return options;
  }
  return [];
}

/** Returns whether a search for the typed words finds the name already, so that the line may end with them. */
function isFoundBy(name: string, typed: string): boolean {
  const words = new Set(foldForSearch(name).split(/[^\p{L}\p{N}]+/u));
  return foldForSearch(typed)
    .split(/\s+/)
    .every((word) => word === '' || words.has(word));
}

/** Inserts a word and a space, or a field without one. If it needs a value, offers those that are known. */
function insertWord(word: string) {
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    const written = word.endsWith(':') ? word : `${word} `;
    insert(view, completion, written, { from, to });
    if (word.endsWith(':') || opensChoice(written)) startCompletion(view);
  };
}

function insert(view: EditorView, completion: Completion, text: string, { from, to }: Span): void {
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + text.length },
    annotations: pickedCompletion.of(completion),
    userEvent: 'input.complete',
    scrollIntoView: true,
  });
}
