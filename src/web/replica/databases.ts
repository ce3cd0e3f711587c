/**
 * The name of a sign-in's database. It ends with the sign-in id, a UUID. The user's id before it may contain hyphens.
 */
const namePattern = /^mensana-(.+)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns the name that the database, the channel and the lock of one sign-in share. */
export function databaseName(uid: string, signInId: string): string {
  return `mensana-${uid}-${signInId}`;
}

/** Returns the name that the database, the channel and the lock for the files of a sign-in share. */
export function fileDatabaseName(documentName: string): string {
  return `${documentName}-files`;
}

export interface DeviceDatabaseName {
  readonly name: string;
  readonly uid: string;
  readonly signInId: string;
}

/** Returns the documents on this device's disk; empty if the browser cannot list databases. */
export async function deviceDatabases(): Promise<readonly DeviceDatabaseName[]> {
  if (typeof indexedDB === 'undefined' || indexedDB.databases === undefined) return [];
  const databases = await indexedDB.databases().catch(() => []);
  return databases.flatMap(({ name }) => {
    const [, uid, signInId] = namePattern.exec(name ?? '') ?? [];
    return name === undefined || uid === undefined || signInId === undefined ? [] : [{ name, uid, signInId }];
  });
}

/**
 * Deletes a database. Other tabs close their connections when they are notified. After `withinMs`, this function stops
 * waiting for tabs that do not.
 */
export function deleteDatabase(name: string, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = () => resolve();
    deletion.onerror = () => resolve();
    setTimeout(resolve, withinMs);
  });
}
