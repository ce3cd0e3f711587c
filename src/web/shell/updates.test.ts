import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A fake of the browser's service worker registration. */
class Registration extends EventTarget {
  active: object | null = {};
  waiting: { readonly postMessage: (message: unknown) => void } | null = null;
  installing: (EventTarget & { state?: string }) | null = null;
  readonly update = () => Promise.resolve();

  /** Starts the installation of a newer version. */
  find(): void {
    this.installing = new EventTarget();
    this.dispatchEvent(new Event('updatefound'));
  }

  install(): readonly unknown[] {
    const told: unknown[] = [];
    this.waiting = { postMessage: (message) => told.push(message) };
    this.installing?.dispatchEvent(new Event('statechange'));
    return told;
  }
}

let registration: Registration;
let workers: EventTarget & { controller: object | null; register: () => Promise<Registration | undefined> };

/** Loads the module again for each test, since it keeps its state for the lifetime of a page. */
async function openPage() {
  vi.resetModules();
  const updates = await import('./updates.ts');
  let told = 0;
  updates.onAppChange(() => {
    told += 1;
  });
  updates.registerServiceWorker();
  await Promise.resolve();
  return { updates, told: () => told };
}

beforeEach(() => {
  registration = new Registration();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', new EventTarget());
  workers = Object.assign(new EventTarget(), { controller: {}, register: () => Promise.resolve(registration) });
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('a newer version of the app', () => {
  it('is announced when it is waiting', async () => {
    const { updates, told } = await openPage();
    registration.find();
    expect(updates.isUpdateReady()).toBe(false);
    registration.install();
    expect(updates.isUpdateReady()).toBe(true);
    expect(told()).toBe(1);
  });

  it('is announced if it was found before the page subscribed', async () => {
    registration.find();
    const { updates, told } = await openPage();
    registration.install();
    expect(updates.isUpdateReady()).toBe(true);
    expect(told()).toBe(1);
  });

  it('is announced if it was waiting before the page was opened', async () => {
    registration.install();
    const { updates } = await openPage();
    expect(updates.isUpdateReady()).toBe(true);
  });

  it('is not announced if the app is installed for the first time', async () => {
    registration.active = null;
    const { updates } = await openPage();
    registration.find();
    registration.install();
    expect(updates.isUpdateReady()).toBe(false);
  });

  it('is activated once everything is stored, even if one store fails', async () => {
    const { updates } = await openPage();
    registration.find();
    const told = registration.install();
    let stored: () => void = () => {};
    updates.beforeUpdate(() => Promise.reject(new Error('the disk is full')));
    updates.beforeUpdate(() => new Promise((done) => (stored = done)));
    const taken = updates.takeUpdate();
    await Promise.resolve();
    expect(told).toEqual([]);
    stored();
    await taken;
    expect(told).toEqual(['skip-waiting']);
  });
});

describe('missing offline support', () => {
  beforeEach(() => {
    workers.controller = null;
    registration.active = null;
  });

  it.each<readonly [string, () => void]>([
    ['has no service workers', () => vi.stubGlobal('navigator', { onLine: true })],
    ['does not let the page see them', () => vi.stubGlobal('navigator', navigatorThatThrows())],
    ['refuses to register one', () => (workers.register = () => Promise.reject(new DOMException('', 'SecurityError')))],
    ['throws at once', () => (workers.register = () => fail(new DOMException('', 'NotSupportedError')))],
    ['answers with nothing', () => (workers.register = () => Promise.resolve(undefined))],
  ])('is detected if the browser %s', async (_, arrange) => {
    arrange();
    const { updates, told } = await openPage();
    await settled();
    expect([updates.isOfflineStartRefused(), told()]).toEqual([true, 1]);
  });

  it('is detected if the first service worker cannot be installed', async () => {
    registration.installing = new EventTarget();
    const { updates } = await openPage();
    expect(updates.isOfflineStartRefused()).toBe(false);
    registration.installing.state = 'redundant';
    registration.installing.dispatchEvent(new Event('statechange'));
    expect(updates.isOfflineStartRefused()).toBe(true);
  });

  it('is not reported if the service worker file could not be loaded', async () => {
    workers.register = () => Promise.reject(new TypeError('Failed to fetch'));
    const { updates } = await openPage();
    await settled();
    expect(updates.isOfflineStartRefused()).toBe(false);
  });

  it('is not reported if the app is cached from an earlier visit', async () => {
    workers.controller = {};
    workers.register = () => Promise.resolve(undefined);
    const { updates } = await openPage();
    await settled();
    expect(updates.isOfflineStartRefused()).toBe(false);
  });
});

function navigatorThatThrows(): object {
  return Object.defineProperty({ onLine: true }, 'serviceWorker', {
    get: () => fail(new DOMException('', 'SecurityError')),
  });
}

function fail(error: unknown): never {
  throw error;
}

/** Resolves once the fake has answered the registration. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
