import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportedFiles, zipped } from '../../export/index.ts';
import { accountOf, contentOf, hashOf, joined, memorySpool, testOptions } from '../../export/testing/account.ts';
import { type ArbitraryAccount, accountFrom } from '../../export/testing/arbitrary-account.ts';
import type { RecordKey } from '../../kernel/index.ts';
import { frontMatterEnd } from '../../notes/markdown/index.ts';
import { runs } from '../../testing/runs.ts';
import { unpacked } from '../archive/index.ts';
import type { FileDraft, ImportItem, NoteDraft, TextPart, WholeRecordDraft } from '../draft/index.ts';
import { type ImportFile, stemOf } from '../files/index.ts';
import { markdown } from '../markdown/index.ts';
import type { PlannedRecord } from '../plan/planned-record.ts';
import { noRestoredKeys } from '../plan/restored-keys.ts';
import type { ExistingRecord } from '../plan/verdict.ts';
import { planWholeRecord } from '../plan/whole-record.ts';
import { fileOf, itemsOf } from '../testing/files.ts';
import { mensana } from './index.ts';

// shrinking a whole account takes longer than reading its difference
const parameters = { numRuns: runs(150), endOnFailure: true };

it('an account that is exported and restored elsewhere is the same, and restoring it again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      const account = accountFrom(draw);
      const entries = draw(() => fc.constantFrom(3, 1000));
      const files = await filesIn(await zipsOf(account, entries));
      expect(await mensana.recognise(files)).toBe('certain');
      const items = await itemsOf(mensana, files);
      expect(items.filter(({ kind }) => kind === 'skipped')).toEqual([]);
      expect(await contentsIn(items)).toEqual(new Map([...account.contents].sort(([a], [b]) => (a < b ? -1 : 1))));
      const restored = restore(items, new Map());
      expect(plainRecords(restored)).toEqual(originalRecords(account));
      expect(plan(items, restored).filter(({ verdict }) => verdict !== 'same')).toEqual([]);
    }),
    parameters,
  );
}, 120_000);

it('an export that was unpacked and packed again restores the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      const account = accountFrom(draw);
      const files = await filesIn(await zipsOf(account, 1000));
      const moved = files.map((file) => ({ ...file, path: `My export/${file.path}`.normalize('NFD') }));
      const items = await itemsOf(mensana, moved);
      expect(items.filter(({ kind }) => kind === 'skipped')).toEqual([]);
      expect(plainRecords(restore(items, new Map()))).toEqual(originalRecords(account));
      expect(await contentsIn(items)).toEqual(new Map([...account.contents].sort(([a], [b]) => (a < b ? -1 : 1))));
    }),
    { ...parameters, numRuns: runs(40) },
  );
}, 120_000);

it('the Markdown of an export carries titles, texts, tags and dates to other programs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      const account = accountFrom(draw);
      const files = await filesIn(await zipsOf(account, 1000));
      const readable = files.filter(({ path }) => path.startsWith('notes/') || path.startsWith('attachments/'));
      const hashes = await hashesByPath(readable);
      const drafts = (await itemsOf(markdown, readable)).filter((item) => item.kind === 'note');
      const notes = drafts.filter(({ origin }) => origin.startsWith('notes/'));
      const exported = [...account.records].filter(([key]) => key.startsWith('notes/'));
      expect(notes).toHaveLength(exported.filter(([, { leaves }]) => !('trashedAt' in leaves)).length);
      for (const note of notes) {
        const written = writtenText(note);
        const [, id = ''] = /^id: "?([0-9a-f-]{36})"?$/m.exec(written) ?? [];
        const record = account.records.get(`notes/${id}`);
        const leaves = (record?.leaves ?? {}) as Readonly<Record<string, unknown>>;
        const createdAt = Number(leaves.createdAt);
        const text = record?.text ?? '';
        const title = String(leaves.title).toWellFormed().trim();
        // front matter of the text is merged with that of the note, and can have a title
        const hasOwnProperties = frontMatterEnd(text) > 0;
        if (title !== '' || !hasOwnProperties) expect(note.title).toBe(title || stemOf(note.origin));
        expect(note.createdAt).toBe(createdAt);
        // without an edit, the time of the file in whole seconds
        const fileTime = Math.floor(createdAt / 1000) * 1000;
        expect(note.editedAt).toBe(leaves.editedAt ?? leaves.importedEditedAt ?? fileTime);
        const tags = Object.entries(leaves).flatMap(([path, name]) => (path.startsWith('tags/') ? [name] : []));
        expect(note.tags.toSorted()).toEqual(tags.toSorted());
        if (!hasOwnProperties) {
          expect(withHashes(written.slice(frontMatterEnd(written)), hashes)).toBe(text.toWellFormed());
        }
      }
    }),
    parameters,
  );
}, 120_000);

async function zipsOf({ records, contents }: ArbitraryAccount, entries: number): Promise<ImportFile[]> {
  const files = exportedFiles(accountOf(records, contents), testOptions, memorySpool());
  const parts: Uint8Array[][] = [];
  for await (const { part, bytes } of zipped(files, { entries, fullBytes: 1e9 })) {
    parts[part - 1] ??= [];
    parts[part - 1]?.push(bytes);
  }
  return parts.map((part, at) => fileOf(`mensana-2026-11-26-${at + 1}.zip`, joined(part)));
}

/** Unpacks an export. Attachments that are named as archives but are none are reported, and stay as files. */
async function filesIn(zips: readonly ImportFile[]): Promise<ImportFile[]> {
  const files: ImportFile[] = [];
  for await (const item of unpacked(zips)) {
    if (!('kind' in item)) files.push(item);
    else expect(item.origin).toMatch(/attachments\/.*\.zip$/i);
  }
  return files;
}

type Records = Map<RecordKey, ExistingRecord>;

function plan(items: readonly ImportItem[], records: Records): PlannedRecord[] {
  const document = { find: (key: RecordKey) => records.get(key) ?? null, isUndone: () => false };
  const drafts = items.filter((item): item is WholeRecordDraft => item.kind === 'record');
  return drafts.map((draft) => {
    const planned = planWholeRecord(draft, {
      batch: 'b1',
      document,
      restored: noRestoredKeys,
      restoredContents: new Set(),
    });
    if ('kind' in planned) throw new Error(planned.code);
    return planned;
  });
}

/** Writes all records, as the app does. */
function restore(items: readonly ImportItem[], before: Records): Records {
  const records: Records = new Map(before);
  for (const { key, verdict, leaves, text } of plan(items, before)) {
    expect(verdict).toBe('new');
    const all = new Map(records.get(key)?.leaves);
    for (const { path, value } of leaves) all.set(path, value);
    records.set(key, { leaves: all, text, isTombstoned: false });
  }
  return records;
}

type PlainRecord = readonly [key: string, leaves: readonly string[], text: string | null];

function plainRecords(records: Records): PlainRecord[] {
  return Array.from(records, ([key, { leaves, text }]) => plainRecord(key, leaves, text)).sort(byKey);
}

function originalRecords({ records }: ArbitraryAccount): PlainRecord[] {
  return Array.from(records, ([key, { leaves, text = null }]) => plainRecord(key, Object.entries(leaves), text)).sort(
    byKey,
  );
}

function plainRecord(key: string, leaves: Iterable<readonly [string, unknown]>, text: string | null): PlainRecord {
  const kept = [...leaves].filter(([path]) => path !== 'restored');
  return [key, kept.map(([path, value]) => `${path} = ${JSON.stringify(value)}`).sort(), text];
}

function byKey([a]: PlainRecord, [b]: PlainRecord): number {
  return a < b ? -1 : 1;
}

async function contentsIn(items: readonly ImportItem[]): Promise<Map<string, Uint8Array>> {
  const drafts = items.filter((item): item is FileDraft => item.kind === 'file');
  const contents = new Map<string, Uint8Array>();
  for (const { sourceId, file } of drafts) contents.set(sourceId, await contentOf({ chunks: file.chunks() }));
  return new Map([...contents].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function hashesByPath(files: readonly ImportFile[]): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const file of files) hashes.set(file.path, hashOf(await contentOf({ chunks: file.chunks() })));
  return hashes;
}

function writtenText({ text }: NoteDraft): string {
  return text.map((part: TextPart) => (typeof part === 'string' ? part : part.written)).join('');
}

/** Replaces the paths of attachments by their hashes again. */
function withHashes(text: string, hashes: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\]\((?:\.\.\/)+(attachments\/[^)]*)\)/g, (_, path: string) => {
    return `](attachment:${hashes.get(decodeURIComponent(path))})`;
  });
}
