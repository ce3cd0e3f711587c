import { onWipe } from '../account/index.ts';
import { deleteDatabase, deviceDatabases } from './databases.ts';
import { exportDocument } from './export-document.ts';
import { closeDocumentOf, currentDocument } from './page-document.ts';
import { askTabsToClose } from './sign-out-channel.ts';

export interface PreparedSignOut {
  /** The number of changes that are not on the hub and would be lost. */
  readonly pending: number;
  /** Cancels the sign-out and enables editing again. */
  readonly cancel: () => void;
}

const deletionWithinMs = 2_000;

/**
 * Prepares the confirmation of a sign-out: freezes the editors of all tabs, then stores and counts the pending changes.
 */
export async function prepareSignOut(): Promise<PreparedSignOut> {
  const document = currentDocument();
  if (document === null) return { pending: 0, cancel: () => {} };
  await document.leaving.freezeAll();
  const replica = document.store.openReplica;
  await replica?.document.disk.read().catch(() => {}); // if the read fails, the last known count is used
  return { pending: replica?.document.pendingCount ?? 0, cancel: () => document.leaving.thawAll() };
}

/** Removes a user's documents from this device, even without a network. Every tab releases them first. */
async function wipeDocuments(uid: string): Promise<void> {
  askTabsToClose(uid);
  await closeDocumentOf(uid);
  const names = (await deviceDatabases()).filter((each) => each.uid === uid).map(({ name }) => name);
  await Promise.all(names.map((name) => deleteDatabase(name, deletionWithinMs)));
}

/** Exports the changes that the hub does not have as one Markdown file, for the confirmation of a sign-out. */
export function exportPending(): Promise<Blob> {
  return exportOf('pending');
}

/** Exports everything on this device as one Markdown file, for an account that was deleted on another device. */
export function exportAll(): Promise<Blob> {
  return exportOf('all');
}

async function exportOf(which: 'pending' | 'all'): Promise<Blob> {
  const replica = currentDocument()?.store.openReplica;
  if (!replica) throw new Error('The document is not ready to be exported');
  await replica.flush();
  return exportDocument(replica, which);
}

onWipe(wipeDocuments);
