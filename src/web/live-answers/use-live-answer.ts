import { useEffect, useMemo, useState } from 'react';
import { useLiveQueries } from '../live-query/index.ts';
import { useDocument } from '../replica/index.ts';
import { answerCacheOf } from './answer-cache.ts';
import type { AnswerQuery, AnswerQueryContext, SentAnswer } from './answer-query.ts';

export interface LiveAnswerState {
  /** The newest answer; while another line is being answered, the one before. Null until the first. */
  readonly sent: SentAnswer | null;
  /** Whether the answer is that to the present line. */
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
}

interface Received {
  readonly query: AnswerQuery;
  readonly sent: SentAnswer;
}

/** Returns the answer to a line about training, and keeps it up to date. */
export function useLiveAnswer(line: string, context: AnswerQueryContext): LiveAnswerState {
  const liveQueries = useLiveQueries();
  const cache = answerCacheOf(useDocument());
  const query = useMemo((): AnswerQuery => ({ about: 'answer', line, context }), [line, context]);
  const [received, setReceived] = useState<Received | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(
    () =>
      liveQueries()?.watch<SentAnswer>(
        'search',
        query,
        (sent) => {
          cache.put(line, sent);
          setReceived({ query, sent });
        },
        () => setFailed(true),
      ),
    [liveQueries, query, line, cache],
  );
  if (received !== null && received.query === query) return { sent: received.sent, isCurrent: true, hasFailed };
  const cached = cache.get(line);
  return { sent: cached ?? received?.sent ?? null, isCurrent: cached !== null, hasFailed };
}
