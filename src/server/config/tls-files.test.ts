import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { selfSignedCertificate } from '../testing-certificate.ts';
import { readTlsFiles, tlsErrorSentence } from './tls-files.ts';

let folder: string;
let certificate: string;
let key: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mensana-tls-'));
  [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const pair = selfSignedCertificate();
  writeFileSync(certificate, pair.cert);
  writeFileSync(key, pair.key);
});
afterEach(() => rmSync(folder, { recursive: true }));

function sentence(files: { readonly certificate: string; readonly key: string }): string | null {
  const read = readTlsFiles(files);
  return read.ok ? null : tlsErrorSentence(read.error);
}

it('a certificate and its key are accepted', () => {
  expect(sentence({ certificate, key })).toBeNull();
});

it('a missing file is named', () => {
  const missing = join(folder, 'missing.pem');
  expect(sentence({ certificate: missing, key })).toBe(`Cannot read ${missing}, the file in TLS_CERT: ENOENT.`);
  expect(sentence({ certificate, key: missing })).toBe(`Cannot read ${missing}, the file in TLS_KEY: ENOENT.`);
});

it.each([
  ['another file', 'my shopping list'],
  ['an empty file', ''],
  ['a damaged file', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'],
])('%s is neither a certificate nor a key', (_, content) => {
  const other = join(folder, 'other.pem');
  writeFileSync(other, content);
  expect(sentence({ certificate: other, key })).toBe(
    `${other}, the file in TLS_CERT, is not a certificate in PEM format.`,
  );
  expect(sentence({ certificate, key: other })).toBe(
    `${other}, the file in TLS_KEY, is not a private key in PEM format without a password.`,
  );
});

it('a key with a password is refused', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const secret = { cipher: 'aes-256-cbc', passphrase: 'quiet' };
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem', ...secret }));
  expect(sentence({ certificate, key })).toContain('without a password');
});

it('the key of another certificate is refused', () => {
  writeFileSync(key, selfSignedCertificate().key);
  expect(sentence({ certificate, key })).toBe(
    'The private key in TLS_KEY does not belong to the certificate in TLS_CERT.',
  );
});

it('a chain of which only a part was written is refused', () => {
  const { cert } = selfSignedCertificate();
  writeFileSync(certificate, readFileSync(certificate, 'utf8') + cert.slice(0, cert.length / 2));
  expect(sentence({ certificate, key })).toMatch(
    new RegExp(
      `^The certificate in ${certificate}, the file in TLS_CERT, cannot be used: ERR_\\w+\\. Check that its chain`,
    ),
  );
});
