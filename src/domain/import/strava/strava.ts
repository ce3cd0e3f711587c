import { activityFiles, eachOnce } from '../activity-files/index.ts';
import { parseCsvHeader } from '../csv/index.ts';
import type { ImportItem } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import { fileName, folderOf, headTextOf, type ImportFile, kindOfFile, someFile } from '../files/index.ts';
import { readEach, tableOf } from '../lifting/index.ts';
import { ActivityTable } from './activity-table.ts';
import { stravaColumns } from './columns.ts';

/** Reads the archive of an account of Strava: a table of all activities, their recordings, and tables of gear. */
export const strava: ImportSource = {
  app: 'strava',
  name: 'Strava',

  async recognise(files) {
    return (await someFile(files.filter(isNamedActivities), isActivityTable)) ? 'certain' : 'no';
  },

  read: (files) => eachOnce(itemsIn(files)),

  isAside: (path) => otherTables.has(fileName(path).toLowerCase()),
};

async function* itemsIn(files: readonly ImportFile[]): AsyncGenerator<ImportItem> {
  const filesByPath = new Map(files.map((file) => [file.path, file]));
  const taken = new Set<ImportFile>();
  const tables = files.filter(isNamedActivities);
  yield* readEach(tables, (file) => itemsOfTable(file, filesByPath, taken));
  const folders = new Set(tables.map(({ path }) => recordingsBeside(path)));
  const others = files.filter((file) => folders.has(folderOf(file.path)) && !taken.has(file));
  yield* activityFiles.read(others.filter(({ path }) => kindOfFile(path) === 'recording'));
}

function isNamedActivities({ path }: ImportFile): boolean {
  return fileName(path).toLowerCase() === 'activities.csv';
}

function recordingsBeside(table: string): string {
  const folder = folderOf(table);
  return folder === '' ? 'activities' : `${folder}/activities`;
}

/** In a language whose names are not known, a table is recognised by an id and by the name of a recording. */
async function isActivityTable(file: ImportFile): Promise<boolean> {
  const head = await headTextOf(file, headBytes);
  if (stravaColumns(parseCsvHeader(head).names, []) !== null) return true;
  return /^"?\d{5,20}"?[,;\t]/m.test(head) && /[,;\t]"?activities\/[^/,;\s]+\.(?:fit|gpx|tcx)\b/i.test(head);
}

const headBytes = 16_000;

async function* itemsOfTable(
  file: ImportFile,
  filesByPath: ReadonlyMap<string, ImportFile>,
  taken: Set<ImportFile>,
): AsyncGenerator<ImportItem> {
  const table = await tableOf(file);
  const columns = stravaColumns(table.header, table.rows);
  if (columns === null) yield { kind: 'skipped', origin: file.path, code: 'import/unsupported' };
  else yield* new ActivityTable(table, columns, filesByPath).items(taken);
}

/**
 * The tables whose content arrives with the activities, and those of the account: its settings, contacts and devices.
 * What a person wrote or drew otherwise, such as comments and routes, is reported.
 */
const otherTables: ReadonlySet<string> = new Set(
  [
    ...['activities', 'bikes', 'shoes', 'profile', 'logins', 'orders', 'contacts', 'followers', 'following', 'blocks'],
    ...['applications', 'connected_apps', 'email_preferences', 'general_preferences', 'social_settings', 'flags'],
    ...['visibility_settings', 'privacy_zones', 'partner_opt_outs', 'mobile_device_identifiers', 'memberships'],
    ...['clubs', 'challenges', 'global_challenges', 'group_challenges', 'reactions', 'segments', 'starred_segments'],
    ...['local_legend_segments', 'starred_routes', 'favorites'],
  ].map((name) => `${name}.csv`),
);
