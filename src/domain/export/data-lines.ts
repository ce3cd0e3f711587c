import { exportFormat, exportFormatVersion } from '../export-format/index.ts';
import { recordTypes } from '../user-document.ts';
import type { ExportOptions } from './exported-account.ts';
import { recordValues } from './record-values.ts';
import type { Snapshot } from './snapshot.ts';
import type { Survey } from './survey.ts';

/**
 * Prints all records completely: a header, then one line of JSON per record.
 *
 * @param counts receives the number of records by collection
 */
export async function* dataLines(
  snapshot: Snapshot,
  { isSelected }: Pick<Survey, 'isSelected'>,
  options: ExportOptions,
  counts: Map<string, number>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: exportFormat, version: exportFormatVersion, ...optionsInFile(options) })}\n`;
  for (const { collection } of recordTypes) {
    for await (const record of snapshot.records(collection)) {
      if (!isSelected(record.key)) continue;
      const leaves = Object.fromEntries(recordValues(record));
      yield `${JSON.stringify({ key: record.key, leaves, text: record.text })}\n`;
      counts.set(collection, (counts.get(collection) ?? 0) + 1);
    }
  }
}

/** What the header and the manifest state about the export. */
export function optionsInFile({ selection, exportedAt, appVersion }: ExportOptions): object {
  return {
    appVersion,
    exportedAt: new Date(exportedAt).toISOString(),
    contains: selection === null ? 'everything' : 'selected records',
  };
}
