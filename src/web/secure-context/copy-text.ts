import { clipboard } from './secure-only.ts';

/**
 * Puts a text on the clipboard, by the older way where the newer one is missing or refused.
 *
 * @returns whether it is there
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const isWritten = await write(Promise.resolve(text));
  return isWritten || copyBySelection(await text);
}

async function write(text: Promise<string>): Promise<boolean> {
  const writer = clipboard();
  if (writer === undefined) return false;
  try {
    // The promise goes in as it is: some browsers forget that a person pressed while a text is awaited.
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
