import { join } from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { errorFields } from '../log/log.ts';
import { backupName, listBackups, removeIncomplete, removeOldBackups } from './backup-folder.ts';
import { createBackup } from './create-backup.ts';
import type { BackupThreadData, BackupThreadResult } from './daily-backups.ts';

if (isMainThread || parentPort === null) throw new Error('this file must run in a worker thread');
const stopping = new AbortController();
parentPort.on('message', () => stopping.abort()).unref(); // unref, because the thread ends with the backup
parentPort.postMessage(await backUp(workerData as BackupThreadData));

/** @returns null if it was stopped */
async function backUp({ source, directory, keep, serverId }: BackupThreadData): Promise<BackupThreadResult | null> {
  const { signal } = stopping;
  try {
    const [newest] = (await listBackups(directory, serverId)).filter(({ kind }) => kind === 'everything');
    await removeIncomplete(directory, serverId); // before copying, because they may have filled the disk
    const folder = join(directory, backupName(Date.now()));
    const created = await createBackup(source, folder, {
      runBy: serverId,
      shareWith: newest?.folder ?? null,
      signal,
    });
    if (!created.ok) return { created: false, fields: { ...created.error } };
    const removal = await removeOldBackups(directory, serverId, keep).then(() => null, errorFields);
    const { accounts, attachments, filesInBucket } = created.value;
    const copied = filesInBucket ? { filesInBucket } : { files: attachments?.files, damaged: attachments?.damaged };
    const fields = { accounts, ...copied };
    return { created: true, fields, removalFailed: removal };
  } catch (error) {
    return signal.aborted ? null : { created: false, fields: errorFields(error) };
  }
}
