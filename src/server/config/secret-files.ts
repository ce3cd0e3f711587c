import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { errorCodeOf } from '../log/log.ts';
import type { ConfigError } from './config-error.ts';

/** Variables with a secret. Each can be replaced by one that ends in `_FILE`, with the path of a file that holds it. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'S3_ACCESS_KEY_ID',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'AUTH_SECRET',
  'S3_SECRET_ACCESS_KEY',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the environment with the secrets from the files that it names, each without its trailing line break. */
export function readSecretFiles(environment: Variables): Result<Variables, readonly ConfigError[]> {
  const errors: ConfigError[] = [];
  const secrets: Record<string, string> = {};
  for (const name of secretVariables) {
    const variable = `${name}_FILE`;
    const path = environment[variable] ?? '';
    if (path === '') continue;
    const refuse = (expected: string) =>
      errors.push({ code: 'config/value-invalid', variable, found: JSON.stringify(path), expected });
    if ((environment[name] ?? '') !== '') {
      refuse(`not set, because ${name} is set too`);
      continue;
    }
    try {
      const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (secret === '') refuse('a file that is not empty');
      else secrets[name] = secret;
    } catch (error) {
      refuse(`a file that the server can read (${errorCodeOf(error) ?? 'unknown error'})`);
    }
  }
  return errors.length > 0 ? err(errors) : ok({ ...environment, ...secrets });
}
