import { SaxesParser } from 'saxes';

/** Receives the elements of a document, by their names without a prefix. */
export interface ElementHandler {
  /**
   * @param path the names of the elements around it and of itself, outermost first; only valid during the call
   * @param attribute returns an attribute; empty if there is none
   */
  readonly open?: (path: readonly string[], attribute: (name: string) => string) => void;
  /** @param text its own text, trimmed */
  readonly close: (path: readonly string[], text: string) => void;
}

const maxDepth = 64;
/** Characters. No text of a recording is longer. */
const maxText = 100_000;

/**
 * Reads a document with positions. Prefixes are ignored, because apps write extensions with and without their namespace.
 * A document type could define entities, and no app writes one: it counts as damage.
 *
 * @returns whether the document was read to its end; what came before the damage was handled
 */
export function readElements(text: string, handler: ElementHandler): boolean {
  const parser = new SaxesParser({ xmlns: false });
  const path: string[] = [];
  const texts: string[] = [];
  parser.on('doctype', () => {
    throw new DamagedXml();
  });
  parser.on('error', () => {
    throw new DamagedXml();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length >= maxDepth) throw new DamagedXml();
    path.push(localName(name));
    texts.push('');
    handler.open?.(path, (attribute) => (Object.hasOwn(attributes, attribute) ? String(attributes[attribute]) : ''));
  });
  const take = (piece: string) => {
    const last = texts.length - 1;
    if (last >= 0 && (texts[last] ?? '').length < maxText) texts[last] += piece;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    handler.close(path, (texts.pop() ?? '').trim());
    path.pop();
  });
  try {
    parser.write(repaired(text)).close();
    return true;
  } catch (error) {
    if (error instanceof DamagedXml) return false;
    throw error;
  }
}

class DamagedXml extends Error {}

/**
 * Escapes what apps forget to escape in names. A character that XML excludes, or an unknown entity, would make the rest of
 * the file unreadable.
 */
function repaired(text: string): string {
  const readable = text.replace(/^\uFEFF?\s+|^\uFEFF/, '').replaceAll(excluded, '');
  // in such a section nothing is escaped
  return readable.includes('<![CDATA[') ? readable : readable.replaceAll(reference, repairedReference);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML excludes
const excluded = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const reference = /&(?:(#\d{1,9}|#x[\da-f]{1,8}|\w{1,16});)?/gi;
const knownNames: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** @param name undefined for an ampersand alone */
function repairedReference(whole: string, name: string | undefined): string {
  if (name === undefined || (!name.startsWith('#') && !knownNames.has(name))) return `&amp;${whole.slice(1)}`;
  return !name.startsWith('#') || isXmlCharacter(Number(`0${name.slice(1)}`)) ? whole : '';
}

function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x1_0000 && code <= 0x10_ffff);
}

/** What is larger measures nothing, and sums of it would be infinite. */
const largest = 1e12;

/** Returns the number that a text states; undefined for anything else. Some apps write the comma of a language. */
export function numberIn(text: string): number | undefined {
  const written = text.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(written) ? Number(written) : Number.NaN;
  return Math.abs(value) <= largest ? value : undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
