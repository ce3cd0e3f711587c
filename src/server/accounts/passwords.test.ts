import { describe, expect, it } from 'vitest';
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts';

function reasonOf(password: string, min = 8): string | null {
  const checked = checkNewPassword(password, min);
  return checked.ok ? null : checked.error.reason;
}

describe('a new password', () => {
  it.each([
    'password',
    'PassWord1',
    'iloveyou',
    'qwertyuiop',
    '1q2w3e4r',
    'aaaaaaaa',
    'xyxyxyxy',
    '87654321',
    'Summer2026',
    'dragondragon',
  ])('cannot be %s, which is easy to guess', (common) => {
    expect(reasonOf(common)).toBe('common');
  });

  it.each(['quiet river stone', 'kjh7 2mx', 'дождь в мае', '雨の日は本を読む', '🐟🐟🐠🐠🐡🐡🦈🦈'])(
    'can be %s',
    (fine) => {
      expect(reasonOf(fine)).toBeNull();
    },
  );

  it('is measured in characters, not in code units', () => {
    expect(reasonOf('🐟🐠🐡🦈')).toBe('too-short');
    expect(reasonOf('é'.normalize('NFD').repeat(4))).toBe('too-short');
    expect(reasonOf('🐟🐠🐡🦈'.repeat(64))).toBeNull();
    expect(reasonOf(`${'🐟🐠🐡🦈'.repeat(64)}x`)).toBe('too-long');
  });

  it('has the minimum length from the configuration', () => {
    expect(reasonOf('kjh72m', 6)).toBeNull();
    expect(reasonOf('kjh72mx9q', 10)).toBe('too-short');
  });
});

describe('a stored password', () => {
  it('contains its hashing parameters and is hashed differently each time', async () => {
    const [one, two] = await Promise.all([hashPassword('quiet river stone'), hashPassword('quiet river stone')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
  });

  it('is verified by the same characters only', async () => {
    const hash = await hashPassword(' Quiet river ﬁsh ');
    expect(await verifyPassword(hash, ' Quiet river fish ')).toBe(true); // NFKC turns the ligature into two letters
    expect(await verifyPassword(hash, 'Quiet river fish')).toBe(false);
    expect(await verifyPassword(hash, ' quiet river fish ')).toBe(false);
  });

  it('of another format verifies nothing', async () => {
    expect(await verifyPassword('', '')).toBe(false);
    expect(await verifyPassword('quiet river stone', 'quiet river stone')).toBe(false);
    expect(await verifyPassword('$2b$10$abcdefghijklmnopqrstuv', 'x')).toBe(false);
  });
});
