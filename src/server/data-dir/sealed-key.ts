import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts the keys of connections, so that the database alone does not give them away. */
export interface KeySealer {
  readonly seal: (uid: string, key: string) => string;
  /** Returns null if the key was sealed with another secret or for another user. */
  readonly open: (uid: string, sealed: string) => string | null;
}

/** Seals with AES-256-GCM, bound to the user, so that a row copied to another user cannot be opened. */
export function keySealer(secret: string): KeySealer {
  const encryptionKey = createHash('sha256').update(secret).digest();
  return {
    seal: (uid, key) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(uid));
      const encrypted = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open: (uid, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(uid))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
