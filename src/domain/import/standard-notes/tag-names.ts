import type { StoredTag } from './backup-survey.ts';

/**
 * The names of tags with their levels. Newer backups refer from a tag to the tag that contains it; older ones write the
 * levels into the title, as in `Parent.Child`.
 */
export class TagNames {
  readonly #tags: ReadonlyMap<string, StoredTag>;
  readonly #hasParents: boolean;
  readonly #byNote = new Map<string, string[]>();
  readonly #names = new Map<string, string>();

  constructor(tags: ReadonlyMap<string, StoredTag>) {
    this.#tags = tags;
    this.#hasParents = [...tags.values()].some(({ parent }) => parent !== null);
    for (const [uuid, { notes }] of tags) {
      const name = this.#nameOf(uuid);
      this.#names.set(uuid, name);
      for (const note of notes) {
        const names = this.#byNote.get(note);
        if (names === undefined) this.#byNote.set(note, [name]);
        else names.push(name);
      }
    }
  }

  /** @param mentioned ids of tags to which the note itself refers, as in old backups */
  ofNote(note: string, mentioned: readonly string[]): readonly string[] {
    const names = mentioned.map((uuid) => this.#names.get(uuid) ?? '');
    return [...new Set([...(this.#byNote.get(note) ?? []), ...names])].filter((name) => name !== '');
  }

  /** Returns the name of a tag; null if the backup does not have it. */
  ofTag(uuid: string): string | null {
    return this.#names.get(uuid) ?? null;
  }

  /** Returns the tags that no note and no other tag has. */
  unused(): readonly string[] {
    const parents = new Set(Array.from(this.#tags.values(), ({ parent }) => parent));
    const unused = [...this.#tags].filter(([uuid, { notes }]) => notes.length === 0 && !parents.has(uuid));
    const used = new Set([...this.#byNote.values()].flat().flatMap(withOuterLevels));
    return unused.map(([uuid]) => this.#names.get(uuid) ?? '').filter((name) => name !== '' && !used.has(name));
  }

  #nameOf(uuid: string): string {
    const levels: string[] = [];
    const seen = new Set<string>();
    for (let at: string | null = uuid; at !== null && !seen.has(at) && seen.size < deepest; ) {
      seen.add(at);
      const tag: StoredTag | undefined = this.#tags.get(at);
      if (tag !== undefined) levels.unshift(this.#hasParents ? tag.title : levelsInTitle(tag.title));
      at = tag?.parent ?? null;
    }
    return levels.join('/');
  }
}

const deepest = 20;

function withOuterLevels(name: string): readonly string[] {
  const levels = name.split('/').slice(0, deepest);
  return [name, ...levels.map((_, at) => levels.slice(0, at + 1).join('/'))];
}

/** Every level of a nested title has a letter: `v1.2` is a name, and so is `.hidden`. */
function levelsInTitle(title: string): string {
  const levels = title.split('.');
  return levels.every((level) => /\p{L}/u.test(level)) ? levels.join('/') : title;
}
