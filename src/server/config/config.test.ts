import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { configErrorSentence } from './config-error.ts';

function errorsOf(environment: Record<string, string>) {
  const config = readConfig(environment);
  return config.ok ? [] : config.error;
}

describe('the configuration', () => {
  it('works without any settings', () => {
    const config = readConfig({});
    expect(config.ok && config.value).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrls: [],
      tls: null,
      signUp: 'open',
      passwordMin: 8,
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseConnections: 10,
      notices: 'listen',
      bucket: null,
    });
  });

  it.each([
    [{}, 'open', true],
    [{ PUBLIC_URL: 'http://localhost:5173' }, 'open', true],
    [{ HOST: '::1', SIGN_UP: 'closed' }, 'closed', true],
    [{ HOST: '0.0.0.0' }, 'invite', false],
    [{ PUBLIC_URL: 'https://notes.example.org' }, 'invite', false],
    [{ PUBLIC_URL: 'http://localhost:3000, https://notes.example.org' }, 'invite', false],
    [{ HOST: '0.0.0.0', SIGN_UP: 'open' }, 'open', false],
  ])('with %j, sign-up is %s', (environment, signUp, isLocal) => {
    const config = readConfig(environment);
    expect(config.ok && config.value).toMatchObject({ signUp, isLocal });
  });

  it('treats an empty value as not set', () => {
    const config = readConfig({ PORT: '', SMTP_URL: '' });
    expect(config.ok && config.value.port).toBe(3000);
    expect(config.ok && config.value.smtpUrl).toBeNull();
  });

  it('accepts port 0 for any free port', () => {
    const config = readConfig({ PORT: '0' });
    expect(config.ok && config.value.port).toBe(0);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'notes.example.org'],
    ['PUBLIC_URL', 'https://example.org/notes'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://*.example.org'],
    ['PUBLIC_URL', 'https://notes.example.org,'],
    ['PUBLIC_URL', 'https://notes.example.org, http://notes.example.org/a'],
    ['HOST', '[::1]'],
    ['HOST', 'http://nas'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['S3_URL', 's3://bucket'],
    ['S3_URL', 'https://s3.example.org'],
    ['S3_URL', 'https://ann:hunter2@s3.example.org/bucket'],
    ['S3_URL', 'https://s3.example.org/bucket?versions'],
    ['S3_URL', 'https://s3.example.org/bucket/my files'],
    ['S3_REGION', 'eu west'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['SIGN_UP', 'maybe'],
    ['PASSWORD_MIN', '5'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['LOG_LEVEL', 'loud'],
    ['AUTH_SECRET', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['LIMIT_SIGN_INS_PER_ACCOUNT', '0'],
  ])('refuses %s=%s and names the variable', (variable, value) => {
    expect(errorsOf({ [variable]: value })).toMatchObject([{ code: 'config/value-invalid', variable }]);
  });

  it('reports every invalid value in a sentence of its own', () => {
    const sentences = errorsOf({ PORT: 'eighty', SIGN_UP: 'maybe' }).map(configErrorSentence);
    expect(sentences).toEqual([
      'PORT is "eighty", but it must be a whole number from 0 to 65535.',
      'SIGN_UP is "maybe", but it must be open, invite or closed.',
    ]);
  });

  it('never repeats a value that may contain a secret', () => {
    const [error] = errorsOf({ DATABASE_URL: 'mysql://ann:hunter2hunter2@db/notes' });
    expect(error && configErrorSentence(error)).not.toContain('hunter2');
  });

  it('requires all OIDC settings or none', () => {
    expect(errorsOf({ OIDC_ISSUER: 'https://id.example.org' }).map((error) => error.variable)).toEqual([
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
    ]);
  });

  it('requires an address and both keys for a bucket, and a region only with it', () => {
    expect(errorsOf({ S3_URL: 'https://s3.example.org/bucket' }).map((error) => error.variable)).toEqual([
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
    expect(errorsOf({ S3_SECRET_ACCESS_KEY: 'hunter2' }).map((error) => error.variable)).toEqual([
      'S3_URL',
      'S3_ACCESS_KEY_ID',
    ]);
    expect(errorsOf({ S3_REGION: 'auto' }).map(configErrorSentence)).toEqual([
      'S3_REGION is "auto", but it must be not set, because S3_URL is not set.',
    ]);
  });

  it.each([
    ['https://s3.example.org/bucket', 'https://s3.example.org/bucket', ''],
    ['https://s3.example.org/bucket/', 'https://s3.example.org/bucket', ''],
    ['http://127.0.0.1:3900/a.b-c/notes/of_us/', 'http://127.0.0.1:3900/a.b-c', 'notes/of_us/'],
  ])('reads %s as a bucket and the folder in it', (address, url, folder) => {
    const config = readConfig({ S3_URL: address, S3_ACCESS_KEY_ID: 'ann', S3_SECRET_ACCESS_KEY: 'hunter2' });
    const keys = { accessKeyId: 'ann', secretAccessKey: 'hunter2', region: 'us-east-1' };
    expect(config.ok && config.value.bucket).toEqual({ url, folder, ...keys });
  });

  it('needs only HOST to listen on a network', () => {
    expect(errorsOf({ HOST: '0.0.0.0' })).toEqual([]);
  });

  it('accepts several public addresses, and the sender of emails is at the first', () => {
    const config = readConfig({ PUBLIC_URL: 'https://notes.example.org/, http://192.168.1.20:3000' });
    expect(config.ok && config.value).toMatchObject({
      publicUrls: ['https://notes.example.org', 'http://192.168.1.20:3000'],
      mailFrom: 'Mensana <mensana@notes.example.org>',
    });
  });

  it('refuses a host in two public addresses, since a cookie could not tell them apart', () => {
    expect(errorsOf({ PUBLIC_URL: 'https://nas.local,http://nas.local' })).toMatchObject([{ variable: 'PUBLIC_URL' }]);
  });

  it('requires a public address for sign-in with a provider on a network', () => {
    const oidc = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
    expect(errorsOf({ ...oidc, HOST: '0.0.0.0' })).toMatchObject([{ variable: 'PUBLIC_URL', found: 'not set' }]);
    expect(errorsOf(oidc)).toEqual([]);
  });

  it('requires both files for TLS, and public addresses with https', () => {
    expect(errorsOf({ TLS_CERT: 'a.pem' }).map(configErrorSentence)).toEqual([
      'TLS_KEY is not set, but it must be set, because TLS_CERT and TLS_KEY only work together.',
    ]);
    const tls = { TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' };
    expect(errorsOf(tls)).toEqual([]);
    expect(errorsOf({ ...tls, PUBLIC_URL: 'http://nas.local' })).toMatchObject([{ variable: 'PUBLIC_URL' }]);
  });

  describe('with secrets in files', () => {
    let folder: string;
    let path: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'mensana-secrets-'));
      path = join(folder, 'secret');
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it.each([
      ['DATABASE_URL', 'databaseUrl', 'postgres://ann:hunter2@db/notes'],
      ['SMTP_URL', 'smtpUrl', 'smtps://ann:hunter2@mail.example.org'],
      ['METRICS_TOKEN', 'metricsToken', ' a token with spaces '],
      ['AUTH_SECRET', 'authSecret', 'x'.repeat(40)],
    ] as const)('reads %s without the line break at its end', (variable, field, value) => {
      writeFileSync(path, `${value}\n`);
      const config = readConfig({ [`${variable}_FILE`]: path });
      expect(config.ok && config.value[field]).toBe(value);
    });

    it('reads OIDC_CLIENT_SECRET', () => {
      writeFileSync(path, 'hunter2\r\n');
      const oidc = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET_FILE: path };
      const config = readConfig(oidc);
      expect(config.ok && config.value.oidc?.clientSecret).toBe('hunter2');
    });

    it('reads both keys of a bucket', () => {
      writeFileSync(path, 'hunter2\n');
      const files = { S3_ACCESS_KEY_ID_FILE: path, S3_SECRET_ACCESS_KEY_FILE: path };
      const config = readConfig({ S3_URL: 'https://s3.example.org/bucket', ...files });
      expect(config.ok && config.value.bucket).toMatchObject({ accessKeyId: 'hunter2', secretAccessKey: 'hunter2' });
    });

    it('refuses a secret that is set twice, is missing or is empty', () => {
      writeFileSync(path, '\n');
      const errors = errorsOf({
        AUTH_SECRET: 'x'.repeat(40),
        AUTH_SECRET_FILE: path,
        METRICS_TOKEN_FILE: path,
        SMTP_URL_FILE: join(folder, 'missing'),
      });
      expect(errors.map(configErrorSentence)).toEqual([
        `SMTP_URL_FILE is "${folder}/missing", but it must be a file that the server can read (ENOENT).`,
        `METRICS_TOKEN_FILE is "${path}", but it must be a file that is not empty.`,
        `AUTH_SECRET_FILE is "${path}", but it must be not set, because AUTH_SECRET is set too.`,
      ]);
    });

    it('checks the content as it checks the variable, and never repeats it', () => {
      writeFileSync(path, 'mysql://ann:hunter2@db/notes');
      const [error] = errorsOf({ DATABASE_URL_FILE: path });
      expect(error?.variable).toBe('DATABASE_URL');
      expect(error && configErrorSentence(error)).not.toContain('hunter2');
    });
  });

  it('recognises the addresses of trusted proxies', () => {
    const config = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
    if (!config.ok) throw new Error('expected a valid configuration');
    expect(config.value.trustedProxies.includes('10.2.3.4')).toBe(true);
    expect(config.value.trustedProxies.includes('::1')).toBe(true);
    expect(config.value.trustedProxies.includes('11.2.3.4')).toBe(false);
  });
});
