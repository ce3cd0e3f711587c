import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import styles from './document-provider.module.css';
import type { DocumentStore } from './document-store.ts';
import { pageDocument, type SignIn } from './page-document.ts';

const DocumentContext = createContext<DocumentStore | null>(null);

/** Provides the function that opens the document of a sign-in. Tests provide one for an in-memory document. */
export const DocumentOpener = createContext<(signIn: SignIn) => DocumentStore>(pageDocument);

export interface DocumentProviderProps extends SignIn {
  readonly children: ReactNode;
}

/**
 * Opens the user's document in this page and keeps it in sync. Screens below it render immediately. Editing is frozen
 * during a sign-out.
 */
export function DocumentProvider({ uid, signInId, sharedComputer, children }: DocumentProviderProps) {
  const store = useContext(DocumentOpener)({ uid, signInId, sharedComputer });
  const frozen = useSyncExternalStore(store.subscribe, () => store.frozen);
  return (
    <DocumentContext value={store}>
      <div className={styles.screens} inert={frozen}>
        {children}
      </div>
    </DocumentContext>
  );
}

/** @throws outside a `DocumentProvider` */
export function useDocumentStore(): DocumentStore {
  const store = useContext(DocumentContext);
  if (store === null) throw new Error('useDocumentStore must be used inside a DocumentProvider');
  return store;
}
