import { createECDH, createHash } from 'node:crypto';

/** The key pair with which this server identifies itself to push services (RFC 8292), in Base64url. */
export interface PushKeys {
  /** The uncompressed point: 65 bytes. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Derives the key pair from a secret, so that the same secret always gives the same keys. */
export function pushKeysOf(secret: string): PushKeys {
  const pair = createECDH('prime256v1');
  for (let nth = 0; ; nth += 1) {
    try {
      pair.setPrivateKey(createHash('sha256').update(`${nth} ${secret}`).digest());
    } catch {
      continue; // about one digest in four billion is not a key of this curve
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
  }
}
