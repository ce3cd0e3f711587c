import { useEffect, useMemo, useState } from 'react';
import { parseQuery, type Query } from '#domain/notes/search/index.ts';
import { useDocument } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { useNotesFinder } from './finder-provider.tsx';
import type { SearchAnswer } from './messages-from-worker.ts';

export type SearchState =
  /** Nothing to look for. */
  | { readonly kind: 'idle'; readonly query: Query }
  | { readonly kind: 'searching'; readonly query: Query }
  /** `answered` is the text that the answer is to; while the next answer is not there, what was typed before. */
  | {
      readonly kind: 'found';
      readonly query: Query;
      readonly answer: SearchAnswer;
      readonly answered: string;
      readonly isCurrent: boolean;
    }
  | { readonly kind: 'failed'; readonly query: Query };

/** Notes that an answer gives before somebody wants to see more, and so many more then. */
const firstShown = 100;
const moreShown = 400;

export interface Search {
  readonly state: SearchState;
  /** Notes that the answer gives at most. */
  readonly limit: number;
  readonly showMore: () => void;
}

/** Begins to search before what was typed is drawn. */
export function useBeginSearch(): (text: string) => void {
  const finder = useNotesFinder();
  const { today } = useDocument();
  return (text) => {
    const query = { text, today: today(), zone: deviceZone() };
    if (parseQuery(text, query).condition !== null) finder?.begin({ ...query, limit: firstShown });
  };
}

interface Heard {
  readonly question: string;
  readonly text: string;
  readonly answer: SearchAnswer | null;
}

/**
 * The notes that answer what somebody typed, kept up to date while notes change. The answer before stays until the
 * next is there, so that nothing flickers while somebody types.
 */
export function useSearch(text: string): Search {
  const finder = useNotesFinder();
  const { today } = useDocument();
  const day = today();
  const zone = deviceZone();
  const query = useMemo(() => parseQuery(text, { today: day, zone }), [text, day, zone]);
  const [shown, setShown] = useState({ text, limit: firstShown });
  const limit = shown.text === text ? shown.limit : firstShown;
  const [heard, setHeard] = useState<Heard | null>(null);
  const isAsked = query.condition !== null;
  const question = `${limit} ${day} ${zone} ${text}`;
  useEffect(() => {
    if (finder === null || !isAsked) return;
    return finder.ask(
      { text, today: day, zone, limit },
      (answer) => setHeard({ question, text, answer }),
      () => setHeard({ question, text, answer: null }),
    );
  }, [finder, isAsked, text, day, zone, limit, question]);
  if (text.trim() === '' && heard !== null) setHeard(null); // another search begins with nothing
  const showMore = () => setShown({ text, limit: limit + moreShown });
  return { state: isAsked ? stateOf(query, question, heard) : { kind: 'idle', query }, limit, showMore };
}

/** Whether every note was looked at for it. */
export function isWhole({ isTotalWhole, progress }: SearchAnswer): boolean {
  return isTotalWhole && progress.share === 1;
}

/** Whether there is something to show, or nothing for good: not while notes are still read of which none answers yet. */
export function isAnswered(state: SearchState): boolean {
  return state.kind === 'found' ? state.answer.total > 0 || isWhole(state.answer) : state.kind !== 'searching';
}

function stateOf(query: Query, question: string, heard: Heard | null): SearchState {
  if (heard === null) return { kind: 'searching', query };
  const isCurrent = heard.question === question;
  if (heard.answer === null) return isCurrent ? { kind: 'failed', query } : { kind: 'searching', query };
  return { kind: 'found', query, answer: heard.answer, answered: heard.text, isCurrent };
}
