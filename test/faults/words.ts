/** A word that is written once in a run, and names its writer: `p07d3n1042` is the 1042nd of device 3 of person 7. */
export function wordOf(device: string, number: number): string {
  return `${device}n${number}`;
}

/** @param person the index of the person */
export function deviceName(person: number, device: number): string {
  return `p${person}d${device}`;
}

/** Returns the person of a device or a word, such as `p7`. */
export function personOf(deviceOrWord: string): string {
  return deviceOrWord.slice(0, deviceOrWord.indexOf('d'));
}

/** Returns the words in bytes of any encoding that keeps texts as they are. */
export function wordsIn(bytes: Uint8Array): readonly string[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return text.match(/p\d+d\d+n\d+/g) ?? [];
}
