/**
 * Whether a key belongs to a word that an input method is still making.
 * Safari sends the Enter that ends it after the composition, with key code 229, so the flag alone does not tell.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
