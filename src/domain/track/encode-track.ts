import { deflateSync, Inflate } from 'fflate';
import { err, joinedBytes, ok, type Result } from '../kernel/index.ts';
import { maxTrackPoints, type Track, type TrackColumn, trackColumns } from './track.ts';

export type TrackError =
  /** It is no track, or damaged. */
  | { readonly code: 'track/damaged' }
  /** A newer version of the app wrote it. */
  | { readonly code: 'track/newer' };

/** The first bytes of a stored track, before the version. */
const mark = new TextEncoder().encode('MTRK');
const version = 1;

/** Steps per unit: what devices resolve, and for positions a centimetre. */
const steps: { readonly [C in TrackColumn | 'time']: number } = {
  time: 1000,
  latitude: 1e7,
  longitude: 1e7,
  altitude: 10,
  distance: 100,
  speed: 1000,
  heartRate: 1,
  cadence: 2,
  power: 1,
  temperature: 10,
};

const columns = ['time', ...trackColumns] as const;

/**
 * Writes a track as bytes: each column as differences of whole steps from point to point, in variable length, compressed.
 * An hour at 1 Hz takes about 20 KB.
 */
export function encodeTrack(track: Track): Uint8Array {
  const writer = new Writer();
  writer.count(track.length);
  writer.count(track.segments.length);
  for (const [at, first] of track.segments.entries()) writer.count(first - (track.segments[at - 1] ?? 0));
  for (const column of columns) writeColumn(writer, track[column], steps[column]);
  const packed = deflateSync(writer.bytes());
  const bytes = new Uint8Array(mark.length + 1 + packed.length);
  bytes.set(mark);
  bytes[mark.length] = version;
  bytes.set(packed, mark.length + 1);
  return bytes;
}

/** Reads a stored track. */
export function decodeTrack(bytes: Uint8Array): Result<Track, TrackError> {
  if (mark.some((byte, at) => bytes[at] !== byte)) return err({ code: 'track/damaged' });
  if ((bytes[mark.length] ?? 0) > version) return err({ code: 'track/newer' });
  try {
    return ok(readTrack(new Reader(inflated(bytes.subarray(mark.length + 1)))));
  } catch {
    return err({ code: 'track/damaged' });
  }
}

/** More than the largest track takes. */
const maxPlainBytes = 256 * 1024 * 1024;
/** Packed bytes can be a thousand times as many, so that few are unpacked at once. */
const packedAtOnce = 16 * 1024;

/** Throws if the bytes are damaged, or more than any track. */
function inflated(packed: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    size += chunk.length;
  });
  for (let at = 0; at < packed.length; at += packedAtOnce) {
    inflate.push(packed.subarray(at, at + packedAtOnce), at + packedAtOnce >= packed.length);
    if (size > maxPlainBytes) throw new Error('more than a track');
  }
  return joinedBytes(chunks);
}

function readTrack(reader: Reader): Track {
  const length = reader.count(maxTrackPoints);
  const segments: number[] = [];
  const segmentCount = reader.count(length);
  for (let at = 0; at < segmentCount; at++) segments.push((segments[at - 1] ?? 0) + reader.count(length));
  if (segments.some((first) => first >= length)) throw new Error('a segment begins after the end');
  const read = Object.fromEntries(columns.map((column) => [column, readColumn(reader, length, steps[column])]));
  return { length, segments, ...(read as Pick<Track, (typeof columns)[number]>) };
}

/** First come the lengths of the runs with and without values, in turn, then the differences of the values. */
function writeColumn(writer: Writer, values: Float64Array, scale: number): void {
  for (let at = 0, hasValues = true; at < values.length; hasValues = !hasValues) {
    let end = at;
    while (end < values.length && Number.isNaN(values[end]) !== hasValues) end++;
    writer.count(end - at);
    at = end;
  }
  let last = 0;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    const step = Math.round(value * scale);
    writer.difference(step - last);
    last = step;
  }
}

function readColumn(reader: Reader, length: number, scale: number): Float64Array {
  const values = new Float64Array(length).fill(Number.NaN);
  const runs: (readonly [number, number])[] = [];
  for (let at = 0, hasValues = true; at < length; hasValues = !hasValues) {
    const run = reader.count(length - at);
    if (run === 0 && at > 0) throw new Error('an empty run');
    if (hasValues) runs.push([at, at + run]);
    at += run;
  }
  let last = 0;
  for (const [from, to] of runs) {
    for (let at = from; at < to; at++) {
      last += reader.difference();
      values[at] = last / scale;
    }
  }
  return values;
}

/** Writes whole numbers in groups of seven bits, the lowest first. */
class Writer {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  count(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#put((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#put(rest);
  }

  /** Alternates between positive and negative numbers, so that small ones of both signs are short. */
  difference(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value);
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #put(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Throws if the number is larger than `most`, or if the bytes end. */
  count(most = Number.MAX_SAFE_INTEGER): number {
    let [value, place] = [0, 1];
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined || place > 2 ** 49) throw new Error('the bytes end');
      value += (byte & 0x7f) * place;
      if (byte < 0x80) break;
      place *= 0x80;
    }
    if (value > most) throw new Error('too large a number');
    return value;
  }

  difference(): number {
    const value = this.count();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}
