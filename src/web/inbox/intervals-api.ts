import type { BodyOf } from '#api/endpoint/endpoint.ts';
import { connectIntervals, disconnectIntervals, pullIntervals, readIntervals } from '#api/intervals.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type CallError, call } from '../api/index.ts';

export type IntervalsConnection = NonNullable<BodyOf<typeof readIntervals>['connection']>;

type Endpoint = typeof connectIntervals | typeof disconnectIntervals | typeof pullIntervals | typeof readIntervals;

export type IntervalsError = CallError<Endpoint>;

export interface NewConnection {
  readonly athlete: string;
  readonly key: string;
  readonly beginOn: string;
}

type Outcome<T> = Promise<Result<T, IntervalsError>>;

/** Returns the calls for a user's connection to intervals.icu, which exists only on the server. */
export function intervalsApi(uid: string) {
  const params = { uid };
  const done = (answer: Result<unknown, IntervalsError>) => (answer.ok ? ok(null) : answer);
  return {
    /** Returns null if there is no connection. */
    read: async (): Outcome<IntervalsConnection | null> => {
      const answer = await call(readIntervals, { params });
      if (!answer.ok) return answer;
      return answer.value.body === undefined ? err({ code: 'network/failed' }) : ok(answer.value.body.connection);
    },
    connect: async (body: NewConnection): Outcome<null> => done(await call(connectIntervals, { params, body })),
    disconnect: async (): Outcome<null> => done(await call(disconnectIntervals, { params })),
    pull: async (): Outcome<null> => done(await call(pullIntervals, { params })),
  };
}
