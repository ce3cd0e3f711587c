/** Pastes data into an element, by type, as if copied from another app. */
export function paste(element: Element, data: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
