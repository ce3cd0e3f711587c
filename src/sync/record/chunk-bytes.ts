import { parseRecordKey, type RecordKey } from '#domain/kernel/index.ts';
import { decodeValue, encodeValue } from './bytes.ts';
import { fieldsFromWire, fieldsToWire, ShapeError } from './change-bytes.ts';
import { type Field, type Fields, isDetail, noFields, type RecordState } from './record.ts';
import { isStamp } from './stamp.ts';

/** Keeps a byte order mark, because it is a character of the text. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The location of a record's content (details and body) in a chunk of kind `rests`. */
export interface ContentLocation {
  readonly chunk: number;
  readonly offset: number;
  readonly length: number;
}

/** The part of a record that lists need: everything except details and body. */
export interface RecordSummary extends RecordState {
  readonly key: RecordKey;
  readonly content: ContentLocation | null;
}

/** The part that is loaded when a record is opened. */
export interface RecordContent {
  readonly fields: Fields;
  readonly body: ContentBody | null;
}

export interface ContentBody {
  readonly state: Uint8Array;
  readonly sum: number;
  /** The text for readers without Yjs, such as search: its location in the state, or the full text. */
  readonly text: TextRanges | string;
}

/** Alternating offsets and lengths: the ranges of a state that together contain the text, in UTF-8. */
export type TextRanges = readonly number[];

/** `[[key, groups, [chunk, offset, length] or null, tombstone?], …]` */
export function encodeSummaries(summaries: readonly RecordSummary[]): Uint8Array {
  return encodeValue(
    summaries.map(({ key, fields, content, tombstone }) => [
      key,
      fieldsToWire(fields),
      content === null ? null : [content.chunk, content.offset, content.length],
      ...(tombstone === undefined ? [] : [tombstone]),
    ]),
  );
}

/** @throws ShapeError, or what the decoder throws on bytes that are not CBOR */
export function decodeSummaries(bytes: Uint8Array): readonly RecordSummary[] {
  const summaries = decodeValue(bytes);
  if (!Array.isArray(summaries)) throw new ShapeError('heads');
  return summaries.map(summaryFromWire);
}

/** `[groups, [sum, state, [offset, length, …] or text] or null]` */
export function encodeContent({ fields, body }: RecordContent): Uint8Array {
  return encodeValue([fieldsToWire(fields), body === null ? null : [body.sum, body.state, body.text]]);
}

/** @throws ShapeError, or what the decoder throws on bytes that are not CBOR */
export function decodeContent(bytes: Uint8Array, key: string): RecordContent {
  const wire = decodeValue(bytes);
  if (!Array.isArray(wire)) throw new ShapeError('rest', key);
  const [groups, body, ...more] = wire as readonly unknown[];
  if (more.length > 0) throw new ShapeError('rest', key);
  return { fields: fieldsFromWire(groups, key), body: body === null ? null : contentBodyFromWire(body, key) };
}

/** Returns the text of a body in a chunk. */
export function contentText({ state, text }: ContentBody): string {
  return typeof text === 'string' ? text : textAt(state, text);
}

/** Joins the text in these ranges of a state. */
export function textAt(state: Uint8Array, ranges: TextRanges): string {
  let text = '';
  for (let at = 0; at < ranges.length; at += 2) {
    const [offset = 0, length = 0] = [ranges[at], ranges[at + 1]];
    text += utf8.decode(state.subarray(offset, offset + length));
  }
  return text;
}

/** Separates a record's summary fields from its details. */
export function splitFields(fields: Fields): { readonly head: Fields; readonly details: Fields } {
  const details = new Map<string, Field>();
  const head = new Map<string, Field>();
  for (const [path, field] of fields) (isDetail(path) ? details : head).set(path, field);
  return { head: details.size === 0 ? fields : head, details: details.size === 0 ? noFields : details };
}

function summaryFromWire(wire: unknown): RecordSummary {
  if (!Array.isArray(wire)) throw new ShapeError('head');
  const [key, groups, content, tombstone, ...more] = wire as readonly unknown[];
  if (typeof key !== 'string' || !parseRecordKey(key).ok) throw new ShapeError('key');
  if (more.length > 0) throw new ShapeError('head', key);
  if (tombstone !== undefined && !isStamp(tombstone)) throw new ShapeError('tombstone', key);
  return {
    key: key as RecordKey,
    fields: fieldsFromWire(groups, key),
    content: content === null ? null : locationFromWire(content, key),
    ...(tombstone === undefined ? {} : { tombstone }),
  };
}

function locationFromWire(wire: unknown, key: string): ContentLocation {
  if (!Array.isArray(wire) || wire.length !== 3 || !wire.every(Number.isSafeInteger)) throw new ShapeError('rest', key);
  const [chunk, offset, length] = wire as [number, number, number];
  return { chunk, offset, length };
}

function contentBodyFromWire(wire: unknown, key: string): ContentBody {
  if (!Array.isArray(wire)) throw new ShapeError('body', key);
  const [sum, state, text, ...more] = wire as readonly unknown[];
  if (more.length > 0) throw new ShapeError('body', key);
  if (typeof sum !== 'number' || !(state instanceof Uint8Array)) throw new ShapeError('body', key);
  if (typeof text !== 'string' && !arePlaces(text, state.length)) throw new ShapeError('text', key);
  return { sum, state, text };
}

function arePlaces(wire: unknown, size: number): wire is TextRanges {
  if (!Array.isArray(wire) || wire.length % 2 !== 0) return false;
  if (!wire.every((number) => Number.isSafeInteger(number) && number >= 0)) return false;
  return wire.every((offset: number, at) => at % 2 === 1 || offset + wire[at + 1] <= size);
}
