import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrCreateSecret } from './data-dir.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mensana-data-dir-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('the secret is created once and is readable by its owner only', () => {
  const made = readOrCreateSecret(directory);
  expect(made.length).toBeGreaterThanOrEqual(43);
  expect(readOrCreateSecret(directory)).toBe(made);
  expect(statSync(join(directory, 'secret')).mode & 0o077).toBe(0);
});

it('an empty secret file is replaced, so nothing is signed with it', () => {
  const file = join(directory, 'secret');
  writeFileSync(file, '\n');
  const made = readOrCreateSecret(directory);
  expect(made).not.toBe('');
  expect(readFileSync(file, 'utf8')).toBe(made);
});
