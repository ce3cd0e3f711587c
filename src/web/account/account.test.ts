import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageAccount } from './account.ts';

const user = { uid: 'ann', email: 'ann@example.org', createdAt: 1, lastSignInAt: 1 };
const page = { known: false } as const;

/** The three methods are inherited, so that the object's own keys are only the stored keys, as in a browser. */
class FakeStorage {
  [key: string]: unknown;
}
Object.assign(FakeStorage.prototype, {
  getItem(this: FakeStorage, key: string) {
    return this[key] ?? null;
  },
  setItem(this: FakeStorage, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: FakeStorage, key: string) {
    delete this[key];
  },
});

let kept: FakeStorage;
let asked: { readonly path: string; readonly body: unknown }[];
/** The names of the requested locks, in order. */
let turnsAsked: string[];
let turnsRunning: number;
/** The answer to the question who is signed in. */
let current: () => Response | Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  kept = new FakeStorage();
  asked = [];
  turnsAsked = [];
  turnsRunning = 0;
  current = () => Response.json({ user });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { isSecureContext: true, matchMedia: () => ({}) }));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true, locks: { request: inTurn() } });
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (path === '/api/account') return current();
    if (path.endsWith('/sign-out')) return new Response(null, { status: 204 });
    return Response.json(path.endsWith('/options') ? { passwordMin: 8 } : { user, url: 'https://provider.example/' });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Grants locks in request order, as a browser does. */
function inTurn() {
  const last = new Map<string, Promise<unknown>>();
  return (name: string, _options: unknown, work: () => Promise<unknown>) => {
    turnsAsked.push(name);
    turnsRunning += 1;
    const done = Promise.resolve(last.get(name))
      .then(work)
      .finally(() => {
        turnsRunning -= 1;
      });
    last.set(name, done);
    return done;
  };
}

/** Loads a separate copy of the account module, as each tab has one. Its wipe runs until the test lets it finish. */
async function openTab() {
  const account = await import('./account.ts');
  const { accountApi } = await import('./account-api.ts');
  const { accountState } = await import('./state.ts');
  const { onWipe } = await import('./sign-out.ts');
  const wiping = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  onWipe(() => {
    wiping.resolve();
    return ends.promise;
  });
  return { ...account, accountApi, accountState, wiping: wiping.promise, endWipe: ends.resolve };
}

const signedIn = () => JSON.stringify({ user, signInId: 'one', needsSignIn: false });
/**
 * Resolves when all pending work has been done. The fakes answer within the same task, so nothing else has to be
 * awaited.
 */
const settled = () => new Promise((done) => setImmediate(done));
const signOuts = () => asked.filter(({ path }) => path.endsWith('/sign-out')).length;

describe('signing out', () => {
  it('stays marked until all data is removed, whatever the sign-in page requests during that time', async () => {
    kept['mensana-account'] = signedIn();
    const tab = await openTab();
    tab.startAccount(page);
    const left = tab.leave();
    await tab.wiping;
    expect((await tab.accountApi.options()).ok).toBe(true);
    expect(kept['mensana-sign-out']).toBe('wipe');
    tab.endWipe();
    await left;
    await vi.waitFor(() => expect(Object.keys(kept)).toEqual([]), 20_000);
  });

  it.each(['the same tab', 'another tab'])('SY34c delays any sign-in until it has finished, in %s', async (where) => {
    kept['mensana-account'] = signedIn();
    const tab = await openTab();
    tab.startAccount(page);
    const left = tab.leave();
    await tab.wiping;
    if (where === 'another tab') vi.resetModules();
    const other = where === 'another tab' ? await openTab() : tab;
    const came = other.signIn('signIn', { email: user.email, password: 'a long one', sharedComputer: false });
    await settled();
    expect(turnsAsked).toEqual(['mensana-wipe', 'mensana-wipe']); // one for the sign-out, one for the sign-in
    expect(asked.map(({ path }) => path)).not.toContain('/api/account/sign-in');
    tab.endWipe();
    await left;
    expect((await came).ok).toBe(true);
    await settled();
    expect(turnsRunning).toBe(0);
    expect(signOuts()).toBe(1);
    expect(asked.at(-1)?.path).toBe('/api/account/sign-in');
    expect(JSON.parse(String(kept['mensana-account']))).toMatchObject({ user: { uid: 'ann' }, needsSignIn: false });
    expect(JSON.parse(String(kept['mensana-account'])).signInId).not.toBe('one');
  });

  it('resumes at the next start if interrupted, first on the device and then on the server', async () => {
    Object.assign(kept, { 'mensana-account': signedIn(), 'mensana-sign-out': 'wipe' });
    const tab = await openTab();
    tab.startAccount(page);
    expect(tab.accountState()).toEqual({ kind: 'signed-out', because: 'left' });
    await tab.wiping;
    expect(signOuts()).toBe(0);
    tab.endWipe();
    await vi.waitFor(() => expect(Object.keys(kept)).toEqual([]), 20_000);
    expect(signOuts()).toBe(1);
  });

  it('removes what was shared before it is marked, and when resumed leaves what was shared since', async () => {
    kept['mensana-account'] = signedIn();
    const deleted: unknown[] = [];
    const marked = () => deleted.push(kept['mensana-sign-out']) > 0;
    Object.assign(window, { caches: { delete: async () => marked() } });
    const tab = await openTab();
    tab.startAccount(page);
    const left = tab.leave();
    await tab.wiping;
    expect(deleted).toEqual([undefined]);
    expect(kept['mensana-sign-out']).toBe('wipe');
    const next = await openTab();
    next.startAccount(page);
    tab.endWipe();
    next.endWipe();
    await left;
    await vi.waitFor(() => expect(Object.keys(kept)).toEqual([]), 20_000);
    expect(deleted).toEqual([undefined]);
  });

  it('still ends the session on the server if interrupted after the account was removed from the device', async () => {
    kept['mensana-sign-out'] = 'wipe';
    const tab = await openTab();
    tab.startAccount(page);
    await vi.waitFor(() => expect(Object.keys(kept)).toEqual([]), 20_000);
    expect(signOuts()).toBe(1);
  });
});

describe('signing in with a provider', () => {
  it.each([true, false])('tells the server whether this is a shared computer: %s', async (sharedComputer) => {
    const tab = await openTab();
    const wish = { next: '/dashboard', sharedComputer, invitation: '' };
    expect(await tab.signInByProvider(wish)).toMatchObject({ ok: true });
    expect(asked).toEqual([{ path: '/api/account/sign-in/provider', body: wish }]);
  });
});

/** Answers as the server does when a session has ended. */
const refused = (code: string, uid?: string) => () => Response.json({ error: { code, uid } }, { status: 401 });
const offline = () => Promise.reject(new TypeError('no server'));
const questions = () => asked.filter(({ path }) => path === '/api/account').length;

/** Starts the app; without an account, with the one that is embedded in the page. */
async function start(...from: readonly [PageAccount?]) {
  const tab = await openTab();
  tab.endWipe();
  tab.startAccount(...from);
  const shown = tab.accountState();
  await settled();
  return { ...tab, shown };
}

describe('a start', () => {
  it.each([
    ['unknown', refused('account/session-unknown')],
    ['that of someone else', refused('account/session-revoked', 'ben')],
  ])('with a session that is %s keeps the data of the device, and asks to sign in', async (_, answer) => {
    kept['mensana-account'] = signedIn();
    current = answer;
    const { shown, accountState } = await start(page);
    expect(shown).toMatchObject({ kind: 'signed-in', session: 'alive', signInId: 'one' });
    expect(accountState()).toMatchObject({ kind: 'signed-in', session: 'needs-sign-in', signInId: 'one' });
    expect(JSON.parse(String(kept['mensana-account'])).needsSignIn).toBe(true);
  });

  it('with a revoked session removes the data of the device', async () => {
    Object.assign(kept, { 'mensana-account': signedIn(), 'mensana-ann-cards': '1', 'mensana-ben-cards': '1' });
    const deleted: string[] = [];
    vi.stubGlobal('indexedDB', {
      databases: async () => [{ name: 'mensana-ann-one' }, { name: 'mensana-ben-two' }, {}],
      deleteDatabase: (name: string) => {
        deleted.push(name);
        const deletion = { onsuccess: () => {} };
        setImmediate(() => deletion.onsuccess());
        return deletion;
      },
    });
    current = refused('account/session-revoked', 'ann');
    const { accountState } = await start(page);
    await vi.waitFor(() => expect(Object.keys(kept)).toEqual(['mensana-ben-cards']));
    expect(accountState()).toEqual({ kind: 'signed-out', because: 'revoked' });
    expect(deleted).toEqual(['mensana-ann-one']);
    expect(signOuts()).toBe(0);
  });

  it('with a deleted account keeps the data until the user removes it', async () => {
    kept['mensana-account'] = signedIn();
    current = refused('account/deleted', 'ann');
    const { accountState, forgetDeletedAccount } = await start(page);
    expect(accountState()).toMatchObject({ kind: 'signed-in', session: 'account-deleted' });
    expect(kept['mensana-account']).toBe(signedIn());
    await forgetDeletedAccount();
    expect(accountState()).toEqual({ kind: 'signed-out', because: 'deleted' });
    expect(Object.keys(kept)).toEqual([]);
  });

  it('without a server shows the account of the device, and asks again when the browser comes online', async () => {
    kept['mensana-account'] = signedIn();
    current = offline;
    const { accountState } = await start(page);
    expect(accountState()).toMatchObject({ kind: 'signed-in', session: 'alive' });
    expect(questions()).toBe(1);
    current = refused('account/session-unknown');
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(accountState()).toMatchObject({ session: 'needs-sign-in' });
    expect(questions()).toBe(2);
  });

  it('asks the server again when the page is shown, at most once an hour', async () => {
    kept['mensana-account'] = signedIn();
    await start(page);
    const show = async (minutes: number) => {
      const now = vi.spyOn(Date, 'now').mockReturnValue(began + minutes * 60_000);
      document.dispatchEvent(new Event('visibilitychange'));
      await settled();
      now.mockRestore();
      return questions();
    };
    const began = Date.now();
    expect(await show(59)).toBe(1);
    expect(await show(61)).toBe(2);
    expect(await show(90)).toBe(2);
  });

  it('shows the account of the page rather than another one of the device', async () => {
    kept['mensana-account'] = signedIn();
    const ben = { ...user, uid: 'ben', email: 'ben@example.org' };
    current = () => Response.json({ user: ben });
    vi.stubGlobal('document', Object.assign(new EventTarget(), embedded(JSON.stringify(ben))));
    const { shown } = await start();
    expect(shown).toMatchObject({ kind: 'signed-in', user: { uid: 'ben' } });
    expect(JSON.parse(String(kept['mensana-account'])).user.uid).toBe('ben');
  });

  it.each(['', 'no JSON', '{"uid":7}'])('ignores an account in the page that cannot be read: %j', async (text) => {
    kept['mensana-account'] = signedIn();
    vi.stubGlobal('document', Object.assign(new EventTarget(), embedded(text)));
    expect((await start()).shown).toMatchObject({ user: { uid: 'ann' }, signInId: 'one' });
  });

  it('of someone who is signed out asks nothing, unless they come back from a provider', async () => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), embedded('null')));
    expect((await start()).accountState()).toEqual({ kind: 'signed-out', because: 'never-signed-in' });
    expect(questions()).toBe(0);
    kept['mensana-at-provider'] = '1';
    const { accountState } = await start(page);
    expect(accountState()).toMatchObject({ kind: 'signed-in', user: { uid: 'ann' } });
    expect(kept['mensana-at-provider']).toBeUndefined();
  });

  it('on a shared computer waits for the server, and stores nothing', async () => {
    kept['mensana-shared-computer'] = '1';
    const { shown, accountState } = await start(page);
    expect(shown).toEqual({ kind: 'loading' });
    expect(accountState()).toMatchObject({ kind: 'signed-in', isShared: true });
    expect(Object.keys(kept)).toEqual(['mensana-shared-computer']);
  });

  it('on a shared computer without a session is signed out', async () => {
    kept['mensana-shared-computer'] = '1';
    current = refused('account/session-unknown');
    expect((await start(page)).accountState()).toEqual({ kind: 'signed-out', because: 'never-signed-in' });
  });
});

/** Embeds an account in the page, as the server does. */
function embedded(textContent: string) {
  return { getElementById: (id: string) => (id === 'account' ? { textContent } : null) };
}

describe('another tab', () => {
  const hear = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: 'mensana-account' }));

  it.each([
    ['is signing out', { 'mensana-sign-out': 'wipe' }],
    ['has signed out', { 'mensana-account': undefined }],
  ])('that %s signs this one out', async (_, change) => {
    kept['mensana-account'] = signedIn();
    const { accountState } = await start(page);
    Object.assign(kept, change);
    hear();
    expect(accountState()).toEqual({ kind: 'signed-out', because: 'left' });
  });

  it('that signs in or loses the session changes this one', async () => {
    const { accountState } = await start({ known: true, user: null });
    expect(accountState().kind).toBe('signed-out');
    kept['mensana-account'] = signedIn();
    hear();
    expect(accountState()).toMatchObject({ kind: 'signed-in', signInId: 'one', session: 'alive' });
    kept['mensana-account'] = JSON.stringify({ user, signInId: 'one', needsSignIn: true });
    hear();
    expect(accountState()).toMatchObject({ kind: 'signed-in', session: 'needs-sign-in' });
  });
});

describe('a question before signing out', () => {
  it('keeps the user signed in if the answer is no, and is not asked once its page is gone', async () => {
    kept['mensana-account'] = signedIn();
    const tab = await start(page);
    const { onSignOut } = await import('./sign-out.ts');
    const questionsOf: string[] = [];
    const stop = onSignOut(async () => {
      questionsOf.push('unsent');
      return 'cancel';
    });
    onSignOut(async () => {
      questionsOf.push('later');
      return 'proceed';
    });
    expect(await tab.leave()).toBe('stayed');
    expect(questionsOf).toEqual(['unsent']);
    expect(JSON.parse(String(kept['mensana-account']))).toMatchObject({ signInId: 'one', needsSignIn: false });
    stop();
    expect(await tab.leave()).toBe('left');
    expect(questionsOf).toEqual(['unsent', 'later']);
    await vi.waitFor(() => expect(Object.keys(kept)).toEqual([]), 20_000);
  });
});

describe('signing in', () => {
  it('on a shared computer stores no account', async () => {
    const tab = await start({ known: true, user: null });
    await tab.signIn('signIn', { email: user.email, password: 'a long one', sharedComputer: true });
    expect(tab.accountState()).toMatchObject({ kind: 'signed-in', isShared: true });
    expect(Object.keys(kept)).toEqual(['mensana-shared-computer']);
  });

  it('that the server refuses changes nothing', async () => {
    const tab = await start({ known: true, user: null });
    vi.stubGlobal('fetch', async () => refused('account/credentials-wrong')());
    const answer = await tab.signIn('signIn', { email: user.email, password: 'wrong', sharedComputer: false });
    expect(answer).toMatchObject({ ok: false, error: { code: 'account/credentials-wrong' } });
    expect(tab.accountState().kind).toBe('signed-out');
    expect(Object.keys(kept)).toEqual([]);
  });
});
