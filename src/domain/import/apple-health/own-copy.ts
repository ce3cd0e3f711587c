/**
 * Copies a text. A JavaScript engine may keep the whole text that a part was cut from as long as the part is used, here
 * 64 KB of an export for the name of a device.
 */
export function ownCopy(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}
