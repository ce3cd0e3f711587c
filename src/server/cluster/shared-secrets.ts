import { readOrCreateSecret, type SecretName, writeSecret } from '../data-dir/data-dir.ts';
import { keySealer } from '../data-dir/sealed-key.ts';
import type { Database } from '../db/database.ts';
import { readMeta, replaceMeta } from '../db/meta.ts';

/** The secrets that all servers on a database need to have in common, beside the one that signs cookies. */
export interface SharedSecrets {
  /** Encrypts the keys of connections. */
  readonly connections: string;
  /** Identifies the server to push services. */
  readonly push: string;
}

interface SharingParts {
  readonly database: Database;
  readonly dataDir: string;
  /** The secret that signs cookies, which all servers on the database have. */
  readonly secret: string;
}

/**
 * Reads the secrets of the data directory. On PostgreSQL, those of the first server are the ones of all: the database
 * has them, sealed with the secret that signs cookies, and each server keeps a copy. If that secret was changed since,
 * the copies are sealed again.
 */
export async function openSharedSecrets(parts: SharingParts): Promise<SharedSecrets> {
  return { connections: await sharedSecret(parts, 'connections.key'), push: await sharedSecret(parts, 'push.key') };
}

async function sharedSecret({ database, dataDir, secret }: SharingParts, name: SecretName): Promise<string> {
  const own = readOrCreateSecret(dataDir, name);
  if (database.dialect === 'sqlite') return own;
  const sealer = keySealer(secret);
  for (;;) {
    const stored = await readMeta(database.kysely, name);
    const shared = stored === null ? null : sealer.open(name, stored);
    if (shared !== null) {
      if (shared !== own) writeSecret(dataDir, name, shared);
      return shared;
    }
    await replaceMeta(database.kysely, name, { stored, value: sealer.seal(name, own) });
  }
}
