import { ImportError, type ImportErrorCode, type ImportFile } from '../files/index.ts';
import { elementsOf, isObject, type JsonObject, listIn, objectIn, textIn } from '../json/index.ts';
import { isDeleted, isEncrypted, referencesTo } from './stored-item.ts';

/** What must be known about a backup before its notes are read, because it comes in any order. */
export interface BackupSurvey {
  readonly encrypted: number;
  readonly decrypted: number;
  /** Elements that can be read again. */
  readonly items: number;
  readonly tags: ReadonlyMap<string, StoredTag>;
  readonly noteTitles: ReadonlyMap<string, string>;
  /** By note: the editor that an older version kept outside of the note. */
  readonly editors: ReadonlyMap<string, string>;
  /** The names of files, whose content is not in a backup. */
  readonly files: ReadonlyMap<string, string>;
  /** By type: the number of other items, which are settings of the app and its keys. */
  readonly others: ReadonlyMap<string, number>;
  /** Why the end of the backup cannot be read. */
  readonly error: ImportErrorCode | null;
}

export interface StoredTag {
  readonly title: string;
  /** The id of the tag that contains it. */
  readonly parent: string | null;
  readonly notes: readonly string[];
}

export async function surveyOf(file: ImportFile): Promise<BackupSurvey> {
  const survey = new Survey();
  try {
    for await (const element of elementsOf(file, 'items')) {
      survey.items += 1;
      if ('value' in element && isObject(element.value)) survey.add(element.value);
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    survey.error = error.code;
  }
  return survey;
}

class Survey implements BackupSurvey {
  encrypted = 0;
  decrypted = 0;
  items = 0;
  error: ImportErrorCode | null = null;
  readonly tags = new Map<string, StoredTag>();
  readonly noteTitles = new Map<string, string>();
  readonly editors = new Map<string, string>();
  readonly files = new Map<string, string>();
  readonly others = new Map<string, number>();

  add(item: JsonObject): void {
    if (isDeleted(item)) return;
    const type = textIn(item, 'content_type');
    if (isEncrypted(item)) {
      this.encrypted += 1;
      return;
    }
    this.decrypted += 1;
    const uuid = textIn(item, 'uuid');
    const content = objectIn(item, 'content');
    if (type === 'Note') this.noteTitles.set(uuid, textIn(content, 'title'));
    else if (type === 'Tag') this.tags.set(uuid, tagOf(content));
    else if (type === 'SN|File') this.files.set(uuid, textIn(content, 'name'));
    else this.#addOther(type, content);
  }

  #addOther(type: string, content: JsonObject): void {
    const name = type.replaceAll(/\s+/g, ' ').slice(0, 100);
    this.others.set(name, (this.others.get(name) ?? 0) + 1);
    const editor = textIn(objectIn(content, 'package_info'), 'identifier');
    if (type !== 'SN|Component' || editor === '') return;
    for (const note of listIn(content, 'associatedItemIds'))
      if (typeof note === 'string') this.editors.set(note, editor);
  }
}

function tagOf(content: JsonObject): StoredTag {
  const [parent = null] = listIn(content, 'references')
    .filter(isObject)
    .filter((reference) => textIn(reference, 'reference_type') === 'TagToParentTag')
    .map((reference) => textIn(reference, 'uuid'));
  return { title: textIn(content, 'title'), parent, notes: referencesTo(content, 'Note') };
}
