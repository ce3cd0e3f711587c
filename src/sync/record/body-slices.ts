import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

/** Part of a struct, from one of its clocks up to another, both counted from its first. */
interface Part {
  readonly struct: Struct;
  readonly from: number;
  readonly to: number;
}

/**
 * Cuts a Yjs update into several that make the same when applied in their order; a small one comes back as it is.
 * A paste of a megabyte is one struct, and no push takes it.
 *
 * @param wantedBytes about how large a slice may be; text in the scripts that need most takes up to three bytes a unit
 */
export function sliceUpdate(update: Uint8Array, wantedBytes: number): readonly Uint8Array[] {
  if (update.length <= wantedBytes) return [update];
  const { structs, ds } = Y.decodeUpdate(update);
  const slices = inSlices(structs, Math.max(1, Math.floor(wantedBytes / 3))).map(encodeSlice);
  return [...slices, ...sliceDeletions(ds, Math.max(1, Math.floor(wantedBytes / bytesADeletion)))];
}

type Deletions = ReturnType<typeof Y.decodeUpdate>['ds'];

/** So many units of a client, from a clock on. */
interface Deletion {
  readonly clock: number;
  readonly len: number;
}

/** At most: a clock and a length. */
const bytesADeletion = 10;

/** So many deletions of one client an update. */
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

/** Parts of one client each, in order, so many units of text a slice. */
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

/** Never between the halves of a character that takes two units. */
function cut({ content, length }: Y.Item & TextItem, from: number, to: number): number {
  if (to >= length) return length;
  const code = content.str.charCodeAt(to - 1);
  const tearsPair = code >= 0xd800 && code <= 0xdbff;
  return tearsPair ? Math.max(from + 2, to + 1) : to;
}

/** Yjs's update format, version 1: one client's structs and no deletions. */
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
