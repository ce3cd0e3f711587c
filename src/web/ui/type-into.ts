/**
 * Types into a field as its own keyboard would: in place of what is selected, at the caret, and told to whoever listens.
 *
 * @param text what is typed; null erases what is selected, or the character before the caret
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
