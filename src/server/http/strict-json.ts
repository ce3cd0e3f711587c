import type { JsonFault } from '#api/request.ts';
import { err, ok, printPath, type Result } from '#domain/kernel/index.ts';

export interface JsonLimits {
  /** Lists and objects in each other. */
  readonly maxDepth: number;
  /** Names in objects and values in lists, all together. */
  readonly maxValues: number;
}

/**
 * Reads JSON that means one thing only. What a parser would quietly change or choose from is refused, and so is what is
 * larger than the limits, both before anything is built.
 *
 * @param bytes UTF-8; a byte order mark at its beginning is ignored
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

/** An object or a list that the scan is inside of. */
interface Holder {
  /** Of an object; null for a list. */
  readonly names: Set<string> | null;
  /** The name, or the place in a list, at which the scan is. */
  at: string | number;
  /** Whether the next string is a name. */
  awaitsName: boolean;
}

/** Goes over the text once. It relies on `JSON.parse` to refuse what is not JSON, and only has to come to an end on that. */
class Scanner {
  readonly #text: string;
  readonly #limits: JsonLimits;
  readonly #holders: Holder[] = [];
  #values = 0;

  constructor(text: string, limits: JsonLimits) {
    this.#text = text;
    this.#limits = limits;
  }

  /** @throws SyntaxError where a string is not one */
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

/** Outside of strings: what opens, closes and parts, a string's beginning, or a whole number. */
const significant = /[{}[\],"]|(-?\d[\d.eE+-]*)/g;

/** Beyond the last quote that no backslash stands before. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text[before - 1] === '\\') before -= 1;
    if ((at - before) % 2 === 0) return at + 1;
  }
  throw new SyntaxError('a string without an end');
}

/** Whether a whole number is the same after a double held it, or how one is printed. No longer one is the same. */
function same(printed: string): boolean {
  const value = Number(printed);
  return printed.length <= longestInteger && (String(value) === printed || BigInt(printed) === BigInt(value));
}

const longestInteger = 310;
