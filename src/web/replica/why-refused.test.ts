import { afterEach, describe, expect, it, vi } from 'vitest';
import { whyRefused } from './why-refused.ts';

const ada = { uid: 'ada', email: 'ada@example.org', createdAt: 1, lastSignInAt: 1 };

function answer(status: number, body: unknown): void {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
}

describe('the reason for a refused connection', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['account/session-unknown', 'sign-in'],
    ['account/session-revoked', 'session-revoked'],
    ['account/deleted', 'account-deleted'],
  ])('SY33a follows the account’s answer %s: %s', async (code, reason) => {
    answer(401, { error: { code, uid: 'ada' } });
    expect(await whyRefused('ada')).toBe(reason);
  });

  it.each(['account/session-revoked', 'account/deleted'])(
    'SY33b is a required sign-in, which removes nothing here, if the answer is about another user: %s',
    async (code) => {
      answer(401, { error: { code, uid: 'ben' } });
      expect(await whyRefused('ada')).toBe('sign-in');
    },
  );

  it('is a blocked socket if the session is valid', async () => {
    answer(200, { user: ada });
    expect(await whyRefused('ada')).toBe('blocked');
  });

  it('is a required sign-in if another user is signed in', async () => {
    answer(200, { user: { ...ada, uid: 'ben' } });
    expect(await whyRefused('ada')).toBe('sign-in');
  });

  it.each([
    ['the page of a captive portal', 200, '<html>Welcome to our network</html>'],
    ['a malformed response', 401, '{'],
    ['a failing server', 503, { error: { code: 'live/stopping' } }],
  ])('is the network after %s', async (_, status, body) => {
    answer(status, body);
    expect(await whyRefused('ada')).toBe('lost');
  });
});
