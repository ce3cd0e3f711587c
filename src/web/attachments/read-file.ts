import { err, ok, type Result, signEndUntil } from '#domain/kernel/index.ts';
import {
  type AttachmentHash,
  attachmentHash,
  attachmentMaxBytes,
  type MediaType,
  mediaTypeOf,
  type RasterType,
  rasterTypeOf,
} from '#domain/notes/index.ts';
import { sha256 } from '../secure-context/index.ts';

export interface ReadFile {
  readonly hash: AttachmentHash;
  readonly name: string;
  readonly mime: string;
  readonly content: Blob;
  /** The display size; null for files that are not shown inline. */
  readonly size: PixelSize | null;
}

export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

export type ReadError =
  | { readonly code: 'attachment/too-large'; readonly name: string; readonly maxBytes: number }
  /** The file no longer exists, cannot be read, or is a folder. */
  | { readonly code: 'attachment/unreadable'; readonly name: string };

const sniffedBytes = 64;
const maxNameLength = 200;

/** Reads a file that the user chose: its digest, its type according to its first bytes, and its display size. */
export async function readFile(file: File): Promise<Result<ReadFile, ReadError>> {
  const name = nameOf(file);
  if (file.size > attachmentMaxBytes) {
    return err({ code: 'attachment/too-large', name, maxBytes: attachmentMaxBytes });
  }
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return err({ code: 'attachment/unreadable', name });
  const raster = rasterTypeOf(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, sniffedBytes)));
  const mime = raster ?? (file.type || 'application/octet-stream');
  const content = new Blob([bytes], { type: mime });
  const size = raster === null ? null : await pixelSize(content);
  return ok({ hash: await digestOf(bytes), name, mime, content, size });
}

export async function digestOf(bytes: ArrayBuffer): Promise<AttachmentHash> {
  const digest = await sha256(new Uint8Array(bytes));
  return attachmentHash(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')) as AttachmentHash;
}

/** A picture of a type that browsers can display and that contains no script. */
export type Raster = Blob & { readonly type: RasterType };

/** Returns the content as a picture whose type was verified by its first bytes; null for anything else. */
export async function drawable(content: Blob): Promise<Raster | null> {
  const raster = rasterTypeOf(await beginningOf(content));
  return raster && (new Blob([content], { type: raster }) as Raster);
}

/** A sound or video of a type that browsers can play. */
export type Playable = Blob & { readonly type: MediaType };

/** Returns the content as a sound or video whose type was verified by its first bytes; null for anything else. */
export async function playable(content: Blob): Promise<Playable | null> {
  const media = mediaTypeOf(await beginningOf(content));
  return media && (new Blob([content], { type: media }) as Playable);
}

async function beginningOf(content: Blob): Promise<Uint8Array> {
  return new Uint8Array(await content.slice(0, sniffedBytes).arrayBuffer());
}

/**
 * Returns the display size after the rotation in the metadata is applied; null if the content cannot be decoded as a
 * picture.
 */
async function pixelSize(content: Blob): Promise<PixelSize | null> {
  try {
    const bitmap = await createImageBitmap(content);
    const { width, height } = bitmap;
    bitmap.close();
    return { widthPx: width, heightPx: height };
  } catch {
    return null;
  }
}

/**
 * Returns the name on one line. A name that is too long is cut at the start, since the file extension is at the end.
 */
export function nameOf({ name }: Pick<File, 'name'>): string {
  const whole = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (whole.length <= maxNameLength) return whole;
  const [end = ''] = /\.[\p{L}\p{N}]{1,10}$/u.exec(whole) ?? [];
  return whole.slice(0, signEndUntil(whole, maxNameLength - end.length)) + end;
}
