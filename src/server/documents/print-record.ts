import { parsePath } from '#domain/kernel/index.ts';
import { noteFileText } from '#domain/notes/index.ts';
import { recordTypeOf } from '#domain/user-document.ts';
import type { Fields, JsonValue } from '#sync/record/index.ts';

/**
 * Prints a record as JSON: its leaves nested by their paths, including those of newer versions, and the body's Markdown
 * as `body`. It builds no objects, because a record may have more than a million names in its paths.
 *
 * If two versions of the app named their leaves differently, a leaf may occupy part of another leaf's path. Then that leaf
 * is printed and the other one is not.
 *
 * @param text the body as it is stored, or null if there is none
 */
export function printRecord(collection: string, fields: Fields, text: string | null): string {
  const json = new JsonWriter();
  let last: readonly string[] | null = null;
  for (const [printed, value] of leavesInOrder(fields, hasBody(collection) ? text : null)) {
    const path = parsePath(printed);
    if (!path.ok || (last !== null && isWithin(path.value, last))) continue;
    json.write(path.value, value);
    last = path.value;
  }
  return json.end();
}

export function hasBody(collection: string): boolean {
  return recordTypeOf(collection)?.body ?? false;
}

/** Returns the printed paths and values. A path is directly before all paths that it begins. */
function leavesInOrder(fields: Fields, text: string | null): readonly (readonly [string, JsonValue])[] {
  const leaves: [string, JsonValue][] = [];
  for (const [path, { value }] of fields) {
    const isOfBody = text !== null && (path === 'body' || path.startsWith('body/'));
    if (value !== null && !isOfBody) leaves.push([path, value]);
  }
  if (text !== null) leaves.push(['body', fileText(fields, text)]);
  return leaves.sort(([a], [b]) => comparePaths(a, b));
}

/** Restores the line endings and byte order mark that the body had in its file. */
function fileText(fields: Fields, text: string): string {
  const lineEnd = fields.get('lineEnd')?.value === 'crlf' ? 'crlf' : 'lf';
  return noteFileText(text, { lineEnd, bom: fields.get('bom')?.value === true });
}

/** Orders printed paths by their segments: `/` is before everything that a segment can contain. */
function comparePaths(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at++) {
    if (a[at] === b[at]) continue;
    if (a[at] === '/') return -1;
    if (b[at] === '/') return 1;
    return a.charCodeAt(at) - b.charCodeAt(at);
  }
  return a.length - b.length;
}

function isWithin(path: readonly string[], outer: readonly string[]): boolean {
  return path.length > outer.length && outer.every((segment, at) => segment === path[at]);
}

/** Prints leaves in the order of their paths as one object. */
class JsonWriter {
  #json = '{';
  #open: readonly string[] = [];
  #isFirst = true;

  write(path: readonly string[], value: JsonValue): void {
    const holders = path.slice(0, -1);
    let shared = 0;
    while (shared < holders.length && holders[shared] === this.#open[shared]) shared++;
    this.#close(shared);
    for (const name of holders.slice(shared)) {
      this.#name(name);
      this.#json += '{';
      this.#isFirst = true;
    }
    this.#open = holders;
    this.#name(path.at(-1) as string);
    this.#json += JSON.stringify(value);
  }

  end(): string {
    this.#close(0);
    return `${this.#json}}`;
  }

  #close(depth: number): void {
    if (this.#open.length <= depth) return;
    this.#json += '}'.repeat(this.#open.length - depth);
    this.#isFirst = false;
  }

  #name(name: string): void {
    this.#json += `${this.#isFirst ? '' : ','}${JSON.stringify(name)}:`;
    this.#isFirst = false;
  }
}
