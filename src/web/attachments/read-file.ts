import { err, ok, type Result, signEndUntil } from '#domain/kernel/index.ts';
import {
  type AttachmentHash,
  attachmentHash,
  attachmentMaxBytes,
  type RasterType,
  rasterTypeOf,
} from '#domain/notes/index.ts';
import { sha256 } from '../secure-context/index.ts';

export interface ReadFile {
  readonly hash: AttachmentHash;
  readonly name: string;
  readonly mime: string;
  readonly content: Blob;
  /** Null for what is not shown in place. */
  readonly size: PixelSize | null;
}

export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

export type ReadError =
  | { readonly code: 'attachment/too-large'; readonly name: string; readonly maxBytes: number }
  /** A folder, or a file that is gone or may not be read. */
  | { readonly code: 'attachment/unreadable'; readonly name: string };

const sniffedBytes = 64;
const longestName = 200;

/** Takes in a file that a person gives: its digest, what it is by its first bytes, and how large it is drawn. */
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

/** The digest of a content, as it is written. */
export async function digestOf(bytes: ArrayBuffer): Promise<AttachmentHash> {
  const digest = await sha256(new Uint8Array(bytes));
  return attachmentHash(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')) as AttachmentHash;
}

/** A picture of a kind that browsers draw and that holds no script. */
export type Raster = Blob & { readonly type: RasterType };

/** A picture whose bytes are verified; null for all else. */
export async function drawable(content: Blob): Promise<Raster | null> {
  const raster = rasterTypeOf(new Uint8Array(await content.slice(0, sniffedBytes).arrayBuffer()));
  return raster && (new Blob([content], { type: raster }) as Raster);
}

/** As it is drawn, turned where the camera says so; null for what only begins like a picture. */
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

/** On one line; of one that is too long the end stays, which says what the file is. */
export function nameOf({ name }: Pick<File, 'name'>): string {
  const whole = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (whole.length <= longestName) return whole;
  const [end = ''] = /\.[\p{L}\p{N}]{1,10}$/u.exec(whole) ?? [];
  return whole.slice(0, signEndUntil(whole, longestName - end.length)) + end;
}
