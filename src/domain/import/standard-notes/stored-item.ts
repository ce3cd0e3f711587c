import { flagIn, isObject, type JsonObject, listIn, objectIn, textIn } from '../json/index.ts';

/** Returns whether the content of an item is ciphertext: a string that begins with the version of its encryption. */
export function isEncrypted(item: JsonObject): boolean {
  return /^00[1-9]/.test(textIn(item, 'content'));
}

/** Returns whether only the mark remains that an item was deleted. */
export function isDeleted(item: JsonObject): boolean {
  return flagIn(item, 'deleted');
}

/** Returns the settings that the app itself keeps with an item. */
export function appDataOf(content: JsonObject): JsonObject {
  return objectIn(objectIn(content, 'appData'), 'org.standardnotes.sn');
}

/** Returns the ids of the items of a type to which an item refers. */
export function referencesTo(content: JsonObject, type: string): readonly string[] {
  return listIn(content, 'references')
    .filter(isObject)
    .filter((reference) => textIn(reference, 'content_type') === type)
    .map((reference) => textIn(reference, 'uuid'))
    .filter((uuid) => uuid !== '');
}
