/**
 * Returns whether a text is nothing but ciphertext, as apps and plugins write locked notes: a message of age, which
 * Logseq used, or of PGP, or a file that git-crypt or Meld Encrypt for Obsidian locked.
 */
export function isLockedText(text: string): boolean {
  return lockedStart.test(text.slice(0, 300));
}

const lockedStart =
  /^\ufeff?\s*(?:-----BEGIN (?:AGE ENCRYPTED FILE|PGP MESSAGE)-----|\0GITCRYPT\0|\{\s*"version":\s*"[\d.]{1,9}",\s*"hint":\s*"[^"]{0,200}",\s*"encodedData":|;;ENCRYPTNOTE)/;

/** Returns the number of passages that a plugin for Obsidian locked inside a text. */
export function lockedPassages(text: string): number {
  return text.includes('🔐')
    ? (text.match(/(?:%%)?🔐[αβ✔]?\uFE0F?\s?[^\n🔐]{8,}[αβ✔]?\s?🔐(?:%%)?/gu) ?? []).length
    : 0;
}

/** Returns whether a file is ciphertext by the extension that its program gave it. */
export function isLockedPath(path: string): boolean {
  return /\.(?:mdenc|encrypted|age|gpg|pgp)$/i.test(path);
}
