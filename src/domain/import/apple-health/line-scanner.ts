import { ImportError } from '../files/index.ts';
import type { Tag, TagHandler } from './tag.ts';

/** A longer line is not one of Apple's. */
const maxLineLength = 1024 * 1024;

/** Apple's own documents nest to depth 5. */
const deepest = 64;

const rootStart = '<HealthData';

/**
 * Reads an export in which each tag is on a line of its own, as Apple writes it. This is many times faster than an XML
 * parser. It stops at the first line that has another form, and an XML parser continues there.
 *
 * What is before the root element, such as the document type, is ignored.
 */
export class LineScanner {
  readonly #handler: TagHandler;
  readonly #openNames: string[] = [];
  readonly #tag = new LineTag();
  #isInRoot = false;
  #prologLength = 0;
  /** The beginning of a line whose end was not read yet. */
  #rest = '';

  constructor(handler: TagHandler) {
    this.#handler = handler;
  }

  /** The elements that are open, outermost first. */
  get openNames(): readonly string[] {
    return this.#openNames;
  }

  /** Whether the root element was opened and closed. */
  get isComplete(): boolean {
    return this.#isInRoot && this.#openNames.length === 0 && this.#rest === '';
  }

  /** @returns the text from the first line that does not fit, null if all lines fit */
  scan(text: string): string | null {
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      const line = this.#rest + text.slice(from, end);
      if (!this.#takeLine(line)) return line + text.slice(end);
      this.#rest = '';
      from = end + 1;
    }
    this.#rest += text.slice(from);
    return this.#rest.length > maxLineLength ? this.#giveUpRest() : null;
  }

  #giveUpRest(): string {
    if (this.#isInRoot) return this.#rest;
    const root = this.#rest.indexOf(rootStart);
    if (root === -1) throw new ImportError('import/damaged');
    return this.#rest.slice(root);
  }

  /** @returns false if the line does not fit */
  #takeLine(line: string): boolean {
    if (this.#isInRoot) return this.#takeTag(line);
    const root = line.indexOf(rootStart);
    if (root === -1) {
      this.#prologLength += line.length;
      if (this.#prologLength > maxLineLength) throw new ImportError('import/damaged');
      return true;
    }
    this.#isInRoot = true;
    return this.#takeTag(line.slice(root));
  }

  #takeTag(line: string): boolean {
    const start = line.indexOf('<');
    if (start === -1) return line.trim() === '';
    const end = endOfLine(line);
    if (line.charCodeAt(end - 1) !== greaterThan || line.indexOf('<', start + 1) !== -1) return false;
    if (start > 0 && line.slice(0, start).trim() !== '') return false;
    const second = line.charCodeAt(start + 1);
    if (second === slash) return this.#close(line.slice(start + 2, end - 1).trim());
    if (second === exclamation) return line.startsWith('<!--', start) && line.endsWith('-->', end);
    return second !== questionMark && this.#open(line, start, end);
  }

  #open(line: string, start: number, end: number): boolean {
    const isEmpty = line.charCodeAt(end - 2) === slash;
    const contentEnd = isEmpty ? end - 2 : end - 1;
    const space = line.indexOf(' ', start);
    const name = line.slice(start + 1, space === -1 ? contentEnd : Math.min(space, contentEnd));
    if (!simpleName.test(name) || line.indexOf('\t', start) !== -1) return false;
    // a quote that is closed before the end shows that no attribute continues on the next line
    if (line.includes("='") || (line.includes('"') && !isQuoted(line, contentEnd))) return false;
    const key = keyAttributes.get(name);
    if (key !== undefined && !line.includes(key)) return false;
    if (this.#openNames.length >= deepest) throw new ImportError('import/damaged');
    this.#handler.open(this.#tag.at(name, line));
    if (isEmpty) this.#handler.close(name);
    else this.#openNames.push(name);
    return true;
  }

  #close(name: string): boolean {
    if (this.#openNames.at(-1) !== name) return false;
    this.#openNames.pop();
    this.#handler.close(name);
    return true;
  }
}

const [greaterThan, slash, exclamation, questionMark, space] = [0x3e, 0x2f, 0x21, 0x3f, 0x20] as const;

const simpleName = /^[\w.:-]{1,100}$/;

/** Elements that always have an attribute. A line that writes it otherwise is left to the XML parser. */
const keyAttributes: ReadonlyMap<string, string> = new Map([
  ['Record', ' type="'],
  ['Workout', ' workoutActivityType="'],
  ['WorkoutStatistics', ' type="'],
  ['MetadataEntry', ' key="'],
  ['FileReference', ' path="'],
]);

/** Returns the position after the last character that is not white space. */
function endOfLine(line: string): number {
  let end = line.length;
  while (end > 0 && line.charCodeAt(end - 1) <= space) end -= 1;
  return end;
}

function isQuoted(line: string, contentEnd: number): boolean {
  return line.slice(0, contentEnd).trimEnd().endsWith('"');
}

/** The tag of the current line. One object serves all lines, since most tags are only looked at. */
class LineTag implements Tag {
  name = '';
  #line = '';

  at(name: string, line: string): this {
    this.name = name;
    this.#line = line;
    return this;
  }

  readonly attribute = (name: string): string => {
    const start = this.#line.indexOf(` ${name}="`);
    if (start === -1) return '';
    const from = start + name.length + 3;
    return withoutEntities(this.#line.slice(from, this.#line.indexOf('"', from)));
  };
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,4}));/gi, (written, hex, decimal, name) => {
    if (name !== undefined) return named.get(name) ?? written;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });
}

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
