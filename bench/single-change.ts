import type { RecordKey } from '#domain/kernel/index.ts';
import type { Device } from './device.ts';

const key: RecordKey = 'notes/0192c1c2-0000-7000-8000-000000000001';

/** Returns the milliseconds from an edit on one device to its value in the other. */
export async function timeChange(writer: Device, reader: Device, at: number): Promise<number> {
  const title = `Title ${at}`;
  const started = performance.now();
  writer.replica.edit([{ key, leaves: [{ path: 'title', value: title }] }]);
  await reader.until(() => reader.replica.document.view.get(key)?.fields.get('title')?.value === title);
  const ms = performance.now() - started;
  // the next change starts only after the hub has answered this one
  await writer.until(() => writer.replica.document.pendingCount === 0);
  return ms;
}
