import { errorCodeOf } from '../log/log.ts';

/** What the operator can do if PostgreSQL cannot be reached, by the code of the driver or of PostgreSQL. */
const advice: Readonly<Record<string, string>> = {
  '28000': 'PostgreSQL does not let this user in from here. Check its pg_hba.conf.',
  '28P01': 'The user or the password in it is wrong.',
  '3D000': 'PostgreSQL has no database of this name. Create it, and start again.',
  '53300': 'PostgreSQL has no connection left. Lower DATABASE_CONNECTIONS, or raise max_connections.',
  ECONNREFUSED: 'No PostgreSQL answers at this host and port. Check that it runs, and the address.',
  ENOTFOUND: 'There is no such host. In a password, write "@", "/", "#" and other signs percent-encoded, such as %40.',
  ETIMEDOUT: 'Nothing answers at this host and port. Check the address and the firewall.',
};

/** Says why PostgreSQL could not be reached, and what to do, without the address and its password. */
export function postgresFailure(error: unknown): string {
  const reason = errorCodeOf(error) ?? (error instanceof Error ? error.name : 'unknown error');
  if (error instanceof Error && error.message.includes('does not support SSL')) {
    return 'PostgreSQL takes no encrypted connections there. Leave sslmode out, or set up TLS for PostgreSQL.';
  }
  return Object.hasOwn(advice, reason) ? `${reason}. ${advice[reason]}` : `${reason}.`;
}
