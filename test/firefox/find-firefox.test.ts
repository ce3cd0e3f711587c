import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFirefox } from './find-firefox.ts';

test('Firefox is the program that FIREFOX names, or else the one on the path, also with the name that Debian gives it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mensana-find-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [own, packaged] = [join(folder, 'own'), join(folder, 'firefox-esr')];
  const PATH = ['/nowhere', folder].join(delimiter);
  expect(findFirefox({ PATH })).toBe(null);
  for (const program of [own, packaged]) {
    await writeFile(program, '');
    await chmod(program, 0o755);
  }
  expect(findFirefox({ PATH })).toBe(packaged);
  expect(findFirefox({ PATH, FIREFOX: own })).toBe(own);
  expect(findFirefox({ PATH, FIREFOX: join(folder, 'missing') })).toBe(null);
});
