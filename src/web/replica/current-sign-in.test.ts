import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signInWatch } from './current-sign-in.ts';

describe('a tab’s sign-in', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
    kept.set('mensana-account', JSON.stringify({ signInId: 'one' }));
  });

  it('is current while the device has it stored', () => {
    expect(signInWatch('one')()).toBe(true);
  });

  it('ends as soon as another tab signs out, or another user signs in', () => {
    const isCurrent = signInWatch('one');
    kept.set('mensana-account', JSON.stringify({ signInId: 'two' }));
    expect(isCurrent()).toBe(false);
    kept.delete('mensana-account');
    expect(isCurrent()).toBe(false);
  });

  it('ends while its data is being removed, even before the account is', () => {
    const isCurrent = signInWatch('one');
    kept.set('mensana-sign-out', 'wipe');
    expect(isCurrent()).toBe(false);
  });

  it('counts as current if the device could not store it', () => {
    kept.clear();
    expect(signInWatch('one')()).toBe(true);
  });

  it('counts as current if storage cannot be read', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('Not here', 'SecurityError');
      },
    });
    expect(signInWatch('one')()).toBe(true);
  });

  it('ends if the stored account is no longer readable', () => {
    const isCurrent = signInWatch('one');
    kept.set('mensana-account', '{');
    expect(isCurrent()).toBe(false);
  });
});
