import { SearchQuery, setSearchQuery } from '@codemirror/search';
import { EditorState, type Extension, Facet } from '@codemirror/state';
import type { Span } from '../text/span.ts';

/** Returns whether a range is displayed exactly as in the source. Widgets that replace text may hide parts of it. */
export const isSeenAsWritten = Facet.define<(state: EditorState, found: Span) => boolean>();

/** Restricts every search query to visible text. */
export const findsWhatIsSeen: Extension = EditorState.transactionExtender.of(({ effects }) => {
  const query = effects.findLast((effect) => effect.is(setSearchQuery))?.value;
  if (query === undefined || query.test === isSeen || query.test === isSeenAndPlain) return null;
  const { search, caseSensitive, literal, wholeWord, replace } = query;
  const test = voicedAtEnd.test(search.normalize('NFKD')) ? isSeen : isSeenAndPlain;
  return { effects: setSearchQuery.of(new SearchQuery({ search, caseSensitive, literal, wholeWord, replace, test })) };
});

/** A kana with a voicing mark is a different letter from the kana alone. */
const voicedAtEnd = /[\u3099\u309a]$/;

function isSeenAndPlain(match: string, state: EditorState, from: number, to: number): boolean {
  const isVoiced =
    voicedAtEnd.test(match.normalize('NFKD')) || /[\u3099\u309a\uff9e\uff9f]/.test(state.sliceDoc(to, to + 1));
  return !isVoiced && isSeen(match, state, from, to);
}

function isSeen(_match: string, state: EditorState, from: number, to: number): boolean {
  return state.facet(isSeenAsWritten).every((isWritten) => isWritten(state, { from, to }));
}
