import { isObject, type JsonObject } from '../json/index.ts';
import { PropertyList, type PropertyValue } from '../properties/index.ts';
import { isoTime } from '../times/index.ts';
import { momentLists } from './moments.ts';

/**
 * Returns what else Day One knows about an entry: the star, the place, the weather, the time zone, the device. Fields of
 * objects are named with their path, as in `location.placeName`. Flags that are off say nothing and are left out.
 */
export function propertiesOfEntry(entry: JsonObject): Readonly<Record<string, PropertyValue>> {
  const list = new PropertyList();
  for (const [name, value] of Object.entries(entry)) {
    if (!isElsewhere(name, value)) addAll(list, name, value);
  }
  return list.toRecord();
}

function addAll(list: PropertyList, name: string, value: unknown): void {
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each === 'string')) list.add(name, value.join(', '));
    else value.forEach((each, at) => void addAll(list, `${name}.${at + 1}`, each));
  } else if (isObject(value)) {
    for (const [field, each] of Object.entries(value)) addAll(list, `${name}.${field}`, each);
  } else if (typeof value === 'string' || typeof value === 'number') list.add(name, value);
  else if (value === true) list.add(name, value);
}

/** Returns whether the note contains a field already. A time that cannot be read is kept as it is written. */
function isElsewhere(name: string, value: unknown): boolean {
  if (times.has(name)) return typeof value === 'string' && isoTime(value) !== null;
  return inNote.has(name);
}

const times: ReadonlySet<string> = new Set(['creationDate', 'modifiedDate']);
const inNote: ReadonlySet<string> = new Set(['uuid', 'text', 'richText', 'tags', 'isPinned', ...momentLists]);
