import { SaxesParser } from 'saxes';
import { ImportError, type ImportFile } from '../files/index.ts';
import type { EnexItem } from './enex-note.ts';
import { NoteBuilder } from './note-builder.ts';

/**
 * Reads the notes of an ENEX file one by one. Only one note is in memory, and no text is longer than its content.
 *
 * Characters that XML does not allow and unknown entities are read as they are, because Evernote wrote such files. Throws
 * `import/unsupported` if the DOCTYPE declares entities, and `import/damaged` if nothing in the file is ENEX.
 */
export async function* readEnex(file: ImportFile): AsyncGenerator<EnexItem> {
  const reader = new EnexReader();
  try {
    for await (const text of textOf(file)) {
      reader.write(text);
      yield* reader.items.splice(0);
    }
    reader.end();
    yield* reader.items.splice(0);
  } catch (error) {
    yield* reader.items.splice(0); // what precedes a damaged place is complete
    throw error;
  }
}

async function* textOf(file: ImportFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of file.chunks()) yield* piecesOf(decoder.decode(chunk, { stream: true }));
  yield decoder.decode();
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}

/** UTF-16 code units. */
const pieceLength = 65_536;
/** UTF-16 code units between two events of the parser: the longest content, comment or DOCTYPE. */
const maxSilentBytes = 20 * 1024 * 1024;
const deepestElement = 50;

class EnexReader {
  /** Notes that are complete. */
  readonly items: EnexItem[] = [];
  readonly #parser = new SaxesParser<{ xmlns: false; position: boolean }>({ xmlns: false, position: false });
  /** The names of the open elements, and the attributes of each. */
  readonly #open: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] = [];
  #note: NoteBuilder | null = null;
  /** The number of open elements around the parts of the note. */
  #noteDepth = 0;
  #count = 0;
  #silence = 0;
  #hasExport = false;
  /** Whether elements outside of any note were reported since the last note. */
  #isBetweenNotes = false;

  constructor() {
    const parser = this.#parser;
    parser.on('error', () => {}); // what is unreadable is judged note by note
    parser.on('doctype', refuseEntities);
    parser.on('opentag', ({ name, attributes }) => this.#openElement(name, attributes));
    parser.on('closetag', ({ name }) => this.#closeElement(name));
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
  }

  /** Gives Base64 to its decoder directly, since the parser would collect it as one text. */
  write(text: string): void {
    for (let at = 0; at < text.length; ) {
      if (this.#isInData()) {
        const end = endOfData(text, at);
        this.#note?.addData(text.slice(at, end));
        at = end;
        if (at === text.length) return;
      }
      const end = text.indexOf('>', at);
      const next = end < 0 ? text.length : end + 1;
      this.#silence += next - at;
      if (this.#silence > maxSilentBytes) throw new ImportError('import/too-large');
      this.#parser.write(text.slice(at, next));
      at = next;
    }
  }

  end(): void {
    this.#parser.close();
    const isWhole = this.#hasExport && (this.#note !== null || this.#open.length === 0);
    this.#leaveUnfinished();
    if (!isWhole) throw new ImportError('import/damaged');
    if (this.#count === 0) throw new ImportError('import/empty');
  }

  #isInData(): boolean {
    return this.#note !== null && this.#open.at(-1)?.name === 'data' && this.#open.at(-2)?.name === 'resource';
  }

  #openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#silence = 0;
    if (this.#open.length >= deepestElement) throw new ImportError('import/damaged');
    if (name === 'en-export') this.#hasExport = true;
    else if (name !== 'note' && this.#open.at(-1)?.name === 'en-export') this.#addDamaged(name);
    this.#open.push({ name, attributes });
    if (name !== 'note') this.#note?.open(this.#path());
    else {
      this.#leaveUnfinished();
      this.#count += 1;
      this.#note = new NoteBuilder(this.#count);
      this.#noteDepth = this.#open.length;
      this.#isBetweenNotes = false;
    }
  }

  #closeElement(name: string): void {
    this.#silence = 0;
    if (name === 'note' && this.#note !== null && this.#open.length === this.#noteDepth) {
      this.items.push({ kind: 'note', note: this.#note.end() });
      this.#note = null;
    } else this.#note?.close(this.#path());
    this.#open.pop();
  }

  #addText(text: string): void {
    this.#silence = 0;
    const attributes = this.#open.at(-1)?.attributes ?? {};
    if (this.#note !== null && text !== '') this.#note.addText(this.#path(), text, attributes);
  }

  /** Counts an element that should have been a note. What follows until the next note is probably a part of it. */
  #addDamaged(name: string): void {
    if (this.#isBetweenNotes) return;
    this.#isBetweenNotes = true;
    this.#count += 1;
    this.items.push({ kind: 'unfinished', number: this.#count, title: `<${name.slice(0, 50)}>` });
  }

  #path(): readonly string[] {
    return this.#open.slice(this.#noteDepth).map(({ name }) => name);
  }

  #leaveUnfinished(): void {
    if (this.#note !== null) {
      this.items.push({ kind: 'unfinished', number: this.#note.number, title: this.#note.title });
    }
    this.#note = null;
  }
}

/** Entities stay with the parser, which decodes them. */
function endOfData(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '<' || sign === '&') return at;
  }
  return text.length;
}

function refuseEntities(doctype: string): void {
  if (/<!ENTITY/i.test(doctype)) throw new ImportError('import/unsupported');
}
