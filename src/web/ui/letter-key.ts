/**
 * Returns whether a key is the given Latin letter. On keyboard layouts with other letters, the position of the key
 * decides.
 */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}
