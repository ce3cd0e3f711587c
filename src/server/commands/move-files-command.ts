import { err, ok, type Result } from '#domain/kernel/result.ts';
import { historyInBucket, historyInFolder } from '../attachments/cleaning-history.ts';
import { FolderAttachmentStore } from '../attachments/folder-store.ts';
import { moveFiles } from '../attachments/move-files.ts';
import { fileKinds, filesFolder, openFileStore } from '../attachments/open-file-store.ts';
import { filesElsewhere, notePlaceOfFiles } from '../attachments/place-of-files.ts';
import type { Config } from '../config/config.ts';
import { takeDataDir } from '../data-dir/data-dir.ts';
import type { Database } from '../db/database.ts';
import { takeDatabaseAlone } from '../db/take-database-alone.ts';
import { Bucket } from '../object-store/bucket.ts';
import type { Command, CommandError } from './command.ts';
import { progressLine } from './progress-line.ts';
import { withDatabase } from './with-database.ts';

const targets = ['bucket', 'folder'] as const;
type Target = (typeof targets)[number];

export const moveFilesCommand: Command = {
  usage: 'move-files --to bucket|folder',
  summary: 'Moves attachments and recordings from DATA_DIR to the bucket of S3_URL, or back',
  help: [
    'Stop the server first, with several servers all of them. Set S3_URL and its keys in either direction. Each copy is',
    'read back and compared before the file is removed where it was. The command can be stopped at any time: started',
    'again, it goes on. Uploads that have not arrived completely are not moved, since devices send them again.',
    'Afterwards, start the server with S3_URL if files are in the bucket, and without it if they are in DATA_DIR.',
  ].join('\n'),
  positionals: 0,
  options: { to: { type: 'string' } },
  stateAfterFailure: [
    'Nothing is lost: each file is still where it was, or is complete where it was to go. Fix the cause, and run the',
    'same command again.',
  ].join('\n'),
  run: async ({ config, values }) => {
    const to = targets.find((each) => each === values.to);
    if (to === undefined)
      return err({ message: 'Specify where files go: mensana move-files --to bucket|folder', isMisused: true });
    if (config.bucket === null)
      return err({ message: 'Set S3_URL and its keys, also to move files out of the bucket.' });
    const { bucket, dataDir } = config;
    return alone(config, async ({ kysely }) => {
      // a wrong bucket has none to move, and nobody would look for them in the right one any more
      const elsewhere = to === 'folder' ? await filesElsewhere(kysely, bucket) : null;
      if (elsewhere !== null) return err({ message: elsewhere.message });
      const moved = await move(to, { dataDir, bucket: new Bucket({ config: bucket }) });
      await notePlaceOfFiles(kysely, to === 'bucket' ? bucket : null);
      return ok(moved);
    });
  },
};

/** Does the work while no server runs. */
function alone(
  config: Config,
  work: (database: Database) => Promise<Result<string, CommandError>>,
): Promise<Result<string, CommandError>> {
  return withDatabase(config, async (database) => {
    const taken = takeDataDir(config.dataDir, 0);
    if (!taken.ok) return err({ message: 'The server is running. Stop it first.' });
    try {
      const lock = await takeDatabaseAlone(config, database.kysely);
      if (lock === null) return err({ message: 'A server is using this database. Stop it first.' });
      return await work(database).finally(() => lock.release());
    } finally {
      taken.value.release();
    }
  });
}

interface Places {
  readonly dataDir: string;
  readonly bucket: Bucket;
}

async function move(to: Target, { dataDir, bucket }: Places): Promise<string> {
  await takeHistoryAlong(to, { dataDir, bucket });
  const counted = { files: 0, bytes: 0 };
  const report = progressLine(() => `Moved ${sizeOf(counted)} so far.`);
  let remaining = 0;
  for (const kind of fileKinds) {
    const folder = new FolderAttachmentStore(filesFolder(dataDir, kind));
    const inBucket = openFileStore(kind, { dataDir, bucket });
    const left = await moveFiles({
      ...(to === 'bucket' ? { from: folder, to: inBucket } : { from: inBucket, to: folder }),
      // in the bucket it stays as it is: nothing else would say where it came from
      damaged: to === 'bucket' ? (uid, hash) => folder.setAside(uid, hash) : async () => {},
      moved: (bytes) => {
        counted.files += 1;
        counted.bytes += bytes;
        report();
      },
    });
    remaining += to === 'bucket' ? await folder.countSetAside() : left; // also those that an earlier run set aside
  }
  return [
    `Moved ${sizeOf(counted)} to the ${to}.`,
    ...remainingSentence(to, dataDir, remaining),
    nextSentence(to),
  ].join('\n');
}

/** The cleaning of attachments would otherwise take a database that was restored lately for a new one. */
async function takeHistoryAlong(to: Target, { dataDir, bucket }: Places): Promise<void> {
  const histories = [historyInFolder(filesFolder(dataDir, 'attachments')), historyInBucket(bucket)] as const;
  const [source, target] = to === 'bucket' ? histories : histories.toReversed();
  const known = await source?.read();
  if (known && target && (await target.read()) === null) await target.write(known);
}

function sizeOf({ files, bytes }: { readonly files: number; readonly bytes: number }): string {
  return `${files} ${files === 1 ? 'file' : 'files'} (${(bytes / 1024 ** 2).toFixed(1)} MiB)`;
}

function remainingSentence(to: Target, dataDir: string, remaining: number): readonly string[] {
  if (remaining === 0) return ['None remain.'];
  const where = to === 'bucket' ? `in ${dataDir}, with names that end in .damaged` : 'in the bucket';
  return [
    `Damaged files that were not moved: ${remaining}. Their content is not what was uploaded. They remain ${where}. A device that has such a file sends it again.`,
  ];
}

function nextSentence(to: Target): string {
  return to === 'bucket' ? 'Start the server with S3_URL.' : 'Start the server without S3_URL.';
}
