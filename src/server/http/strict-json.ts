import type { JsonFault } from '#api/request.ts';
import { err, ok, printPath, type Result } from '#domain/kernel/index.ts';

export interface JsonLimits {
  /** Maximum nesting of arrays and objects. */
  readonly maxDepth: number;
  /** Maximum total of object members and array elements. */
  readonly maxValues: number;
}

/**
 * Parses unambiguous JSON. Refuses input that a parser would silently change, or from which it would pick one of
 * several values. Also refuses input above the limits. Both are checked before any value is created.
 *
 * @param bytes UTF-8; a leading byte order mark is ignored
 */
export function parseStrictJson(bytes: Uint8Array, limits: JsonLimits): Result<unknown, JsonFault> {
  try {
    const text = utf8.decode(bytes);
    const fault = new Scanner(text, limits).firstFault();
    return fault === null ? ok(JSON.parse(text) as unknown) : err(fault);
  } catch {
    return err({ code: 'request/json-malformed' });
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** An object or array that encloses the current position. */
interface Holder {
  /** The names seen in an object; null for an array. */
  readonly names: Set<string> | null;
  /** The name or array index at the current position. */
  at: string | number;
  /** Whether the next string is a name. */
  awaitsName: boolean;
}

/** Scans the text once. `JSON.parse` refuses invalid JSON later, so on such input the scan only has to terminate. */
class Scanner {
  readonly #text: string;
  readonly #limits: JsonLimits;
  readonly #holders: Holder[] = [];
  #values = 0;

  constructor(text: string, limits: JsonLimits) {
    this.#text = text;
    this.#limits = limits;
  }

  /** @throws SyntaxError if a string is invalid */
  firstFault(): JsonFault | null {
    significant.lastIndex = 0;
    for (let match = significant.exec(this.#text); match !== null; match = significant.exec(this.#text)) {
      const start = match.index;
      const fault = match[1] === undefined ? this.#sign(start) : this.#number(match[1]);
      if (fault !== null) return fault;
    }
    return null;
  }

  #sign(start: number): JsonFault | null {
    const holder = this.#holders.at(-1);
    switch (this.#text[start]) {
      case '{':
        return this.#open({ names: new Set(), at: '', awaitsName: true });
      case '[':
        return this.#open({ names: null, at: 0, awaitsName: false });
      case '}':
      case ']':
        this.#holders.pop();
        return null;
      case ',':
        if (holder === undefined) return null;
        if (holder.names !== null) holder.awaitsName = true;
        else holder.at = (holder.at as number) + 1;
        return this.#count();
      default:
        return this.#string(start, holder);
    }
  }

  #open(holder: Holder): JsonFault | null {
    this.#holders.push(holder);
    const { maxDepth } = this.#limits;
    if (this.#holders.length > maxDepth) {
      this.#holders.pop();
      return { code: 'request/json-too-deep', path: this.#path(), maxDepth };
    }
    return this.#count();
  }

  #count(): JsonFault | null {
    this.#values += 1;
    const { maxValues } = this.#limits;
    return this.#values > maxValues ? { code: 'request/json-too-many-values', maxValues } : null;
  }

  #string(start: number, holder: Holder | undefined): JsonFault | null {
    const end = endOfString(this.#text, start);
    significant.lastIndex = end;
    const printed = this.#text.slice(start, end);
    const value = printed.includes('\\') ? (JSON.parse(printed) as string) : printed.slice(1, -1);
    const isName = holder?.awaitsName ?? false;
    if (holder !== undefined && holder.names !== null && isName) {
      holder.awaitsName = false;
      holder.at = value;
      if (holder.names.has(value)) return { code: 'request/json-key-twice', path: this.#path() };
      holder.names.add(value);
    }
    return value.isWellFormed() ? null : { code: 'request/json-text-invalid', path: this.#path() };
  }

  #number(printed: string): JsonFault | null {
    const value = Number(printed);
    const exact = Number.isFinite(value) && (Number.isSafeInteger(value) || !/^-?\d+$/.test(printed) || same(printed));
    return exact ? null : { code: 'request/json-number-inexact', path: this.#path() };
  }

  #path(): string {
    const names = this.#holders.map(({ at }) => String(at).toWellFormed());
    return names.length === 0 ? '' : printPath(names);
  }
}

/** Matches structural characters, the start of a string, or a number. Strings themselves are skipped. */
const significant = /[{}[\],"]|(-?\d[\d.eE+-]*)/g;

/** Returns the index after the closing quote, which is the first one that no backslash escapes. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text[before - 1] === '\\') before -= 1;
    if ((at - before) % 2 === 0) return at + 1;
  }
  throw new SyntaxError('unterminated string');
}

/**
 * Returns whether an integer survives conversion to a double, or has the form in which JavaScript prints it. Integers
 * of more than `longestInteger` characters do neither.
 */
function same(printed: string): boolean {
  const value = Number(printed);
  return printed.length <= longestInteger && (String(value) === printed || BigInt(printed) === BigInt(value));
}

const longestInteger = 310;
