import { Base64Decoder, md5Of } from '../bytes/index.ts';
import { ImportError } from '../files/index.ts';
import type { EnexNote, EnexResource } from './enex-note.ts';

/** Bytes. Evernote itself accepts notes of up to 200 MB. */
const maxResourceBytes = 256 * 1024 * 1024;
/** UTF-16 code units of one value, such as a title. */
const maxFieldLength = 100_000;
/** UTF-16 code units, with markup. Far above what a note can hold. */
const maxContentLength = 16 * 1024 * 1024;
const maxParts = 10_000;

/** Elements of a note whose text is the value of a field. */
const noteFields = new Set(['title', 'created', 'updated']);

/** Collects the elements of one note, in any order. */
export class NoteBuilder {
  readonly #number: number;
  readonly #fields = new Map<string, string>();
  readonly #tags: string[] = [];
  readonly #content: string[] = [];
  #contentLength = 0;
  readonly #resources: EnexResource[] = [];
  readonly #tasks: Map<string, string>[] = [];
  #decoder: Base64Decoder | null = null;
  #resource = new Map<string, string>();
  #resourceBytes = 0;

  constructor(number: number) {
    this.#number = number;
  }

  get number(): number {
    return this.#number;
  }

  get title(): string {
    return this.#fields.get('title') ?? '';
  }

  /** @param path the names of the open elements below `note` */
  open(path: readonly string[]): void {
    const [first] = path;
    if (path.length === 1 && first === 'resource') this.#resource = new Map();
    if (path.length === 1 && first === 'task') this.#push(this.#tasks, new Map());
    if (first === 'resource' && path.length === 2 && path[1] === 'data') {
      this.#decoder = new Base64Decoder(maxResourceBytes - this.#resourceBytes);
    }
  }

  /** @param attributes of the element that the text belongs to */
  addText(path: readonly string[], text: string, attributes: Readonly<Record<string, string>>): void {
    const [first, second] = path;
    const name = path.at(-1) ?? '';
    if (first === 'content' && path.length === 1) this.#addContent(text);
    else if (first === 'tag' && path.length === 1) this.#push(this.#tags, text.trim().slice(0, maxFieldLength));
    else if (first === 'resource' && second === 'data') this.#decoder?.push(text);
    else if (first === 'resource' && (second === 'mime' || name === 'file-name')) addTo(this.#resource, name, text);
    else if (first === 'task') this.#addToTask(path, text);
    else if (first === 'note-attributes' && path.length === 2) this.#addAttribute(name, text, attributes.key);
    else if (path.length === 1 && first !== undefined && noteFields.has(first)) addTo(this.#fields, first, text);
  }

  /** Adds a piece of Base64, which never exists as one text. */
  addData(piece: string): void {
    this.#decoder?.push(piece);
  }

  close(path: readonly string[]): void {
    if (path.length === 1 && path[0] === 'resource') this.#endResource();
  }

  end(): EnexNote {
    return {
      number: this.#number,
      fields: this.#fields,
      tags: this.#tags.filter((tag) => tag !== ''),
      content: this.#content.join(''),
      resources: this.#resources,
      tasks: this.#tasks,
    };
  }

  #addContent(text: string): void {
    this.#contentLength += text.length;
    if (this.#contentLength > maxContentLength) throw new ImportError('import/too-large');
    this.#content.push(text);
  }

  #addToTask(path: readonly string[], text: string): void {
    const task = this.#tasks.at(-1);
    if (task !== undefined && path.length > 1 && text.trim() !== '') addTo(task, path.slice(1).join('/'), text);
  }

  #addAttribute(name: string, text: string, key: string | undefined): void {
    if (this.#fields.size < maxParts) addTo(this.#fields, key === undefined ? name : `${name}/${key}`, text);
  }

  #endResource(): void {
    const decoder = this.#decoder;
    this.#decoder = null;
    const bytes = decoder?.end() ?? new Uint8Array(0);
    this.#resourceBytes += bytes.length;
    this.#push(this.#resources, {
      hash: md5Of(bytes),
      bytes,
      isTooLarge: decoder?.isTooLarge ?? false,
      mime: (this.#resource.get('mime') ?? '').trim().toLowerCase(),
      fileName: (this.#resource.get('file-name') ?? '').trim(),
    });
  }

  #push<Part>(parts: Part[], part: Part): void {
    if (parts.length >= maxParts) throw new ImportError('import/too-large');
    parts.push(part);
  }
}

function addTo(fields: Map<string, string>, name: string, text: string): void {
  fields.set(name, `${fields.get(name) ?? ''}${text}`.slice(0, maxFieldLength));
}
