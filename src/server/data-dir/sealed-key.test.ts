import { expect, it } from 'vitest';
import { keySealer } from './sealed-key.ts';

const sealer = keySealer('the secret of this server');

it('a sealed key is opened for its user, and is not readable', () => {
  const sealed = sealer.seal('ann', 'the key of Änn');
  expect(sealer.open('ann', sealed)).toBe('the key of Änn');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('key');
  expect(sealer.seal('ann', 'the key of Änn')).not.toBe(sealed);
});

it.each<readonly [string, (sealed: string) => string | null]>([
  ['for another user', (sealed) => sealer.open('bob', sealed)],
  ['with another secret', (sealed) => keySealer('another secret').open('ann', sealed)],
  [
    'if a byte was changed',
    (sealed) => sealer.open('ann', `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`),
  ],
  ['if it is cut', (sealed) => sealer.open('ann', sealed.slice(0, 20))],
  ['if it is empty', () => sealer.open('ann', '')],
])('a sealed key cannot be opened %s', (_, open) => {
  expect(open(sealer.seal('ann', 'a key of 16 char'))).toBeNull();
});
