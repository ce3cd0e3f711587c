import { exportFormat } from '../../export-format/index.ts';
import { idOf, type RecordKey } from '../../kernel/index.ts';
import type { ImportItem, SkippedItem, WholeRecordDraft } from '../draft/index.ts';
import { ImportError, type ImportFile } from '../files/index.ts';
import { isObject } from '../json/index.ts';
import { type Line, linesOf } from './lines.ts';
import { readRecordLine } from './record-line.ts';

/** What is known of an attachment by its record. */
export interface KnownAttachment {
  readonly name: string;
  readonly mime: string | null;
}

/** Reads the records of one or several exports, each key once. */
export class RecordReader {
  /** By hash. */
  readonly attachments = new Map<string, KnownAttachment>();
  readonly #keys = new Set<RecordKey>();

  /** @param recordCount as the manifest states it; null without one */
  async *recordsIn(file: ImportFile, recordCount: number | null): AsyncGenerator<ImportItem> {
    let count = 0;
    try {
      for await (const line of linesOf(file)) {
        const origin = `${file.path}, line ${line.number}`;
        const value = parsed(line);
        if (isObject(value) && value.format === exportFormat) continue;
        count += 1;
        if (line.bytes === null) yield { kind: 'skipped', origin, code: 'import/too-large' };
        else yield* this.#items(value, origin);
      }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      yield { kind: 'skipped', origin: file.path, code: error.code };
    }
    if (recordCount !== null && count < recordCount) {
      const detail = `${recordCount - count} of ${recordCount} records are missing`;
      yield { kind: 'skipped', origin: file.path, code: 'import/damaged', detail };
    }
  }

  *#items(value: unknown, origin: string): Generator<WholeRecordDraft | SkippedItem> {
    const { draft, skipped } = readRecordLine(value, origin);
    // of several exports, the newest is read first
    if (draft !== null && this.#keys.has(draft.key)) return;
    yield* skipped;
    if (draft === null) return;
    this.#keys.add(draft.key);
    if (draft.key.startsWith('attachments/')) this.#remember(draft);
    yield draft;
  }

  #remember({ key, leaves }: WholeRecordDraft): void {
    const name = leaves.get('name');
    const mime = leaves.get('mime');
    this.attachments.set(idOf(key), {
      name: typeof name === 'string' ? name : '',
      mime: typeof mime === 'string' ? mime : null,
    });
  }
}

/** Returns undefined for a line that is no JSON. */
function parsed({ bytes }: Line): unknown {
  if (bytes === null) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
