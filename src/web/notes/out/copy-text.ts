/**
 * Puts a text on the clipboard, by the older way where the newer one is missing or refused.
 *
 * @returns whether it is there
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  const blob = text.then((whole) => new Blob([whole], { type: 'text/plain' }));
  try {
    // The promise goes in as it is: some browsers forget that a person pressed while a text is awaited.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return copyBySelection(await text);
  }
}

function copyBySelection(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', onCopy, { capture: true });
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true });
  }
}
