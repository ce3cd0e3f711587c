import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { collectionOf, type Leaf, type RecordKey } from '../../kernel/index.ts';
import type { ExportedAccount, ExportedFile, ExportOptions, Spool } from '../index.ts';
import { exportedFiles } from '../index.ts';

/** A record of a test: its values by path, as if they were written in this order. */
export interface TestRecord {
  readonly leaves: Readonly<Record<string, unknown>> | ReadonlyMap<string, unknown>;
  readonly text?: string | null;
}

/** Creates an account from records by key and from contents of attachments by hash. */
export function accountOf(
  records: Readonly<Record<string, TestRecord>> | ReadonlyMap<string, TestRecord>,
  contents: ReadonlyMap<string, Uint8Array> = new Map(),
): ExportedAccount {
  const all = [...entriesOf(records)] as readonly (readonly [RecordKey, TestRecord])[];
  return {
    async *records(collection, selection) {
      for (const [key, { leaves, text = null }] of all) {
        if (collectionOf(key) !== collection || selection?.has(key) === false) continue;
        yield { key, leaves: new Map([...entriesOf(leaves)].map(stamped)), text };
      }
    },
    attachment: async (hash) => {
      const content = contents.get(hash);
      return content === undefined ? null : inChunks(content);
    },
  };
}

function entriesOf<Value>(
  values: Readonly<Record<string, Value>> | ReadonlyMap<string, Value>,
): Iterable<[string, Value]> {
  return values instanceof Map ? values : Object.entries(values);
}

function stamped([path, value]: [string, unknown], at: number): [string, Leaf] {
  return [path, { value, stamp: String(at).padStart(6, '0') }];
}

async function* inChunks(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 1000) yield content.subarray(at, at + 1000);
}

/** Creates a spool in memory. */
export function memorySpool(): Spool {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  return {
    append: async (block) => void blocks.push(block),
    read: async (block) => blocks[block] ?? new Uint8Array(),
  };
}

export const testOptions: ExportOptions = {
  selection: null,
  exportedAt: Date.parse('2026-11-26T12:00:00Z'),
  appVersion: '1.2.3',
};

/** Reads the texts of all files of an export by path. */
export async function exportedTexts(
  account: ExportedAccount,
  options: Partial<ExportOptions> = {},
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const file of exportedFiles(account, { ...testOptions, ...options }, memorySpool())) {
    texts[file.path] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await contentOf(file));
  }
  return texts;
}

export async function contentOf({ chunks }: Pick<ExportedFile, 'chunks'>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return joined(all);
}

export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

export function hashOf(content: Uint8Array): string {
  return bytesToHex(sha256(content));
}
