import { describe, expect, it } from 'vitest';
import { configErrorSentence, readConfig } from './config.ts';

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
      publicUrl: null,
      signUp: 'open',
      passwordMin: 8,
      databaseUrl: null,
    });
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
    ['DATABASE_URL', 'mysql://localhost/x'],
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

  it('requires the public address if the server listens on more than this machine', () => {
    expect(errorsOf({ HOST: '0.0.0.0' })).toMatchObject([{ variable: 'PUBLIC_URL', found: 'not set' }]);
    expect(errorsOf({ HOST: '0.0.0.0', PUBLIC_URL: 'https://notes.example.org/' })).toEqual([]);
  });

  it('recognises the addresses of trusted proxies', () => {
    const config = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
    if (!config.ok) throw new Error('expected a valid configuration');
    expect(config.value.trustedProxies.includes('10.2.3.4')).toBe(true);
    expect(config.value.trustedProxies.includes('::1')).toBe(true);
    expect(config.value.trustedProxies.includes('11.2.3.4')).toBe(false);
  });
});
