import { Emitter } from '../../lifecycle/index.ts';
import type { ChosenFile } from './chosen-file.ts';

type Listing = Promise<readonly ChosenFile[]>;

const changes = new Emitter();
let dropped: DroppedFiles | null = null;

interface DroppedFiles {
  readonly files: Listing;
  /** Called when they have been imported. */
  readonly onImported: () => void;
}

/** Keeps the files of a drop until the import screen takes them. */
export function dropFiles(files: Listing, onImported = () => {}): void {
  files.catch(() => {}); // the import reports it
  dropped = { files, onImported };
  changes.emit();
}

/** Returns the files that were dropped, once. */
export function takeDroppedFiles(): DroppedFiles | null {
  const taken = dropped;
  dropped = null;
  return taken;
}

export const onDroppedFiles = changes.subscribe;
