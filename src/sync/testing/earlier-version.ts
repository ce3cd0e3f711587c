import { parsePath, type RecordKey } from '#domain/kernel/index.ts';
import { recordTypes } from '#domain/user-document.ts';
import type { Fields } from '../record/index.ts';
import type { Replica } from '../replica/replica.ts';
import { readFixture } from './node-platform.ts';

/** A record as the server prints it: its leaves nested by their paths, its text as `body`. */
export interface RecordJson {
  [name: string]: unknown;
}

/** The stored data of a server and a device with an earlier version, and the records in it. */
export interface EarlierVersion {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
  /** The SQLite file. */
  readonly database: Uint8Array;
  readonly databases: readonly DumpedDatabase[];
  readonly localStorage: Readonly<Record<string, string>>;
  /** The server's records, by key. */
  readonly stored: RecordsJson;
  /** The records that the device showed offline, by key. */
  readonly onDevice: RecordsJson;
  /** The records that both had after the device connected, by key. */
  readonly synced: RecordsJson;
}

export type RecordsJson = Readonly<Record<string, RecordJson>>;

/** A browser database. */
export interface DumpedDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly DumpedStore[];
}

export interface DumpedStore {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[] }[];
  /** `key` is present if the value does not contain it. */
  readonly rows: readonly { readonly key?: string | number; readonly value: unknown }[];
}

/** The records that differ from a set of records; null for a missing one. */
type Differences = Readonly<Record<string, RecordJson | null>>;

/** @param version the name of a folder in `test/fixtures` */
export function readEarlierVersion(version: string): EarlierVersion {
  const device = readJson(version, 'device') as Pick<
    EarlierVersion,
    'email' | 'password' | 'uid' | 'databases' | 'localStorage'
  >;
  const expected = readJson(version, 'expected') as {
    readonly stored: RecordsJson;
    readonly onDevice: Differences;
    readonly synced: Differences;
  };
  return {
    ...device,
    databases: withBytes(device.databases) as readonly DumpedDatabase[],
    database: readFixture(`${version}/database.sqlite`),
    stored: expected.stored,
    onDevice: withDifferences(expected.stored, expected.onDevice),
    synced: withDifferences(expected.stored, expected.synced),
  };
}

/** Converts a document as the server prints it to records by key. */
export function recordsByKey(document: unknown): RecordsJson {
  const parts = document as Record<string, Record<string, RecordsJson>>;
  return Object.fromEntries(
    Object.values(parts).flatMap((collections) =>
      Object.entries(collections).flatMap(([collection, records]) =>
        Object.entries(records).map(([id, record]) => [`${collection}/${id}`, record] as const),
      ),
    ),
  );
}

/** Returns all records of a device, as the server prints them. */
export async function recordsOf(replica: Replica): Promise<RecordsJson> {
  const records: Record<string, RecordJson> = {};
  for (const key of recordTypes.flatMap(
    ({ collection }) => [...replica.document.view.keysOf(collection)] as RecordKey[],
  )) {
    await replica.document.records.open(key);
    const state = replica.document.view.get(key);
    if (state === undefined || state.tombstone !== undefined) continue;
    const text = await replica.document.bodies.text(key);
    records[key] = { ...nested(state.fields), ...(text !== '' && { body: text }) };
  }
  return records;
}

function nested(fields: Fields): RecordJson {
  const record: RecordJson = {};
  for (const [printed, { value }] of fields) {
    const path = parsePath(printed);
    if (!path.ok) throw new Error(`not a path: ${printed}`);
    if (value === null) continue;
    let inner = record;
    for (const name of path.value.slice(0, -1)) {
      inner[name] ??= {};
      inner = inner[name] as RecordJson;
    }
    inner[path.value.at(-1) as string] = value;
  }
  return record;
}

/** Restores bytes, which are stored as `{ base64 }`. */
function withBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBytes);
  if (typeof value !== 'object' || value === null) return value;
  if ('base64' in value) return new Uint8Array(Buffer.from(value.base64 as string, 'base64'));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withBytes(inner)]));
}

function withDifferences(records: RecordsJson, differences: Differences): RecordsJson {
  const merged = Object.entries({ ...records, ...differences });
  return Object.fromEntries(merged.flatMap(([key, record]) => (record === null ? [] : [[key, record] as const])));
}

function readJson(version: string, name: string): unknown {
  return JSON.parse(Buffer.from(readFixture(`${version}/${name}.json`)).toString());
}
