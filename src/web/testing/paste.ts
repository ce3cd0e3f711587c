/** Pastes into an element as if the clipboard contained these strings, by media type, and these files. */
export function paste(element: Element, data: Readonly<Record<string, string>>, files: readonly File[] = []): void {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
