/** An object as a list names it. */
export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
  /** UTC milliseconds, by the clock of the store. */
  readonly changedAt: number;
}

export interface ListPage {
  readonly objects: readonly ListedObject[];
  /** The beginnings that keys have in common up to a delimiter, if one was asked for. */
  readonly prefixes: readonly string[];
  /** What to ask for the next page with; null if this is the last one. */
  readonly next: string | null;
}

/**
 * Reads an answer to `ListObjectsV2`.
 *
 * @throws if it is none, is not complete, or does not say how to go on: a list that ends early would make files look
 *   absent
 */
export function readListPage(xml: string): ListPage {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new Error('the object store did not answer with a list');
  if (!/<\/ListBucketResult>\s*$/.test(xml)) throw new Error('the list of the object store breaks off');
  const objects = elements(xml, 'Contents').map((content) => ({
    key: text(content, 'Key') ?? '',
    bytes: Number(text(content, 'Size')),
    changedAt: Date.parse(text(content, 'LastModified') ?? ''),
  }));
  const prefixes = elements(xml, 'CommonPrefixes').map((prefix) => text(prefix, 'Prefix') ?? '');
  if (text(xml, 'IsTruncated') !== 'true') return { objects, prefixes, next: null };
  const next = text(xml, 'NextContinuationToken');
  if (!next) throw new Error('the object store did not say how its list goes on');
  return { objects, prefixes, next };
}

/** Returns the code in an answer that refuses a request, such as `NoSuchKey`. */
export function readErrorCode(xml: string): string | null {
  return text(xml, 'Code');
}

function elements(xml: string, name: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content);
}

function text(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined
    ? null
    : found.replace(/&(#?\w+);/g, (entity, code: string) => characterOf(code) ?? entity);
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(code: string): string | undefined {
  if (!code.startsWith('#')) return named[code];
  const number = code.startsWith('#x') ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return number <= 0x10ffff ? String.fromCodePoint(number) : undefined;
}
