import type { DBSchema, IDBPDatabase } from 'idb';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Meta, QuarantineEntry, StartSet, StoredChunk, StoredRefusal } from '#sync/document/device-storage.ts';
import type { StoredPendingRow } from './stored-rows.ts';

/** The schema of a device's database. There is one database per sign-in, created completely in version 1. */
export interface DeviceDatabase extends DBSchema {
  /** The meta row, and the start set, which earlier versions ignore. */
  meta: { key: 'meta'; value: Meta } | { key: 'start'; value: StartSet };
  /**
   * This device's pending changes by id. The database generates the ids and never reuses one. `journal` indexes
   * restamped rows.
   */
  waiting: { key: number; value: StoredPendingRow; indexes: { journal: number } };
  marks: { key: number; value: StoredDelivery };
  /** Changes from the hub that apply on top of the snapshot chunks. */
  records: { key: [layer: number, key: string]; value: StoredRecordRow; indexes: { journal: number } };
  /** Body updates on top of the snapshot chunks, oldest first. */
  parts: { key: number; value: StoredPart; indexes: { record: [layer: number, key: string] } };
  pages: { key: [layer: number, id: number]; value: StoredChunk; indexes: { kind: string } };
  quarantine: { key: number; value: QuarantineEntry };
}

export interface StoredRecordRow {
  readonly layer: number;
  readonly key: RecordKey;
  readonly journal: number;
  /** The journal number of the body's last update; null if there is none. */
  readonly bodyJournal: number | null;
  /** `[groups, tombstone?]` */
  readonly state: Uint8Array;
}

export interface StoredDelivery {
  readonly id: number;
  readonly push: Uint8Array | null;
  readonly refusal: StoredRefusal | null;
  readonly acknowledged: boolean;
}

export interface StoredPart {
  readonly layer: number;
  readonly key: string;
  readonly update: Uint8Array;
  readonly sum: number;
}

export const deviceDatabaseVersion = 1;

export function createStores(database: IDBPDatabase<DeviceDatabase>): void {
  database.createObjectStore('meta');
  database.createObjectStore('waiting', { keyPath: 'id', autoIncrement: true }).createIndex('journal', 'journal');
  database.createObjectStore('marks', { keyPath: 'id' });
  database.createObjectStore('records', { keyPath: ['layer', 'key'] }).createIndex('journal', 'journal');
  database.createObjectStore('parts', { autoIncrement: true }).createIndex('record', ['layer', 'key']);
  database.createObjectStore('pages', { keyPath: ['layer', 'id'] }).createIndex('kind', 'kind');
  database.createObjectStore('quarantine', { autoIncrement: true });
}
