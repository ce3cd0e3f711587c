/**
 * Types into a field as the device's keyboard would: replaces the selection, or inserts at the caret, and dispatches
 * the input event.
 *
 * @param text the text to type; null deletes the selection, or the character before the caret
 */
export function typeInto(field: HTMLInputElement, text: string | null): void {
  const end = field.selectionEnd ?? field.value.length;
  const start = field.selectionStart ?? end;
  const from = text === null && start === end ? Math.max(0, start - 1) : start;
  field.setRangeText(text ?? '', from, end, 'end');
  field.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      inputType: text === null ? 'deleteContentBackward' : 'insertText',
      data: text,
    }),
  );
}
