import type { ImportFile } from '../files/index.ts';
import type { ImportItem } from './index.ts';

/**
 * Reads the exports of one app. A source is pure: it sees files and returns drafts, and knows neither the user's document
 * nor the screens.
 */
export interface ImportSource {
  /** Stored with each record that comes from it; never changes. */
  readonly app: string;
  /** The app's own name: `Google Keep`. */
  readonly name: string;
  /**
   * Set if each file is complete by itself, such as a table. Files of other apps can be beside it in a folder. A source
   * without it reads whole folders and archives, whose files refer to each other.
   */
  readonly readsSingleFiles?: true;
  /**
   * Tells how surely the files are an export of this app, by their content and paths rather than by their names alone.
   * Reads little: the beginnings of a few files.
   *
   * @param files all files, archives already unpacked
   */
  readonly recognise: (files: readonly ImportFile[]) => Promise<Certainty>;
  /**
   * Reads all items. A broken item becomes a {@link SkippedItem} and does not stop the others. Yields often, so that the
   * reading can be stopped between two items.
   */
  readonly read: (files: readonly ImportFile[]) => AsyncIterable<ImportItem>;
  /**
   * Returns whether nobody misses a file that gives no item, by its path: it repeats what other files of the export
   * contain, or holds settings of the app. All other files without an item are reported.
   */
  readonly isAside?: (path: string) => boolean;
}

/**
 * - `certain`: marks that no other app writes, such as the header of its table
 * - `likely`: fits, and nothing speaks against it
 * - `possible`: can be read by this source, as by others
 */
export type Certainty = 'certain' | 'likely' | 'possible' | 'no';
