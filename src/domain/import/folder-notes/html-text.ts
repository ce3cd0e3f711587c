import { decodeText } from '../files/index.ts';

/**
 * Decodes an HTML file: by its byte order mark, as UTF-8 if its bytes are valid, else with the encoding that it names
 * itself, else as Windows-1252.
 */
export function decodeHtml(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text.startsWith('\ufeff')) return text.slice(1);
  const [, label] = /<meta[^>]{1,200}charset\s*=\s*["']?([\w:-]{1,40})/i.exec(text.slice(0, 2000)) ?? [];
  return label === undefined || isUtf8(bytes) ? text : (decodedAs(label, bytes) ?? text);
}

function isUtf8(bytes: Uint8Array): boolean {
  return decodedAs('utf-8', bytes) !== null;
}

function decodedAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null; // unknown encoding, or invalid bytes
  }
}
