import { clipboard } from './secure-only.ts';

/**
 * Copies text to the clipboard, with a fallback to the older API if the newer one is missing or refuses.
 *
 * @returns whether the text was copied
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const isWritten = await write(Promise.resolve(text));
  return isWritten || copyBySelection(await text);
}

async function write(text: Promise<string>): Promise<boolean> {
  const writer = clipboard();
  if (writer === undefined) return false;
  try {
    // The promise is passed unresolved, since some browsers drop the user activation while the text is awaited.
    const blob = text.then((whole) => new Blob([whole], { type: 'text/plain' }));
    await writer.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
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
