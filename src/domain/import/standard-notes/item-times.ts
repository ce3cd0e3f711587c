import type { DraftTime } from '../draft/index.ts';
import { type JsonObject, numberIn, textIn } from '../json/index.ts';
import { instantIn, isoTime } from '../times/index.ts';
import { appDataOf } from './stored-item.ts';

export function createdAtOf(item: JsonObject): DraftTime | null {
  return isoTime(textIn(item, 'created_at')) ?? microsecondsIn(item, 'created_at_timestamp');
}

/** The server changes `updated_at` for reasons of its own, so the time that the app itself noted comes first. */
export function editedAtOf(item: JsonObject, content: JsonObject): DraftTime | null {
  return (
    clientTime(textIn(appDataOf(content), 'client_updated_at')) ??
    isoTime(textIn(item, 'updated_at')) ??
    microsecondsIn(item, 'updated_at_timestamp')
  );
}

function microsecondsIn(item: JsonObject, name: string): DraftTime | null {
  const microseconds = numberIn(item, name);
  return microseconds === null ? null : instantIn(Math.floor(microseconds / 1000));
}

/** Reads ISO 8601, or what JavaScript prints: `Tue Feb 01 2022 09:30:00 GMT+0100 (…)`. */
function clientTime(text: string): DraftTime | null {
  const [, month = '', day = '', year, time, zone] =
    /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d{1,2}) (\d{4}) (\d{2}:\d{2}:\d{2}) GMT([+-]\d{4})/.exec(text) ?? [];
  const at = months.indexOf(month);
  if (at < 0) return isoTime(text);
  return isoTime(`${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}T${time}${zone}`);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
