import { joinedBytes } from '../../kernel/index.ts';
import { type ImportFile, maxTextBytes } from '../files/index.ts';

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Without its end; null if the line is too long. */
  readonly bytes: Uint8Array | null;
}

/** Reads the lines of a file one by one, so that the file can be larger than memory. Leaves out empty lines. */
export async function* linesOf(file: ImportFile): AsyncGenerator<Line> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let size = 0;
  const add = (part: Uint8Array) => {
    size += part.length;
    if (size > maxTextBytes) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  for await (const chunk of file.chunks()) {
    let from = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
      add(chunk.subarray(from, end));
      if (size > 0) yield { number, bytes: joined(parts, size) };
      number += 1;
      parts = [];
      size = 0;
      from = end + 1;
    }
    // a copy, because the chunk can be one that the reader fills again
    add(chunk.slice(from));
  }
  if (size > 0) yield { number, bytes: joined(parts, size) };
}

const lineEnd = 0x0a;

function joined(parts: readonly Uint8Array[], size: number): Uint8Array | null {
  return size > maxTextBytes ? null : joinedBytes(parts);
}
