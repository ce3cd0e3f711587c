import type { OutgoingLink } from '../markdown/index.ts';
import { type LinkTarget, type NamesOfNote, NoteNames } from './note-names.ts';

/**
 * The names of all notes, with those in the trash separate. A link resolves to a note in the trash only if no other
 * note has the name.
 */
export class NamesByPresence {
  readonly #present = new NoteNames();
  readonly #trashed = new NoteNames();
  /** In lookup order. */
  readonly presentFirst: readonly NoteNames[] = [this.#present, this.#trashed];

  put(id: string, names: NamesOfNote, inTrash: boolean): void {
    (inTrash ? this.#present : this.#trashed).remove(id);
    (inTrash ? this.#trashed : this.#present).put(id, names);
  }

  remove(id: string): void {
    for (const names of this.presentFirst) names.remove(id);
  }

  resolveLink(link: Pick<OutgoingLink, 'name' | 'target'>): LinkTarget {
    const present = this.#present.resolveLink(link);
    return present.found === 'none' ? this.#trashed.resolveLink(link) : present;
  }

  keysOf(id: string): ReadonlySet<string> {
    return new Set(this.presentFirst.flatMap((names) => [...names.keysOf(id)]));
  }
}
