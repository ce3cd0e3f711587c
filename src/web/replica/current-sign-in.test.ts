import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signInWatch } from './current-sign-in.ts';

describe('a tab’s sign-in', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
    kept.set('mensana-account', JSON.stringify({ signInId: 'one' }));
  });

  it('is current while the device has it', () => {
    expect(signInWatch('one')()).toBe(true);
  });

  it('is over as soon as another tab signed out, or somebody else in', () => {
    const isCurrent = signInWatch('one');
    kept.set('mensana-account', JSON.stringify({ signInId: 'two' }));
    expect(isCurrent()).toBe(false);
    kept.delete('mensana-account');
    expect(isCurrent()).toBe(false);
  });

  it('is over while its data is being removed, also before the account itself is', () => {
    const isCurrent = signInWatch('one');
    kept.set('mensana-sign-out', 'wipe');
    expect(isCurrent()).toBe(false);
  });

  it('counts as current where the device could not remember it at all', () => {
    kept.clear();
    expect(signInWatch('one')()).toBe(true);
  });

  it('counts as current where the device lets nothing be read', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('Not here', 'SecurityError');
      },
    });
    expect(signInWatch('one')()).toBe(true);
  });

  it('is over where what the device remembers is not readable any more', () => {
    const isCurrent = signInWatch('one');
    kept.set('mensana-account', '{');
    expect(isCurrent()).toBe(false);
  });
});
