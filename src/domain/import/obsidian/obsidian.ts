import { foldCase, type LocalDay } from '../../kernel/index.ts';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import { decodeText, extensionOf, headOf, type ImportFile, someFile, stemOf } from '../files/index.ts';
import { type FolderResolver, folderItems, isDisplayFile, isMarkdownPath } from '../folder-notes/index.ts';
import type { LinkCandidate, Resolve } from '../links/index.ts';
import { type FolderFile, isSystemFile } from '../note-files/index.ts';
import { dailyNotes } from './daily-notes.ts';
import { readVaults, type Vault } from './vault.ts';

/**
 * Reads Obsidian vaults. The Markdown stays as it is; links and embeds become parts of the text. Plain text and HTML in a
 * vault, which Obsidian itself does not open, are notes too.
 */
export const obsidian: ImportSource = {
  app: 'obsidian',
  name: 'Obsidian',

  isAside: isDisplayFile,

  async recognise(files) {
    const notes = files.filter(({ path }) => isMarkdownPath(path) && !isSystemFile(path));
    if (notes.length === 0) return 'no';
    if (files.some(({ path }) => `/${path}`.includes('/.obsidian/'))) return 'certain';
    if (files.some(({ path }) => extensionOf(path) === 'canvas' || extensionOf(path) === 'base')) return 'likely';
    return (await someFile(notes.slice(0, notesToRecognise), hasWikiLinks)) ? 'possible' : 'no';
  },

  async *read(files) {
    for (const vault of await readVaults(files)) yield* itemsOf(vault);
  },
};

const notesToRecognise = 20;

async function hasWikiLinks(note: ImportFile): Promise<boolean> {
  return decodeText(await headOf(note, 2000)).includes('[[');
}

async function* itemsOf(vault: Vault): AsyncGenerator<ImportItem> {
  const daysById = dailyNotes(
    vault.folder.texts.filter((note) => isMarkdownPath(note.path) && !isTemplate(note, vault)),
    vault.settings,
  );
  yield* folderItems(vault.folder, {
    resolver: withVaultAddresses,
    tagSeparator: 'comma or space',
    noteOf: (draft, note) => noteOfVault(draft, note, vault, daysById.get(note.sourceId) ?? null),
  });
}

function noteOfVault(draft: NoteDraft, note: FolderFile, vault: Vault, day: LocalDay | null): NoteDraft {
  const name = isMarkdownPath(note.path) ? stemOf(note.path) : draft.title;
  const isOtherName = day !== null && name !== day;
  return {
    ...draft,
    title: day === null ? titleOf(name, draft.title) : '',
    aliases: isOtherName ? [name, ...draft.aliases.filter((alias) => alias !== name)] : draft.aliases,
    day,
    notebook: vault.name === null ? draft.notebook : [vault.name, ...draft.notebook],
    isTemplate: isTemplate(note, vault),
  };
}

/**
 * Returns the file's name, which Obsidian shows as the title, or the title among the properties if the name is the same
 * without the signs that a file's name cannot have, or with a number because another file has it.
 */
function titleOf(name: string, property: string): string {
  const written = inFileName(property);
  return [name, name.replace(/ \d{1,2}$/, '')].some((each) => inFileName(each) === written) ? property : name;
}

function inFileName(title: string): string {
  return foldCase(title).replaceAll(/[\\/:*?"<>|#^[\]. ]/g, '');
}

function isTemplate({ path }: FolderFile, { settings }: Vault): boolean {
  return settings.templateFolder !== null && path.startsWith(`${settings.templateFolder}/`);
}

/** Resolves also `obsidian://open?vault=…&file=…`, which Obsidian copies as the address of a note. */
function withVaultAddresses(resolver: FolderResolver): FolderResolver {
  return (note) => {
    const resolve: Resolve = resolver(note);
    return (candidate, link) => {
      const file = /^obsidian:\/\/open\?(?:[^&]*&)*file=([^&]+)/.exec(candidate.target)?.[1];
      return file === undefined ? resolve(candidate, link) : resolve(fileCandidate(file), { ...link, syntax: 'wiki' });
    };
  };
}

function fileCandidate(written: string): LinkCandidate {
  try {
    return { target: decodeURIComponent(written), place: null };
  } catch {
    return { target: written, place: null };
  }
}
