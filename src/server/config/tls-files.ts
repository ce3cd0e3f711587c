import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { errorCodeOf } from '../log/log.ts';

/** The paths of a certificate, with its chain, and of its private key. Both files are PEM. */
export interface TlsFiles {
  readonly certificate: string;
  readonly key: string;
}

/** The content of the files, in the form that Node's TLS takes. */
export interface TlsContent {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export type TlsError =
  | {
      readonly code: 'tls/file-unreadable';
      readonly variable: Variable;
      readonly path: string;
      readonly reason: string;
    }
  | { readonly code: 'tls/file-malformed'; readonly variable: Variable; readonly path: string }
  | { readonly code: 'tls/key-mismatch' }
  | { readonly code: 'tls/certificate-unusable'; readonly path: string; readonly reason: string };

type Variable = 'TLS_CERT' | 'TLS_KEY';

/** Reads both files and checks that they belong together and that a server can use them. */
export function readTlsFiles(files: TlsFiles): Result<TlsContent, TlsError> {
  const cert = readPem('TLS_CERT', files.certificate, (pem) => new X509Certificate(pem));
  if (!cert.ok) return cert;
  const key = readPem('TLS_KEY', files.key, createPrivateKey);
  if (!key.ok) return key;
  if (!cert.value.parsed.checkPrivateKey(key.value.parsed)) return err({ code: 'tls/key-mismatch' });
  const content = { cert: cert.value.content, key: key.value.content };
  try {
    createSecureContext(content); // also reads the rest of the chain, and refuses keys that are too short
  } catch (error) {
    const reason = errorCodeOf(error) ?? 'unknown error';
    return err({ code: 'tls/certificate-unusable', path: files.certificate, reason });
  }
  return ok(content);
}

/** Returns a sentence that says what is wrong and what is expected. */
export function tlsErrorSentence(error: TlsError): string {
  switch (error.code) {
    case 'tls/file-unreadable':
      return `Cannot read ${error.path}, the file in ${error.variable}: ${error.reason}.`;
    case 'tls/file-malformed':
      return error.variable === 'TLS_CERT'
        ? `${error.path}, the file in TLS_CERT, is not a certificate in PEM format.`
        : `${error.path}, the file in TLS_KEY, is not a private key in PEM format without a password.`;
    case 'tls/key-mismatch':
      return 'The private key in TLS_KEY does not belong to the certificate in TLS_CERT.';
    case 'tls/certificate-unusable':
      return `The certificate in ${error.path}, the file in TLS_CERT, cannot be used: ${error.reason}. Check that its chain is complete and that its key has at least 2048 bits (RSA) or 256 bits (EC).`;
  }
}

interface Pem<T> {
  readonly content: Buffer;
  readonly parsed: T;
}

function readPem<T>(variable: Variable, path: string, parse: (pem: Buffer) => T): Result<Pem<T>, TlsError> {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (error) {
    return err({ code: 'tls/file-unreadable', variable, path, reason: errorCodeOf(error) ?? 'unknown error' });
  }
  try {
    if (!content.includes('-----BEGIN ')) return err({ code: 'tls/file-malformed', variable, path });
    return ok({ content, parsed: parse(content) });
  } catch {
    return err({ code: 'tls/file-malformed', variable, path });
  }
}
