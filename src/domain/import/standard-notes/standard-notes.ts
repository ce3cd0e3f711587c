import type { ImportItem } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import {
  decodeText,
  extensionOf,
  headOf,
  ImportError,
  type ImportErrorCode,
  type ImportFile,
  someFile,
} from '../files/index.ts';
import { elementsOf, isObject, textIn } from '../json/index.ts';
import { type BackupSurvey, surveyOf } from './backup-survey.ts';
import { itemsOfNote, type NoteContext } from './note-item.ts';
import { isEncrypted } from './stored-item.ts';
import { TagNames } from './tag-names.ts';

/**
 * Reads decrypted backups of Standard Notes: the JSON file, not the copies of notes that the same archive has in `Items`.
 * Tags are levels of `/`, whichever of the two ways of nesting a backup uses. Keys, credentials and the notes of
 * authenticators are left out, because a note would show them to everyone who can see the screen.
 */
export const standardNotes: ImportSource = {
  app: 'standard-notes',
  name: 'Standard Notes',

  isAside: (path) => /(?:^|\/)Items\//.test(path),

  async recognise(files) {
    return (await someFile(files, isBackup)) ? 'certain' : 'no';
  },

  async *read(files) {
    const known = new Set<string>();
    for (const file of files) yield* itemsOfBackup(file, known);
  },
};

/** No other app has items with a content type of this name in a list of this name. */
async function isBackup(file: ImportFile): Promise<boolean> {
  if (!['txt', 'json'].includes(extensionOf(file.path))) return false;
  const head = decodeText(await headOf(file, 16_000));
  return /^\ufeff?\s*\{/.test(head) && /"items"\s*:\s*\[/.test(head) && /"content_type"\s*:\s*"/.test(head);
}

async function* itemsOfBackup(file: ImportFile, known: Set<string>): AsyncGenerator<ImportItem> {
  const origin = file.path;
  try {
    if (!(await isBackup(file))) return;
    const survey = await surveyOf(file);
    if (survey.encrypted > 0 && survey.decrypted === 0) {
      yield { kind: 'skipped', origin, code: 'import/encrypted' };
      return;
    }
    const shownFiles = new Set<string>();
    yield* notesOf(file, { survey, tags: new TagNames(survey.tags), known, shownFiles });
    yield* reports(origin, survey, shownFiles);
    if (survey.error !== null) yield { kind: 'skipped', origin, code: survey.error };
  } catch (error) {
    yield { kind: 'skipped', origin, code: codeOf(error) };
  }
}

async function* notesOf(file: ImportFile, context: NoteContext): AsyncGenerator<ImportItem> {
  const { survey } = context;
  let count = 0;
  for await (const element of elementsOf(file, 'items')) {
    // the survey has already reported what comes after the last complete item
    if (count === survey.items) return;
    count += 1;
    const origin = `${file.path}, item ${element.number}`;
    if ('code' in element) yield { kind: 'skipped', origin, code: element.code };
    else if (!isObject(element.value)) yield { kind: 'skipped', origin, code: 'import/damaged' };
    else if (textIn(element.value, 'content_type') !== 'Note') {
      if (isEncrypted(element.value) && textIn(element.value, 'content_type') === 'Tag') {
        yield { kind: 'skipped', origin, code: 'import/encrypted' };
      }
    } else yield* itemsOfNote(element.value, origin, context);
    if (count === survey.items) return;
  }
}

function* reports(
  origin: string,
  { tags, files, others }: BackupSurvey,
  shownFiles: ReadonlySet<string>,
): Generator<ImportItem> {
  for (const name of files.values())
    if (!shownFiles.has(name)) yield { kind: 'skipped', origin, code: 'import/missing-file', detail: name };
  for (const name of new TagNames(tags).unused()) yield { kind: 'skipped', origin, code: 'import/empty', detail: name };
  for (const [type, count] of others) {
    if (ofApp.has(type)) continue;
    yield { kind: 'skipped', origin, code: 'import/unsupported', detail: `${count} × ${type}` };
  }
}

/** Extensions, themes, keys and settings of the app itself, which nobody misses elsewhere. */
const ofApp: ReadonlySet<string> = new Set([
  'Extension',
  'SF|Extension',
  'SF|MFA',
  'SN|ActionsExtension',
  'SN|Component',
  'SN|Editor',
  'SN|ExtensionRepo',
  'SN|ItemsKey',
  'SN|KeySystemItemsKey',
  'SN|KeySystemRootKey',
  'SN|Privileges',
  'SN|RootKey|NoSync',
  'SN|Theme',
  'SN|TrustedContact',
  'SN|UserPreferences',
  'SN|VaultListing',
]);

function codeOf(error: unknown): ImportErrorCode {
  if (error instanceof ImportError) return error.code;
  throw error;
}
