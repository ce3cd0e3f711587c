import pg from 'pg';
import { addressesOf } from '../config/postgres-addresses.ts';

/** A standby, which takes no writes. */
class NotPrimaryError extends Error {
  constructor() {
    super('the database is a standby');
  }
}

/**
 * @throws NotPrimaryError, or if the database does not answer
 */
export async function refuseStandby(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]?.standby !== false) throw new NotPrimaryError();
}

/**
 * Connects to the host that takes writes.
 *
 * @throws the error of the last host, if none can be reached and takes writes
 */
export async function connectToPrimary(
  url: string,
  options: Omit<pg.ClientConfig, 'connectionString'>,
): Promise<pg.Client> {
  const addresses = addressesOf(url);
  for (const [at, connectionString] of addresses.entries()) {
    const client = new pg.Client({ ...options, connectionString });
    client.on('error', () => {}); // `end` follows
    try {
      await client.connect();
      if (addresses.length > 1) await refuseStandby(client);
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (at === addresses.length - 1) throw error;
    }
  }
  throw new Error('the address of the database has no host');
}

const endWithinMs = 1_000;

/** Ends a connection, also if the database does not answer any more. */
export async function endConnection(client: pg.Client): Promise<void> {
  const late = setTimeout(() => client.connection.stream.destroy(), endWithinMs);
  await client.end().finally(() => clearTimeout(late));
}
