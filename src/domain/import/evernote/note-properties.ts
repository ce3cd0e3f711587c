import type { NoteDraft } from '../draft/index.ts';
import { enexTime } from './enex-time.ts';

/** Fields that have a place of their own in a draft. */
const placed = new Set(['title', 'created', 'updated']);
const times = new Set(['subject-date', 'reminder-time', 'reminder-done-time']);
const numbers = new Set(['latitude', 'longitude', 'altitude']);

/** Returns the attributes of a note by their names in Evernote: its source, place and reminder, and those of other apps. */
export function noteProperties(fields: ReadonlyMap<string, string>): NoteDraft['properties'] {
  const written = Array.from(fields, ([name, text]): [string, string | number] => [
    name,
    propertyValue(name, text.trim()),
  ]);
  return Object.fromEntries(written.filter(([name, value]) => !placed.has(name) && value !== ''));
}

function propertyValue(name: string, text: string): string | number {
  if (numbers.has(name) && /^-?\d{1,6}(?:\.\d{1,20})?$/.test(text)) return Number(text);
  const at = times.has(name) ? enexTime(text) : null;
  return at === null ? text : new Date(at).toISOString();
}
