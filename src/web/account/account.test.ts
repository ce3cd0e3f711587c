import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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

beforeEach(() => {
  vi.resetModules();
  kept = new FakeStorage();
  asked = [];
  turnsAsked = [];
  turnsRunning = 0;
  vi.stubGlobal('window', Object.assign(new EventTarget(), { isSecureContext: true, matchMedia: () => ({}) }));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true, locks: { request: inTurn() } });
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
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
