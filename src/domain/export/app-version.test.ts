import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appVersion } from './app-version.ts';

it('the version in exports is that of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(appVersion).toBe(version);
});
