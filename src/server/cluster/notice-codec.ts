import type { LogProgress } from '#sync/hub/hub-storage.ts';
import { decodeValue, encodeValue } from '#sync/record/index.ts';
import { type SessionEnd, sessionEnds } from '../db/sessions.ts';

/** Sessions of a user that ended. */
export interface EndedSessions {
  readonly uid: string;
  readonly ids: readonly string[];
  readonly reason: SessionEnd;
}

/** The notices that a server sends with one statement. */
export interface NoticeBatch {
  /** The server that sent them. */
  readonly sender: string;
  readonly grown: readonly LogProgress[];
  readonly ended: readonly EndedSessions[];
}

/** PostgreSQL takes payloads below 8,000 bytes. */
const maxPayloadLength = 7_900;
/** More never fit, with ids of 20 characters or more. */
const maxGrown = 256;
/** Fits into a payload on its own, with ids of 32 characters. */
export const maxEndedSessions = 100;

/**
 * Encodes one notice of ended sessions, and as many of the first notices about logs as fit into the payload beside it:
 * base64 of `[sender, [[uid, sequence, deleted], …], [[uid, ids, reason]]]`.
 *
 * @param ended of at most `maxEndedSessions` sessions
 * @returns the payload, and how many notices about logs are in it
 */
export function encodeBatch(
  sender: string,
  grown: readonly LogProgress[],
  ended: EndedSessions | null,
): { readonly payload: string; readonly count: number } {
  const endings = ended === null ? [] : [[ended.uid, ended.ids, ended.reason]];
  for (let count = Math.min(grown.length, maxGrown); ; count = Math.floor(count / 2)) {
    const notices = grown.slice(0, count).map(({ uid, sequence, deleted }) => [uid, sequence, deleted]);
    const payload = Buffer.from(encodeValue([sender, notices, endings])).toString('base64');
    if (payload.length <= maxPayloadLength || count === 0) return { payload, count };
  }
}

/** Decodes a payload, or returns null if it is not one of ours: anyone on the database can send to a channel. */
export function decodeBatch(payload: string): NoticeBatch | null {
  try {
    const [sender, grown, ended] = decodeValue(Buffer.from(payload, 'base64')) as readonly unknown[];
    if (typeof sender !== 'string' || !Array.isArray(grown) || !Array.isArray(ended)) return null;
    return { sender, grown: grown.map(grownOf), ended: ended.map(endedOf) };
  } catch {
    return null;
  }
}

function grownOf(wire: unknown): LogProgress {
  const [uid, sequence, deleted] = wire as readonly unknown[];
  if (typeof uid !== 'string' || !Number.isSafeInteger(sequence) || typeof deleted !== 'boolean') throw notOurs();
  return { uid, sequence: sequence as number, deleted };
}

function endedOf(wire: unknown): EndedSessions {
  const [uid, ids, reason] = wire as readonly unknown[];
  const known = sessionEnds.find((each) => each === reason);
  if (typeof uid !== 'string' || !Array.isArray(ids) || known === undefined) throw notOurs();
  if (ids.some((id) => typeof id !== 'string')) throw notOurs();
  return { uid, ids: ids as string[], reason: known };
}

function notOurs(): Error {
  return new Error('not a notice');
}
