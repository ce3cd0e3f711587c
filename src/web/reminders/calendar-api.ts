import { readCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '#api/calendar.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type CallError, call } from '../api/index.ts';

type CalendarEndpoint = typeof readCalendarFeed | typeof renewCalendarFeed | typeof revokeCalendarFeed;

export type CalendarError = CallError<CalendarEndpoint>;

type Outcome<T> = Promise<Result<T, CalendarError>>;

/** Returns the calls for a user's calendar feed, whose address exists only on the server. */
export function calendarApi(uid: string) {
  const params = { uid };
  return {
    /** Returns when the address was created; null if there is none. */
    createdAt: async (): Outcome<number | null> => {
      const answer = await call(readCalendarFeed, { params });
      return answer.ok ? contentOf(answer.value.body, ({ createdAt }) => createdAt) : answer;
    },
    /** Creates an address in place of the previous one, and returns it. */
    renew: async (zone: string): Outcome<{ readonly address: string; readonly createdAt: number }> => {
      const answer = await call(renewCalendarFeed, { params, body: { zone } });
      if (!answer.ok) return answer;
      return contentOf(answer.value.body, ({ path, createdAt }) => ({ address: location.origin + path, createdAt }));
    },
    revoke: async (): Outcome<null> => {
      const answer = await call(revokeCalendarFeed, { params });
      return answer.ok ? ok(null) : answer;
    },
  };
}

/** An answer without content is not the server's. */
function contentOf<B, T>(body: B | undefined, take: (body: B) => T): Result<T, CalendarError> {
  return body === undefined ? err({ code: 'network/failed' }) : ok(take(body));
}
