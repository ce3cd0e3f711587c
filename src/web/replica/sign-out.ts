import { onWipe } from '../account/index.ts';
import { deleteDatabase, deviceDatabases } from './databases.ts';
import { exportDocument } from './export-document.ts';
import { closeDocumentOf, currentDocument } from './page-document.ts';
import { askTabsToClose } from './sign-out-channel.ts';

export interface PreparedSignOut {
  /** Changes that are not on the hub: they are lost with this sign-in. */
  readonly waiting: number;
  /** The person stays: everything can be edited again. */
  readonly cancel: () => void;
}

const deletionWithinMs = 2_000;

/** Before a person is asked whether they leave: editors in all tabs stand still, and what was typed is stored and counted. */
export async function prepareSignOut(): Promise<PreparedSignOut> {
  const document = currentDocument();
  if (document === null) return { waiting: 0, cancel: () => {} };
  await document.leaving.freezeAll();
  const replica = document.store.openReplica;
  await replica?.reread().catch(() => {}); // what cannot be read is counted as it was
  return { waiting: replica?.pendingCount ?? 0, cancel: () => document.leaving.thawAll() };
}

/** Removes a person's documents from this device, with or without a network: every tab lets go first. */
export async function wipeDocuments(uid: string): Promise<void> {
  askTabsToClose(uid);
  await closeDocumentOf(uid);
  const names = (await deviceDatabases()).filter((each) => each.uid === uid).map(({ name }) => name);
  await Promise.all(names.map((name) => deleteDatabase(name, deletionWithinMs)));
}

/** What the hub does not have yet, as one Markdown file; for the question at sign-out. */
export function exportPending(): Promise<Blob> {
  return exportOf('waiting');
}

/** Everything on this device as one Markdown file; for an account that was deleted elsewhere. */
export function exportAll(): Promise<Blob> {
  return exportOf('all');
}

async function exportOf(which: 'waiting' | 'all'): Promise<Blob> {
  const replica = currentDocument()?.store.openReplica;
  if (!replica) throw new Error('There is no document to export: ask when it is ready');
  await replica.flush();
  return exportDocument(replica, which);
}

onWipe(wipeDocuments);
