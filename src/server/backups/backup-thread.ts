import { join } from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { errorFields } from '../log/log.ts';
import { backupName, listBackups, removeIncomplete, removeOldBackups } from './backup-folder.ts';
import { createBackup } from './create-backup.ts';
import type { BackupThreadData, BackupThreadResult } from './daily-backups.ts';

if (isMainThread || parentPort === null) throw new Error('this file must run in a worker thread');
parentPort.postMessage(await backUp(workerData as BackupThreadData));

async function backUp({ source, directory, keep, serverId, program }: BackupThreadData): Promise<BackupThreadResult> {
  try {
    const [newest] = (await listBackups(directory, serverId)).filter(({ kind }) => kind === 'everything');
    await removeIncomplete(directory, serverId); // before copying, because they may have filled the disk
    const folder = join(directory, backupName(Date.now()));
    const created = await createBackup(source, folder, {
      runBy: serverId,
      shareWith: newest?.folder ?? null,
      onProgram: (processId) => Atomics.store(program, 0, processId ?? 0),
    });
    if (!created.ok) return { created: false, fields: { ...created.error } };
    const removal = await removeOldBackups(directory, serverId, keep).then(() => null, errorFields);
    const { accounts, attachments } = created.value;
    const fields = { accounts, files: attachments?.files, damaged: attachments?.damaged };
    return { created: true, fields, removalFailed: removal };
  } catch (error) {
    return { created: false, fields: errorFields(error) };
  }
}
