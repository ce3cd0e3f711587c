import type { Instant } from '#domain/kernel/index.ts';

/** Something that a note held and holds no more, as the server lists it. */
export type PastState = PastVersion | SupersededValue;

export interface PastVersion extends PastMoment {
  readonly kind: 'version';
  readonly bytes: number;
}

/** A title or a tag that gave way to one written apart from it. */
export interface SupersededValue extends PastMoment {
  readonly kind: 'superseded';
  readonly of: 'title' | 'tag';
  readonly value: string;
}

interface PastMoment {
  readonly id: string;
  readonly writtenAt: Instant;
  readonly replacedAt: Instant;
}

/** A version with what it held. */
export interface NoteVersion {
  readonly title: string;
  /** By normalised name. */
  readonly tags: ReadonlyMap<string, string>;
  readonly text: string;
}

export interface PastStates {
  readonly states: readonly PastState[];
  /** Where to go on; null where that was all. */
  readonly next: string | null;
}

/** The server's list; null for what has another shape. What is no version and neither title nor tag is left out. */
export function parsePastStates(json: unknown): PastStates | null {
  if (!isObject(json) || !Array.isArray(json.states)) return null;
  return { states: json.states.flatMap(parseState), next: typeof json.next === 'string' ? json.next : null };
}

/** The server's answer about one version; null for what has another shape. */
export function parseVersion(json: unknown): NoteVersion | null {
  if (!isObject(json) || !isObject(json.record)) return null;
  const { title, tags, body } = json.record;
  const named = isObject(tags) ? Object.entries(tags).flatMap(([norm, name]) => textPair(norm, name)) : [];
  return {
    title: typeof title === 'string' ? title : '',
    tags: new Map(named),
    text: typeof body === 'string' ? body : '',
  };
}

function parseState(json: unknown): readonly PastState[] {
  if (!isObject(json) || typeof json.id !== 'string') return [];
  const { id, kind, writtenAt, replacedAt, bytes, path, value } = json;
  if (typeof writtenAt !== 'number' || typeof replacedAt !== 'number') return [];
  const moment = { id, writtenAt, replacedAt };
  if (kind === 'version') return [{ kind, ...moment, bytes: typeof bytes === 'number' ? bytes : 0 }];
  if (kind !== 'superseded' || typeof path !== 'string' || typeof value !== 'string') return [];
  if (path === 'title') return [{ kind, ...moment, of: 'title', value }];
  return path.startsWith('tags/') ? [{ kind, ...moment, of: 'tag', value }] : [];
}

function textPair(norm: string, name: unknown): readonly (readonly [string, string])[] {
  return typeof name === 'string' ? [[norm, name]] : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
