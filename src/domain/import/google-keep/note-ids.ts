import { type ImportFile, stemOf } from '../files/index.ts';
import type { KeepNote } from './note-json.ts';
import { instantOfMicroseconds } from './note-times.ts';

/**
 * Identifies notes by their creation, to the microsecond, because the export contains no id. Where it is missing, the
 * file's name is the only mark; it follows the title.
 */
export class NoteIds {
  readonly #used = new Set<string>();
  /** The next number to try, by id. */
  readonly #numbers = new Map<string, number>();

  idOf({ createdTimestampUsec }: Pick<KeepNote, 'createdTimestampUsec'>, { path }: Pick<ImportFile, 'path'>): string {
    const isKnown = instantOfMicroseconds(createdTimestampUsec) !== null;
    const plain = isKnown ? `${createdTimestampUsec}` : stemOf(path);
    const base = this.#used.has(plain) ? `${plain} ${stemOf(path)}` : plain;
    let id = base;
    let number = this.#numbers.get(base) ?? 2;
    for (; this.#used.has(id); number++) id = `${base} (${number})`;
    this.#numbers.set(base, number);
    this.#used.add(id);
    return id;
  }
}
