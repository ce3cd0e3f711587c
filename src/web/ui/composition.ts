/**
 * Returns whether a key event belongs to a composition of an input method. Safari sends the Enter that ends a
 * composition after its end, with key code 229, so the flag alone is not enough.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
