import type { Instant } from '#domain/kernel/index.ts';

/** Something that a record held and holds no more, as the server lists it. */
export type PastState = PastVersion | SupersededValue;

export interface PastVersion extends PastMoment {
  readonly kind: 'version';
  readonly bytes: number;
}

/** A leaf's value that gave way to one written apart from it. */
export interface SupersededValue extends PastMoment {
  readonly kind: 'superseded';
  /** A printed path. */
  readonly path: string;
  readonly value: unknown;
}

interface PastMoment {
  readonly id: string;
  readonly writtenAt: Instant;
  readonly replacedAt: Instant;
}

/** What a version held: leaves nested as their paths say, and the text as `body`. */
export type PastRecord = Readonly<Record<string, unknown>>;

export interface PastStates {
  readonly states: readonly PastState[];
  /** Where to go on; null where that was all. */
  readonly next: string | null;
}

/** The server's list; null for what has another shape. What is neither a version nor a value is left out. */
export function parsePastStates(json: unknown): PastStates | null {
  if (!isObject(json) || !Array.isArray(json.states)) return null;
  return { states: json.states.flatMap(parseState), next: typeof json.next === 'string' ? json.next : null };
}

/** The server's answer about one version; null for what has another shape. */
export function parseVersion(json: unknown): PastRecord | null {
  return isObject(json) && isObject(json.record) ? json.record : null;
}

function parseState(json: unknown): readonly PastState[] {
  if (!isObject(json) || typeof json.id !== 'string') return [];
  const { id, kind, writtenAt, replacedAt, bytes, path, value } = json;
  if (typeof writtenAt !== 'number' || typeof replacedAt !== 'number') return [];
  const moment = { id, writtenAt, replacedAt };
  if (kind === 'version') return [{ kind, ...moment, bytes: typeof bytes === 'number' ? bytes : 0 }];
  return kind === 'superseded' && typeof path === 'string' ? [{ kind, ...moment, path, value: value ?? null }] : [];
}

function isObject(value: unknown): value is PastRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
