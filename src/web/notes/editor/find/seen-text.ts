import { SearchQuery, setSearchQuery } from '@codemirror/search';
import { EditorState, type Extension, Facet } from '@codemirror/state';

interface Found {
  readonly from: number;
  readonly to: number;
}

/** Whether something in the text is seen as it is written: what is drawn in its place may leave it out. */
export const isSeenAsWritten = Facet.define<(state: EditorState, found: Found) => boolean>();

/** Only what is seen is found, whoever looks for something. */
export const findsWhatIsSeen: Extension = EditorState.transactionExtender.of(({ effects }) => {
  const query = effects.findLast((effect) => effect.is(setSearchQuery))?.value;
  if (query === undefined || query.test === isSeen) return null;
  const { search, caseSensitive, literal, wholeWord, replace } = query;
  const seen = new SearchQuery({ search, caseSensitive, literal, wholeWord, replace, test: isSeen });
  return { effects: setSearchQuery.of(seen) };
});

function isSeen(_match: string, state: EditorState, from: number, to: number): boolean {
  return state.facet(isSeenAsWritten).every((isWritten) => isWritten(state, { from, to }));
}
