import { createHash } from 'node:crypto';
import { readOrCreateSecret, type SecretName, writeSecret } from '../data-dir/data-dir.ts';
import { keySealer } from '../data-dir/sealed-key.ts';
import type { Database, Executor } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { readMeta, removeMeta, replaceMeta } from '../db/meta.ts';

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
 * The secrets in the database are sealed with another `AUTH_SECRET`, and this server does not know them. The message is
 * for the operator.
 */
export class SealedSecretsError extends Error {
  constructor() {
    super(
      'The keys for connections and push services in the database in DATABASE_URL are sealed with another AUTH_SECRET, and this DATA_DIR has no copy of them. Nothing was changed. Check AUTH_SECRET. Without it, the secret is in the file "secret" of a DATA_DIR. If it was changed on purpose, first start a server whose DATA_DIR was used with this database before. If there is none and the earlier secret is lost, run "mensana restore" without a folder: everyone signs in again, and people enter their keys for connections again.',
    );
  }
}

/**
 * Reads the secrets of the data directory. On PostgreSQL, those of the first server are the ones of all: the database
 * has them, sealed with the secret that signs cookies, and each server keeps a copy. If that secret was changed since, a
 * server with a copy seals them again.
 *
 * @throws SealedSecretsError if the secret was changed and this server has no copy
 */
export async function openSharedSecrets(parts: SharingParts): Promise<SharedSecrets> {
  return { connections: await sharedSecret(parts, 'connections.key'), push: await sharedSecret(parts, 'push.key') };
}

/** Removes the secrets from the database after a restore, because nothing that they open is left. */
export async function forgetSharedSecrets(executor: Executor): Promise<void> {
  const names: readonly SecretName[] = ['connections.key', 'push.key'];
  await removeMeta(
    executor,
    names.flatMap((name) => [name, digestName(name)]),
  );
}

async function sharedSecret({ database, dataDir, secret }: SharingParts, name: SecretName): Promise<string> {
  const own = readOrCreateSecret(dataDir, name);
  if (database.dialect === 'sqlite') return own;
  const { kysely } = database;
  const sealer = keySealer(secret);
  for (;;) {
    const stored = await readMeta(kysely, name);
    const shared = stored === null ? null : sealer.open(name, stored);
    if (shared !== null) {
      if (shared !== own) writeSecret(dataDir, name, shared);
      await noteDigest(kysely, name, shared);
      return shared;
    }
    if (stored !== null && (await readMeta(kysely, digestName(name))) !== digestOf(own)) throw new SealedSecretsError();
    await inTransaction(kysely, async (transaction) => {
      const isStored = await replaceMeta(transaction, name, { stored, value: sealer.seal(name, own) });
      if (isStored) await noteDigest(transaction, name, own);
    });
  }
}

/** Stores by what a server recognises that its copy is the sealed secret. */
async function noteDigest(executor: Executor, name: SecretName, secret: string): Promise<void> {
  const stored = await readMeta(executor, digestName(name));
  const value = digestOf(secret);
  if (stored !== value) await replaceMeta(executor, digestName(name), { stored, value });
}

function digestName(name: SecretName): string {
  return `${name} digest`;
}

/** The secrets are random, so a digest does not give them away. */
function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
