import { foldCase } from '../../kernel/index.ts';
import type { ImportItem, SkippedItem } from '../draft/index.ts';
import { fileName, type ImportFile, readOr, textOf } from '../files/index.ts';
import { isObject, type JsonObject, parseJson, textIn } from '../json/index.ts';

/** A name that a backup lists, and the file that lists it. */
interface ListedTag {
  readonly name: string;
  readonly path: string;
}

/** Reads the names in the `tags.json` of backups, which list all tags, with their icons and whether they are pinned. */
export async function namesInTags(files: readonly ImportFile[]): Promise<readonly ListedTag[]> {
  const names: ListedTag[] = [];
  for (const file of files) {
    if (fileName(file.path) !== 'tags.json') continue;
    const value = parseJson(await readOr('', () => textOf(file, maxListLength)), 10);
    for (const name of namesIn(value)) names.push({ name, path: file.path });
  }
  return names;
}

const maxListLength = 4 * 1024 * 1024;

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => (typeof each === 'string' ? [each] : namesIn(each)));
  if (!isObject(value)) return [];
  const name = ['name', 'title', 'tag'].map((key) => textIn(value, key)).find((text) => text !== '');
  return name === undefined ? namesInFields(value) : [name];
}

/** Either a list under a name, or tags by their names. */
function namesInFields(value: JsonObject): readonly string[] {
  const lists = Object.values(value).filter(Array.isArray);
  return lists.length > 0 ? lists.flatMap(namesIn) : Object.keys(value).filter((key) => isObject(value[key]));
}

/** The tags of a backup, of which those that no note has would be lost without a word. */
export class BackupTags {
  readonly #open = new Map<string, ListedTag>();

  constructor(listed: readonly ListedTag[]) {
    for (const tag of listed) {
      const name = tag.name.replace(/^#+/, '').trim();
      if (name !== '') this.#open.set(foldCase(name), { ...tag, name });
    }
  }

  /** Takes note of the tags of an item. Those inside its text can also be levels of a longer tag. */
  take(item: ImportItem): void {
    if (item.kind !== 'note' || this.#open.size === 0) return;
    const text = foldCase(item.text.map((part) => (typeof part === 'string' ? part : '')).join(''));
    const tags = item.tags.map(foldCase);
    for (const key of [...this.#open.keys()]) {
      if (text.includes(`#${key}`) || tags.some((tag) => tag === key || tag.startsWith(`${key}/`)))
        this.#open.delete(key);
    }
  }

  *unused(): Generator<SkippedItem> {
    for (const { name, path } of this.#open.values())
      yield { kind: 'skipped', origin: path, code: 'import/empty', detail: `#${name}` };
  }
}
