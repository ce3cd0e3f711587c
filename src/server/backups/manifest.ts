import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The names in the folder of a backup. */
export const backupNames = {
  manifest: 'backup.json',
  sqlite: 'mensana.sqlite',
  postgres: 'mensana.dump',
  attachments: 'attachments',
  inbox: 'inbox',
  deletions: 'deletions.jsonl',
} as const;

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.number(),
  /** The id of the data directory. Null in a backup that was made before there were ids. */
  server: z.string().nullable().default(null),
  database: z.enum(['sqlite', 'postgres']),
  /** The number of accounts in the copy of a SQLite database. Null if it was not counted. */
  accounts: z.number().nullable(),
  /** Null if the backup holds only the database, as one before a migration does. */
  attachments: z.object({ files: z.number(), bytes: z.number(), damaged: z.number() }).nullable(),
  /** Whether attachments and recordings were in a bucket, so that the backup has none. */
  filesInBucket: z.boolean().default(false),
});

/** What a backup holds. It is written last, so a folder without it is no backup. */
export type Manifest = z.output<typeof manifestSchema>;

/** Returns the manifest of a backup, or null if the folder is no complete backup. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, backupNames.manifest), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
