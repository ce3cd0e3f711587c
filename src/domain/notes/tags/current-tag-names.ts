import { type Leaves, parsePath, readRecord } from '../../kernel/index.ts';
import { tag } from '../tag.ts';
import { tagNames } from './tag-names.ts';

/** The current names of tags, from their records as they change. */
export class CurrentTagNames {
  readonly #renames = new Map<string, { readonly renamedTo: string }>();
  #nameNow: ((tag: string) => string) | null = null;

  /**
   * Takes a record of a tag.
   *
   * @param leaves null if it was deleted
   * @returns whether a name may now be different
   */
  put(id: string, leaves: Leaves | null): boolean {
    const name = tagOf(id);
    const renamedTo = leaves === null ? undefined : readRecord(tag, leaves).value.renamedTo;
    if (renamedTo === this.#renames.get(name)?.renamedTo) return false;
    if (renamedTo === undefined) this.#renames.delete(name);
    else this.#renames.set(name, { renamedTo });
    this.#nameNow = null;
    return true;
  }

  /** Returns the current name of a tag. Both names are normalised. */
  readonly nameNow = (name: string): string => {
    this.#nameNow ??= tagNames(new Map(this.#renames));
    return this.#nameNow(name);
  };
}

/** Returns the tag name of a tag record. The id of such a record is the name, encoded as a path segment. */
function tagOf(id: string): string {
  const path = parsePath(id);
  return path.ok ? path.value.join('/') : id;
}
