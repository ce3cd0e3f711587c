import { saveFile } from '../page/index.ts';
import { currentFiles } from './page-files.ts';

/** Returns the number of files that exist only on this device, for the confirmation at sign-out. */
export async function countUnsentFiles(): Promise<number> {
  return (await unsent()).length;
}

/** Downloads each file that exists only on this device. */
export async function saveUnsentFiles(): Promise<void> {
  for (const { hash, name } of await unsent()) {
    const content = await currentFiles()?.shelf.content(hash);
    if (content) saveFile(new Blob([content], { type: 'application/octet-stream' }), name || hash.slice(0, 8));
  }
}

async function unsent() {
  const shelf = currentFiles()?.shelf;
  await shelf?.opened().catch(() => {}); // unreadable files cannot be counted
  return [...(shelf?.rows.values() ?? [])].filter(({ upload }) => upload === 'waiting' || upload === 'held');
}
