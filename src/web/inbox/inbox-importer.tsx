import { useEffect, useEffectEvent } from 'react';
import { useAccount } from '../account/index.ts';
import { useFiles } from '../attachments/index.ts';
import { ImportFailed, loadOwnImport } from '../import/index.ts';
import { usePersonsNames } from '../local-preferences/index.ts';
import { type DocumentActions, useDocument, useDocumentComplete, useDocumentReady } from '../replica/index.ts';
import { inOneTab } from '../secure-context/index.ts';
import { parseImported, printImported } from './imported-batches.ts';
import { InboxUnavailable, inboxServer } from './inbox-server.ts';
import { onInboxWish } from './inbox-wishes.ts';

const everyMs = 5 * 60_000;

/** Imports what waits in the inbox: at the start, every few minutes, when the network is back, and when asked. */
export function InboxImporter() {
  const account = useAccount();
  // what is not on this device yet would be taken for new
  const isHere = [useDocumentReady(), useDocumentComplete()].every(Boolean);
  const uid = account.kind === 'signed-in' && account.session === 'alive' && isHere ? account.user.uid : null;
  return uid === null ? null : <Importer uid={uid} />;
}

function Importer({ uid }: { readonly uid: string }) {
  const importNow = useImportNow(uid);
  const run = useEffectEvent(() => {
    if (navigator.onLine) void inOneTab(`mensana-inbox-${uid}`, importNow).catch(reportUnexpected);
  });
  useEffect(() => {
    run();
    const look = () => run();
    const timer = setInterval(look, everyMs);
    const stop = onInboxWish(look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener('online', look);
    };
  }, []);
  return null;
}

function useImportNow(uid: string): () => Promise<void> {
  const document = useDocument();
  const files = useFiles();
  const announced = usePersonsNames('inbox-imports');
  const undecided = usePersonsNames('inbox-undecided');
  return async () => {
    const server = inboxServer(uid);
    const all = await server.list();
    const left = new Set(undecided.value.filter((hash) => all.some((each) => each.hash === hash)));
    if (left.size < undecided.value.length) undecided.set([...left]);
    const waiting = all.filter(({ hash }) => !left.has(hash));
    if (waiting.length === 0) return;
    const [{ importInbox }, { importRecordings }] = await Promise.all([import('./import-inbox.ts'), loadOwnImport()]);
    await importInbox({
      server,
      waiting,
      importFiles: (chosen, writes) => importRecordings(document, files, chosen, writes),
      whenSaved: () => whenSaved(document),
      importing(batch, recordings) {
        const written = announced.value.filter((line) => isWritten(document, parseImported(line).batch));
        announced.set([...written, printImported(batch, recordings)]);
      },
      undecided: (hashes) => undecided.set([...undecided.value, ...hashes]),
    });
  };
}

/** An import that was announced may have failed, or the page have ended before it. */
function isWritten(document: DocumentActions, batch: string): boolean {
  return document.records('imports').some(({ id }) => id === batch);
}

function whenSaved(document: DocumentActions): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSaved(document)) return;
      stop();
      resolve();
    };
    const stop = document.subscribe(look);
    look();
  });
}

/** A failure that leaves nothing to send is about something else. */
function isSaved({ status }: DocumentActions): boolean {
  return status.kind === 'saved' || (status.kind === 'failed' && status.pending === 0);
}

/** Without a server, or if the disk is full, nothing happens: the next attempt follows by itself. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof InboxUnavailable || error instanceof ImportFailed)) reportError(error);
}
