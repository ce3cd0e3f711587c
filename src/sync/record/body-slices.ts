import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyUpdate } from './body.ts';
import { type Change, type Fields, noFields } from './record.ts';

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

/** A range of a struct, with both ends counted from its first clock. */
interface Part {
  readonly struct: Struct;
  readonly from: number;
  readonly to: number;
}

/** Well below the limit of a push, because a push contains more than the slice. */
const slicedBytes = 256 * 1024;

/**
 * Splits an edit of a record into changes that each fit into a push: the fields with the first slice of the body, then
 * the other slices.
 */
export function slicedChanges(key: RecordKey, fields: Fields, body: Uint8Array | undefined): readonly Change[] {
  if (body === undefined) return [{ key, fields }];
  return sliceUpdate(body, slicedBytes).map((slice, at) => ({
    key,
    fields: at === 0 ? fields : noFields,
    body: bodyUpdate(key, slice),
  }));
}

/**
 * Splits a Yjs update into several that have the same effect when applied in order. A small update is returned
 * unchanged. A paste of a megabyte is one struct, which is too large for any push.
 *
 * @param wantedBytes the approximate size of a slice; text takes up to three bytes per UTF-16 code unit
 */
export function sliceUpdate(update: Uint8Array, wantedBytes: number): readonly Uint8Array[] {
  if (update.length <= wantedBytes) return [update];
  const { structs, ds } = Y.decodeUpdate(update);
  const slices = inSlices(structs, Math.max(1, Math.floor(wantedBytes / 3))).map(encodeSlice);
  return [...slices, ...sliceDeletions(ds, Math.max(1, Math.floor(wantedBytes / bytesADeletion)))];
}

type Deletions = ReturnType<typeof Y.decodeUpdate>['ds'];

/** A range of deleted units of one client: its first clock and its length. */
interface Deletion {
  readonly clock: number;
  readonly len: number;
}

/** The maximum size of a deletion: a clock and a length. */
const bytesADeletion = 10;

/** Encodes the deletions of each client as updates with at most `count` deletions each. */
function sliceDeletions({ clients }: Deletions, count: number): readonly Uint8Array[] {
  const slices: Uint8Array[] = [];
  for (const [client, deletions] of clients) {
    for (let at = 0; at < deletions.length; at += count)
      slices.push(encodeDeletions(client, deletions.slice(at, at + count)));
  }
  return slices;
}

function encodeDeletions(client: number, deletions: readonly Deletion[]): Uint8Array {
  const encoder = encoding.createEncoder();
  for (const part of [0, 1, client, deletions.length]) encoding.writeVarUint(encoder, part);
  for (const { clock, len } of deletions) {
    encoding.writeVarUint(encoder, clock);
    encoding.writeVarUint(encoder, len);
  }
  return encoding.toUint8Array(encoder);
}

/** Groups structs into slices of one client each, in order, with a limited number of text units per slice. */
function inSlices(structs: readonly Struct[], units: number): readonly (readonly Part[])[] {
  const slices: Part[][] = [];
  let open: Part[] = [];
  let room = units;
  const close = () => {
    if (open.length > 0) slices.push(open);
    open = [];
    room = units;
  };
  for (const struct of structs) {
    if (open.at(-1)?.struct.id.client !== struct.id.client) close();
    for (let from = 0; from < struct.length; ) {
      if (room <= 0) close();
      const to = isText(struct) ? cut(struct, from, Math.min(struct.length, from + room)) : struct.length;
      open.push({ struct, from, to });
      room -= to - from;
      from = to;
    }
  }
  close();
  return slices;
}

interface TextItem {
  readonly content: Y.ContentString;
}

function isText(struct: Struct): struct is Y.Item & TextItem {
  return struct instanceof Y.Item && struct.content instanceof Y.ContentString;
}

/** Returns where to cut, never between the halves of a surrogate pair. */
function cut({ content, length }: Y.Item & TextItem, from: number, to: number): number {
  if (to >= length) return length;
  const code = content.str.charCodeAt(to - 1);
  const tearsPair = code >= 0xd800 && code <= 0xdbff;
  return tearsPair ? Math.max(from + 2, to + 1) : to;
}

/** Encodes one client's structs without deletions, in Yjs's update format, version 1. */
function encodeSlice(parts: readonly Part[]): Uint8Array {
  const encoder = new Y.UpdateEncoderV1();
  const first = parts[0] as Part;
  encoding.writeVarUint(encoder.restEncoder, 1);
  encoding.writeVarUint(encoder.restEncoder, parts.length);
  encoder.writeClient(first.struct.id.client);
  encoding.writeVarUint(encoder.restEncoder, first.struct.id.clock + first.from);
  for (const { struct, from, to } of parts) upTo(struct, to).write(encoder, from);
  encoding.writeVarUint(encoder.restEncoder, 0);
  return encoder.toUint8Array();
}

function upTo(struct: Struct, to: number): Struct {
  if (to === struct.length || !isText(struct)) return struct;
  const { id, left, origin, right, rightOrigin, parent, parentSub, content } = struct;
  return new Y.Item(
    id,
    left,
    origin,
    right,
    rightOrigin,
    parent as never,
    parentSub,
    new Y.ContentString(content.str.slice(0, to)),
  );
}
