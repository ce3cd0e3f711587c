import { type ImportFile, textOf } from '../files/index.ts';

/** The settings that tell what notes are for. */
export interface VaultSettings {
  /** Folders, without a slash at their ends; null if not set. */
  readonly templateFolder: string | null;
  readonly dailyFolder: string | null;
  /** The name of a daily note in the tokens of Moment, below its folder; can contain folders. */
  readonly dailyFormat: string | null;
}

/** Reads the settings in `.obsidian`. Broken settings count as missing. */
export async function readSettings(files: readonly ImportFile[], root: string): Promise<VaultSettings> {
  const prefix = root === '' ? '' : `${root}/`;
  const read = (name: string) => readJson(files.find(({ path }) => path === `${prefix}.obsidian/${name}`));
  const templates = await read('templates.json');
  const daily = await read('daily-notes.json');
  return {
    templateFolder: folderIn(templates, 'folder'),
    dailyFolder: folderIn(daily, 'folder'),
    dailyFormat: textIn(daily, 'format'),
  };
}

async function readJson(file: ImportFile | undefined): Promise<unknown> {
  if (file === undefined) return null;
  try {
    return JSON.parse(await textOf(file, maxSettingsLength));
  } catch {
    return null;
  }
}

function folderIn(settings: unknown, name: string): string | null {
  return textIn(settings, name)?.replace(/^\/+/, '').replace(/\/+$/, '') || null;
}

function textIn(settings: unknown, name: string): string | null {
  if (typeof settings !== 'object' || settings === null) return null;
  const value: unknown = Object.hasOwn(settings, name) ? (settings as Record<string, unknown>)[name] : null;
  return typeof value === 'string' && value.length <= maxValueLength ? value.trim() || null : null;
}

const maxSettingsLength = 256 * 1024;
const maxValueLength = 500;
