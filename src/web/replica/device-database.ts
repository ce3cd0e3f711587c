import type { DBSchema, IDBPDatabase } from 'idb';
import type { Meta, QuarantineEntry, StoredChunk, StoredRefusal } from '#sync/replica/device-storage.ts';
import type { StoredPendingRow, StoredRecordRow } from './stored-rows.ts';

/** What lies on the disk of a device. One database a sign-in, made whole at version 1. */
export interface DeviceDatabase extends DBSchema {
  /** One row. */
  meta: { key: 'meta'; value: Meta };
  /** This device's changes by id, which the database gives and never gives twice; the journal has those stamped anew. */
  waiting: { key: number; value: StoredPendingRow; indexes: { journal: number } };
  marks: { key: number; value: StoredMark };
  /** What came from the hub over the pages. */
  records: { key: [layer: number, key: string]; value: StoredRecordRow; indexes: { journal: number } };
  /** Parts of bodies over the pages, oldest first. */
  parts: { key: number; value: StoredPart; indexes: { record: [layer: number, key: string] } };
  pages: { key: [layer: number, id: number]; value: StoredChunk; indexes: { kind: string } };
  quarantine: { key: number; value: QuarantineEntry };
}

export interface StoredMark {
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
