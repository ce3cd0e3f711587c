import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Bucket } from '../object-store/bucket.ts';

const historySchema = z.object({ epoch: z.string(), since: z.number() });

/** The epoch of the database, and since when it has been known, in UTC milliseconds. */
export type History = z.output<typeof historySchema>;

/** Stores beside the files what tells a restored database from the one before. */
export interface CleaningHistory {
  /** Returns null if there is none yet. */
  read(): Promise<History | null>;
  write(history: History): Promise<void>;
}

/** What a restored database is compared with where nothing is known, so that it does not look like a new one. */
export const earlierHistory: History = { epoch: '', since: 0 };

const name = 'history.json';

export function historyInFolder(folder: string): CleaningHistory {
  const file = join(folder, name);
  return {
    read: async () => historyIn(await readFile(file, 'utf8').catch(() => null)),
    write: async (history) => {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, JSON.stringify(history), { mode: 0o600 });
    },
  };
}

/** All servers share it, because each of them may be the next to clean. */
export function historyInBucket(bucket: Bucket): CleaningHistory {
  return {
    read: async () => {
      const bytes = await bucket.size(name);
      const content = bytes === null ? null : await bucket.read(name, { from: 0, to: bytes });
      return historyIn(content && (await new Response(content).text()));
    },
    write: (history) => bucket.put(name, Buffer.from(JSON.stringify(history))),
  };
}

function historyIn(text: string | null): History | null {
  if (text === null) return null;
  try {
    return historySchema.parse(JSON.parse(text));
  } catch {
    return earlierHistory; // truncated by a crash: treated like a restore
  }
}
