/** A sign-in id is a UUID; what stands before it is the person's id, which may have hyphens of its own. */
const namePattern = /^mensana-(.+)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Of the database, the channel and the lock of one sign-in. */
export function databaseName(uid: string, signInId: string): string {
  return `mensana-${uid}-${signInId}`;
}

/** Of the database, the channel and the lock of the files that belong to a sign-in's document. */
export function fileDatabaseName(documentName: string): string {
  return `${documentName}-files`;
}

export interface DeviceDatabaseName {
  readonly name: string;
  readonly uid: string;
  readonly signInId: string;
}

/** The documents on this device's disk; none where the browser cannot list them. */
export async function deviceDatabases(): Promise<readonly DeviceDatabaseName[]> {
  if (typeof indexedDB === 'undefined' || indexedDB.databases === undefined) return [];
  const databases = await indexedDB.databases().catch(() => []);
  return databases.flatMap(({ name }) => {
    const [, uid, signInId] = namePattern.exec(name ?? '') ?? [];
    return name === undefined || uid === undefined || signInId === undefined ? [] : [{ name, uid, signInId }];
  });
}

/** Deletes a database; tabs that hold it open let go when they hear of it, and those that do not are not waited for. */
export function deleteDatabase(name: string, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = () => resolve();
    deletion.onerror = () => resolve();
    setTimeout(resolve, withinMs);
  });
}
