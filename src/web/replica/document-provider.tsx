import { createContext, type ReactNode, useContext } from 'react';
import type { DocumentStore } from './document-store.ts';
import { pageDocument, type SignIn } from './page-document.ts';

const DocumentContext = createContext<DocumentStore | null>(null);

export interface DocumentProviderProps extends SignIn {
  readonly children: ReactNode;
}

/** Opens the person's document in this page and keeps it in step. Screens below render at once. */
export function DocumentProvider({ uid, signInId, sharedComputer, children }: DocumentProviderProps) {
  return <DocumentContext value={pageDocument({ uid, signInId, sharedComputer })}>{children}</DocumentContext>;
}

/** @throws outside a `DocumentProvider` */
export function useDocumentStore(): DocumentStore {
  const store = useContext(DocumentContext);
  if (store === null) throw new Error('Screens that show the document stand inside its provider');
  return store;
}
