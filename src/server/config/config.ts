import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type LogLevel, logLevels } from '../log/log.ts';
import { isLoopback } from '../network/loopback.ts';
import { type Networks, noNetworks, parseNetworks } from '../network/networks.ts';
import type { ConfigError } from './config-error.ts';
import { addressesOf } from './postgres-addresses.ts';
import { readSecretFiles, secretVariables } from './secret-files.ts';
import type { TlsFiles } from './tls-files.ts';

export interface Limits {
  /** The maximum number of failed sign-ins for one account in 15 minutes. */
  readonly signInsPerAccount: number;
  /** The maximum number of failed sign-ins from one network address in 15 minutes. */
  readonly signInsPerAddress: number;
  /** The maximum number of accounts created from one network address in an hour. */
  readonly newAccountsPerAddress: number;
  /**
   * The maximum number of links mailed for one account in an hour. The maximum from one network address is ten times as
   * many.
   */
  readonly mailsPerAccount: number;
  /** The maximum size of one user's document, in mebibytes. */
  readonly documentMebibytes: number;
  /** The maximum size of all files in one user's notes, in mebibytes. */
  readonly attachmentMebibytes: number;
}

export interface Oidc {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's name on the sign-in button. */
  readonly name: string;
}

/** A bucket of an object store, or a folder in one. */
export interface BucketConfig {
  /** The address of the bucket, without a trailing slash. */
  readonly url: string;
  /** The beginning of all keys: empty, or with a trailing slash. */
  readonly folder: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origins without a trailing slash. If empty, the addresses of the machine are used with the port. */
  readonly publicUrls: readonly string[];
  /** If null, the server speaks plain HTTP. */
  readonly tls: TlsFiles | null;
  readonly dataDir: string;
  /** The folder of the daily backups. If null, there are none. */
  readonly backupDir: string | null;
  /** How many backups of each kind are kept. */
  readonly backupKeep: number;
  /** The folder in which the operator puts recordings for people, by their address. If null, there is none. */
  readonly inboxDir: string | null;
  /** The address of intervals.icu, without a trailing slash. */
  readonly intervalsUrl: string;
  /** A PMTiles file with map tiles. If null, there is none. */
  readonly tilesFile: string | null;
  /** An address of map tiles, with `{z}`, `{x}` and `{y}`. If null, there is none. */
  readonly tilesUrl: string | null;
  /** Whom maps name. */
  readonly tilesAttribution: string;
  readonly databaseUrl: string | null;
  /** The address of the same database without a pooler. */
  readonly databaseDirectUrl: string | null;
  /** How many connections to PostgreSQL the server opens at most, beside two for locks and notices. */
  readonly databaseConnections: number;
  /** How servers on one database learn of each other's changes: PostgreSQL tells them, or they look every second. */
  readonly notices: 'listen' | 'poll';
  /**
   * Where attachments and recordings are stored. If null, they are in the data directory, and only one server can use the
   * database.
   */
  readonly bucket: BucketConfig | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly oidc: Oidc | null;
  readonly signUp: 'open' | 'invite' | 'closed';
  /** Whether only people on this machine can reach the server. */
  readonly isLocal: boolean;
  readonly passwordMin: number;
  readonly trustedProxies: Networks;
  readonly logLevel: LogLevel;
  readonly metricsToken: string | null;
  /** If null, the secret is generated once and stored in the data directory. */
  readonly authSecret: string | null;
  readonly limits: Limits;
}

/**
 * Reads the configuration from the environment. A missing or empty variable gets its default. All invalid variables are
 * reported, not only the first.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Result<Config, readonly ConfigError[]> {
  const complete = readSecretFiles(environment);
  if (!complete.ok) return complete;
  const given = Object.fromEntries(
    Object.entries(complete.value).filter(
      ([name, value]) => name in schema.shape && value !== undefined && value !== '',
    ),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    return err(parsed.error.issues.map((issue) => valueInvalid(String(issue.path[0]), given, issue.message)));
  }
  const together = contradictions(parsed.data, given);
  return together.length > 0 ? err(together) : ok(toConfig(parsed.data));
}

/** Returns all variables, each with its default if that is a literal, and otherwise null. */
export function configVariables(): ReadonlyMap<string, string | null> {
  const defaults: Readonly<Record<string, unknown>> = schema.parse({});
  const own = Object.keys(schema.shape).map((name) => {
    const value = defaults[name];
    return [name, value === undefined ? null : String(value)] as const;
  });
  return new Map([...own, ...secretVariables.map((name) => [`${name}_FILE`, null] as const)]);
}

const wholeNumber = (min: number, max: number) => {
  const expected = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .pipe(z.number().min(min, expected).max(max, expected));
};

const url = (protocols: readonly string[], expected: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected);

function isOriginAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href, hostname } = new URL(text);
  const isWildcard = hostname.includes('*'); // `URL` allows it, but no page has such an address
  return ['http:', 'https:'].includes(protocol) && href === `${origin}/` && !isWildcard;
}

function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z0-9._-]+$/i.test(text);
}

const notEmpty = (expected: string) => z.string().min(1, expected);

const postgresUrl = z
  .string()
  .refine(
    (text) => addressesOf(text).every(isPostgresAddress),
    'a PostgreSQL URL such as postgres://user:password@host/name',
  );

function isPostgresAddress(text: string): boolean {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
}

/** Names in these characters are the same in an address, in a key and in what is signed. */
function isBucketAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, pathname, href } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && href === origin + pathname && /^(?:\/[\w.-]+)+\/?$/.test(pathname);
}

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().refine(isHost, 'an IP address or a host name').default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine(
      (urls) => urls.every(isOriginAddress),
      'a URL such as https://notes.example.org, without a path, or several separated by commas',
    )
    .transform((urls) => urls.map((each) => new URL(each).origin))
    .optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: wholeNumber(1, 1000).default(7),
  INBOX_DIR: z.string().optional(),
  INTERVALS_URL: url(['https:', 'http:'], 'a URL such as https://intervals.icu')
    .transform((text) => text.replace(/\/$/, ''))
    .default('https://intervals.icu'),
  TILES_FILE: z.string().optional(),
  TILES_URL: url(['https:', 'http:'], 'a URL with {z}, {x} and {y}')
    .refine(
      (text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
      'a URL with {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png',
    )
    .optional(),
  TILES_ATTRIBUTION: z.string().max(200, 'a text of at most 200 characters').optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 1000).default(10),
  NOTICES: z.enum(['listen', 'poll'], 'listen or poll').default('listen'),
  S3_URL: z
    .string()
    .refine(
      isBucketAddress,
      'the URL of a bucket such as https://s3.example.org/bucket, with or without a folder in it',
    )
    .optional(),
  S3_ACCESS_KEY_ID: notEmpty('the ID of an access key').optional(),
  S3_SECRET_ACCESS_KEY: notEmpty('the secret of an access key').optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'the name of a region, such as us-east-1')
    .default('us-east-1'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'a URL such as smtps://user:password@mail.example.org').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$|^[^\r\n]*<[^\s@]+@[^\s@]+>$/, 'an address such as Mensana <mensana@example.org>')
    .optional(),
  OIDC_ISSUER: url(['http:', 'https:'], 'the URL of the issuer, such as https://id.example.org')
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  OIDC_CLIENT_ID: notEmpty('the client ID from the issuer').optional(),
  OIDC_CLIENT_SECRET: notEmpty('the client secret from the issuer').optional(),
  OIDC_NAME: z.string().max(60, 'a name of at most 60 characters').optional(),
  SIGN_UP: z.enum(['open', 'invite', 'closed'], 'open, invite or closed').optional(),
  PASSWORD_MIN: wholeNumber(6, 64).default(8),
  TRUSTED_PROXIES: z
    .string()
    .transform((text, context) => {
      const networks = parseNetworks(text);
      if (networks.ok) return networks.value;
      context.addIssue({ code: 'custom', message: 'networks separated by commas, such as 127.0.0.1/32, 10.0.0.0/8' });
      return z.NEVER;
    })
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  AUTH_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  LIMIT_SIGN_INS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10),
  LIMIT_SIGN_INS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  LIMIT_NEW_ACCOUNTS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(20),
  LIMIT_MAILS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(5),
  LIMIT_DOCUMENT_MEBIBYTES: wholeNumber(1, 1_000_000).default(1024),
  LIMIT_ATTACHMENT_MEBIBYTES: wholeNumber(1, 1_000_000).default(2048),
});

type Environment = z.output<typeof schema>;
type Given = Readonly<Record<string, string | undefined>>;

/** Returns errors for values that are valid on their own but not together. */
function contradictions(values: Environment, given: Given): readonly ConfigError[] {
  const errors: ConfigError[] = [];
  const s3 = ['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const oidc = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  for (const together of [s3, oidc]) {
    if (together.every((name) => values[name] === undefined)) continue;
    for (const name of together.filter((each) => values[each] === undefined)) {
      errors.push(valueInvalid(name, given, `set, because ${together.join(', ')} only work together`));
    }
  }
  if (given.S3_REGION !== undefined && s3.every((name) => values[name] === undefined))
    errors.push(valueInvalid('S3_REGION', given, 'not set, because S3_URL is not set'));
  const tls = ['TLS_CERT', 'TLS_KEY'] as const;
  if (tls.some((name) => values[name] !== undefined)) {
    for (const name of tls.filter((each) => values[each] === undefined)) {
      errors.push(valueInvalid(name, given, `set, because ${tls.join(' and ')} only work together`));
    }
  }
  if (values.TILES_FILE !== undefined && values.TILES_URL !== undefined)
    errors.push(valueInvalid('TILES_URL', given, 'not set, because TILES_FILE is set'));
  if (values.NOTICES === 'poll' && values.S3_URL === undefined)
    errors.push(valueInvalid('S3_URL', given, 'set, because NOTICES=poll is for several servers'));
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined)
    errors.push(valueInvalid('DATABASE_DIRECT_URL', given, 'not set, because DATABASE_URL is not set'));
  const urls = values.PUBLIC_URL ?? [];
  if (values.TLS_CERT !== undefined && urls.some((url) => url.startsWith('http:'))) {
    errors.push(valueInvalid('PUBLIC_URL', given, 'one or more URLs that start with https:, because TLS_CERT is set'));
  }
  if (new Set(urls.map((url) => new URL(url).host)).size < urls.length) {
    errors.push(valueInvalid('PUBLIC_URL', given, 'a list with each host only once'));
  }
  if (urls.length === 0 && values.OIDC_ISSUER !== undefined && !isLoopback(values.HOST)) {
    errors.push(
      valueInvalid('PUBLIC_URL', given, 'set, because sign-in with OIDC_ISSUER needs one address to return to'),
    );
  }
  return errors;
}

const shownAsFound = new Set([
  'PORT',
  'HOST',
  'TLS_CERT',
  'TLS_KEY',
  'SIGN_UP',
  'PASSWORD_MIN',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
  'DATA_DIR',
  'BACKUP_DIR',
  'BACKUP_KEEP',
  'INBOX_DIR',
  'TILES_FILE',
  'TILES_ATTRIBUTION',
  'OIDC_NAME',
  'NOTICES',
  'DATABASE_CONNECTIONS',
  'S3_REGION',
]);

function valueInvalid(variable: string, given: Given, expected: string): ConfigError {
  return { code: 'config/value-invalid', variable, found: safely(variable, given[variable]), expected };
}

/** Quotes the value only of variables that cannot contain a password. URLs can. */
function safely(variable: string, value: string | undefined): string {
  if (value === undefined) return 'not set';
  if (shownAsFound.has(variable) || variable.startsWith('LIMIT_')) return JSON.stringify(value.slice(0, 80));
  return `a hidden value of ${value.length} characters`;
}

/** Behind a proxy, a server on a loopback address is open to others, and `PUBLIC_URL` is where they find it. */
function isLocal({ HOST, PUBLIC_URL = [] }: Environment): boolean {
  return isLoopback(HOST) && PUBLIC_URL.every((url) => isLoopback(new URL(url).hostname));
}

function toConfig(values: Environment): Config {
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    publicUrls: values.PUBLIC_URL ?? [],
    tls: tlsOf(values),
    dataDir: resolve(values.DATA_DIR),
    backupDir: values.BACKUP_DIR === undefined ? null : resolve(values.BACKUP_DIR),
    backupKeep: values.BACKUP_KEEP,
    inboxDir: values.INBOX_DIR === undefined ? null : resolve(values.INBOX_DIR),
    intervalsUrl: values.INTERVALS_URL,
    tilesFile: values.TILES_FILE === undefined ? null : resolve(values.TILES_FILE),
    tilesUrl: values.TILES_URL ?? null,
    tilesAttribution: values.TILES_ATTRIBUTION ?? '',
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    notices: values.NOTICES,
    bucket: bucketOf(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `Mensana <mensana@${new URL(values.PUBLIC_URL?.[0] ?? 'http://localhost').hostname}>`,
    oidc: oidcOf(values),
    signUp: values.SIGN_UP ?? (isLocal(values) ? 'open' : 'invite'),
    isLocal: isLocal(values),
    passwordMin: values.PASSWORD_MIN,
    trustedProxies: values.TRUSTED_PROXIES ?? noNetworks,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    authSecret: values.AUTH_SECRET ?? null,
    limits: Object.freeze({
      signInsPerAccount: values.LIMIT_SIGN_INS_PER_ACCOUNT,
      signInsPerAddress: values.LIMIT_SIGN_INS_PER_ADDRESS,
      newAccountsPerAddress: values.LIMIT_NEW_ACCOUNTS_PER_ADDRESS,
      mailsPerAccount: values.LIMIT_MAILS_PER_ACCOUNT,
      documentMebibytes: values.LIMIT_DOCUMENT_MEBIBYTES,
      attachmentMebibytes: values.LIMIT_ATTACHMENT_MEBIBYTES,
    }),
  });
}

function oidcOf(values: Environment): Oidc | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return Object.freeze({ issuer, clientId, clientSecret, name: values.OIDC_NAME ?? new URL(issuer).hostname });
}

function bucketOf(values: Environment): BucketConfig | null {
  const { S3_URL: address, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (address === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null;
  const { origin, pathname } = new URL(address);
  const [bucket = '', ...folders] = pathname.split('/').filter((name) => name !== '');
  const folder = folders.map((name) => `${name}/`).join('');
  return Object.freeze({ url: `${origin}/${bucket}`, folder, accessKeyId, secretAccessKey, region: values.S3_REGION });
}

function tlsOf({ TLS_CERT: certificate, TLS_KEY: key }: Environment): TlsFiles | null {
  if (certificate === undefined || key === undefined) return null;
  return Object.freeze({ certificate: resolve(certificate), key: resolve(key) });
}
