import { z } from 'zod';
import { err, isLocalDay, type LocalDay, ok, type Result } from '#domain/kernel/index.ts';
import { attachmentMaxBytes } from '#domain/notes/index.ts';
import type { ListedRecording } from '../db/relay-recordings.ts';
import { limitedBody } from '../http/limited-body.ts';
import { retryAfterMs } from '../http/retry-after.ts';

/** Who asks: the id of the user at the service, and their key. */
export interface Credentials {
  readonly athlete: string;
  readonly key: string;
}

/** Why the service gave no answer that can be used. None of these says anything about one recording. */
export type ServiceFailure =
  | { readonly code: 'key-refused' }
  /** There is no such user at the service. */
  | { readonly code: 'athlete-unknown' }
  | { readonly code: 'too-many-requests'; readonly retryAfterMs: number }
  /** The service failed, did not answer in time, or was cut off. */
  | { readonly code: 'unavailable' }
  /** Something else answered, such as a page that asks to sign in. */
  | { readonly code: 'answer-wrong' };

/** Why a file will never come. */
export type NeverComes =
  /** The service may not pass it on, for example because it has it from Strava. */
  { readonly code: 'blocked' } | { readonly code: 'missing' } | { readonly code: 'too-large' };

type ListFailure = ServiceFailure | { readonly code: 'too-large' };

/** The HTTP API of intervals.icu, as far as recordings need it. */
export interface IntervalsClient {
  /** Lists the activities of some days, both included. */
  readonly list: (
    credentials: Credentials,
    from: LocalDay,
    to: LocalDay,
  ) => Promise<Result<readonly ListedRecording[], ListFailure>>;
  /** Returns the original file of an activity, as it was uploaded. */
  readonly file: (credentials: Credentials, id: string) => Promise<Result<Uint8Array, ServiceFailure | NeverComes>>;
}

export interface IntervalsClientParts {
  /** The address of the service, without a trailing slash. */
  readonly url: string;
  readonly now: () => number;
  /** Returns a signal that ends a request which takes too long, or when the server stops. */
  readonly deadline: () => AbortSignal;
}

/** A list is parsed at once, so its size bounds how long others wait. */
const maxListBytes = 2 * 1024 * 1024;
/** More do not fit into a list of this size. Entries that are none take longer to refuse than to receive. */
const maxListed = 25_000;

/**
 * Returns a client. It follows no redirect, because the key must reach no other host, and its results contain neither the
 * key nor an address.
 */
export function intervalsClient(parts: IntervalsClientParts): IntervalsClient {
  return {
    list: async ({ athlete, key }, from, to) => {
      const path = `athlete/${athlete}/activities?oldest=${from}&newest=${to}`;
      const answered = await get(parts, path, key, maxListBytes);
      if (answered.ok) return parseList(answered.value);
      const { code } = answered.error;
      if (code === 'blocked') return err({ code: 'answer-wrong' });
      return code === 'missing' ? err({ code: 'athlete-unknown' }) : err(answered.error as ListFailure);
    },
    file: ({ key }, id) => get(parts, `activity/${id}/file`, key, attachmentMaxBytes),
  };
}

async function get(
  { url, now, deadline }: IntervalsClientParts,
  path: string,
  key: string,
  maxBytes: number,
): Promise<Result<Uint8Array, ServiceFailure | NeverComes>> {
  const authorization = `Basic ${Buffer.from(`API_KEY:${key}`).toString('base64')}`;
  try {
    const response = await fetch(`${url}/api/v1/${path}`, {
      headers: { authorization },
      redirect: 'manual',
      signal: deadline(),
    });
    const failure = failureOf(response, now());
    if (failure === null) return await limitedBody(response.body, maxBytes);
    await response.body?.cancel();
    return err(failure);
  } catch {
    return err({ code: 'unavailable' }); // the error could name the address, and says nothing that anyone acts on
  }
}

function failureOf({ status, headers }: Response, now: number): ServiceFailure | NeverComes | null {
  if (status === 200) return null;
  if (status === 401 || status === 403) return { code: 'key-refused' };
  if (status === 404 || status === 410) return { code: 'missing' };
  if (status === 422) return { code: 'blocked' };
  if (status === 429) return { code: 'too-many-requests', retryAfterMs: retryAfterMs(headers.get('retry-after'), now) };
  return { code: status >= 500 || status === 408 ? 'unavailable' : 'answer-wrong' };
}

const activitySchema = z.object({
  id: z
    .union([z.string(), z.number().int()])
    .transform(String)
    .pipe(z.string().regex(/^[\w-]{1,64}$/)),
  start_date_local: z.string(),
  name: z.string().nullish(),
});

const maxNameLength = 200;

/** An entry without an id or a day cannot be fetched, and is left out. */
function parseList(bytes: Uint8Array): Result<readonly ListedRecording[], ListFailure> {
  let list: unknown;
  try {
    list = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return err({ code: 'answer-wrong' });
  }
  if (!Array.isArray(list)) return err({ code: 'answer-wrong' });
  if (list.length > maxListed) return err({ code: 'too-large' });
  const recordings = list.flatMap((entry) => {
    const parsed = activitySchema.safeParse(entry);
    if (!parsed.success) return [];
    const day = parsed.data.start_date_local.slice(0, 10);
    const name = (parsed.data.name ?? '').slice(0, maxNameLength);
    return isLocalDay(day) ? [{ externalId: parsed.data.id, name, day }] : [];
  });
  return ok(recordings);
}
