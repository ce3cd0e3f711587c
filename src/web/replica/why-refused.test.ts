import { afterEach, describe, expect, it, vi } from 'vitest';
import { whyRefused } from './why-refused.ts';

const ada = { uid: 'ada', email: 'ada@example.org', createdAt: 1, lastSignInAt: 1 };

function answer(status: number, body: unknown): void {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
}

describe('why a device is not let in', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['account/session-unknown', 'sign-in'],
    ['account/session-revoked', 'session-revoked'],
    ['account/deleted', 'account-deleted'],
  ])('SY33a is the account’s word %s: %s', async (code, reason) => {
    answer(401, { error: { code, uid: 'ada' } });
    expect(await whyRefused('ada')).toBe(reason);
  });

  it.each(['account/session-revoked', 'account/deleted'])(
    'SY33b is that somebody else’s sign-in ended, which removes nothing here: %s',
    async (code) => {
      answer(401, { error: { code, uid: 'ben' } });
      expect(await whyRefused('ada')).toBe('sign-in');
    },
  );

  it('is the network where the session stands', async () => {
    answer(200, { user: ada });
    expect(await whyRefused('ada')).toBe('lost');
  });

  it('is that somebody else is signed in', async () => {
    answer(200, { user: { ...ada, uid: 'ben' } });
    expect(await whyRefused('ada')).toBe('sign-in');
  });

  it.each([
    ['a portal’s page', 200, '<html>Welcome to our network</html>'],
    ['a broken answer', 401, '{'],
    ['a failing server', 503, { error: { code: 'live/stopping' } }],
  ])('is the network for %s', async (_, status, body) => {
    answer(status, body);
    expect(await whyRefused('ada')).toBe('lost');
  });
});
