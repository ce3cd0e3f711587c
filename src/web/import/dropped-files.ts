import { Emitter } from '../lifecycle/index.ts';
import type { ChosenFile } from './chosen-file.ts';

type Listing = Promise<readonly ChosenFile[]>;

const changes = new Emitter();
let dropped: Listing | null = null;

/** Keeps the files of a drop until the import screen takes them. */
export function dropFiles(files: Listing): void {
  files.catch(() => {}); // the import reports it
  dropped = files;
  changes.emit();
}

/** Returns the files that were dropped, once. */
export function takeDroppedFiles(): Listing | null {
  const taken = dropped;
  dropped = null;
  return taken;
}

export const onDroppedFiles = changes.subscribe;
