import { open, readFile } from 'node:fs/promises';
import { z } from 'zod';

/**
 * The ledger of permanent deletions: one JSON object per line, append-only. It is stored outside the database and its
 * backups. Replaying it after a restore prevents a backup from bringing deleted data back.
 */
const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account'),
    uid: z.string(),
    at: z.number(),
    /** Hashes of the account's session tokens, so that its devices learn why they are signed out. */
    sessions: z.array(z.string()),
  }),
  z.object({ kind: z.literal('record'), uid: z.string(), at: z.number(), record: z.string() }),
]);

export type Deletion = z.output<typeof entrySchema>;

export interface DeletionLedger {
  /** Resolves once the line is on disk. */
  readonly append: (deletion: Deletion) => Promise<void>;
  readonly read: () => Promise<readonly Deletion[]>;
}

export function openDeletionLedger(file: string): DeletionLedger {
  let last: Promise<void> = Promise.resolve();
  return {
    append: (deletion) => {
      const next = last.then(() => appendLine(file, JSON.stringify(deletion)));
      last = next.catch(() => {});
      return next;
    },
    read: async () => parse(await readIfPresent(file)),
  };
}

async function appendLine(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.writeFile(`\n${line}\n`); // the leading newline ends a line that a crash left incomplete
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function parse(text: string): readonly Deletion[] {
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    try {
      return [entrySchema.parse(JSON.parse(line))];
    } catch {
      return []; // incomplete: this deletion was never acknowledged
    }
  });
}

async function readIfPresent(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
