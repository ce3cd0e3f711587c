/** How much may be unpacked. Whatever exceeds it is reported and left out. */
export interface UnpackingLimits {
  /** Entries of all archives together. An archive that exceeds it is not opened. */
  readonly entries: number;
  /** Bytes of all names in one archive, so that long names cannot fill the memory. Beyond it, an archive is not opened. */
  readonly nameBytes: number;
  /** Archives within archives. A compressed tar counts once. */
  readonly nesting: number;
  /** Bytes of one archive that is compressed inside another, and is therefore unpacked into memory to be read. */
  readonly inMemory: number;
  /** Bytes of all archives that are kept in memory at the same time. */
  readonly cached: number;
  /** Bytes to which one entry may always unpack. */
  readonly single: number;
  /** Bytes to which the entries of one chosen archive, and of the archives in it, may always unpack together. */
  readonly together: number;
}

const mebibyte = 1024 * 1024;

/** Real exports stay below: a backup with 50,000 notes and as many attachments has half of these entries. */
export const defaultLimits: UnpackingLimits = {
  entries: 200_000,
  nameBytes: 64 * mebibyte,
  nesting: 3,
  inMemory: 64 * mebibyte,
  cached: 128 * mebibyte,
  single: 64 * mebibyte,
  together: 1024 * mebibyte,
};

/** Bytes of one path in an archive. */
export const maxPathLength = 4096;

/**
 * Returns the most bytes to which one entry may unpack. Deflate reaches 1:1032 for repeated bytes, text about 1:20, and
 * tables of equal rows 1:100.
 */
export function maxUnpacked(packedBytes: number, { single }: UnpackingLimits): number {
  return Math.max(single, 200 * packedBytes);
}

/** Returns the most bytes to which the entries of a chosen archive may unpack together. */
export function maxUnpackedTogether(archiveBytes: number, { together }: UnpackingLimits): number {
  return together + 100 * archiveBytes;
}
