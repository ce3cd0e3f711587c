import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser says of the app that it keeps. */
class Registration extends EventTarget {
  active: object | null = {};
  waiting: { readonly postMessage: (message: unknown) => void } | null = null;
  installing: EventTarget | null = null;
  readonly update = () => Promise.resolve();

  /** A newer version begins to be installed. */
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

/** The module keeps what it knows for the page's life: each test is a page. */
async function openPage() {
  vi.resetModules();
  const updates = await import('./updates.ts');
  let told = 0;
  updates.onUpdateReady(() => {
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
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker, onLine: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('a newer version of the app', () => {
  it('is told of when it waits to be taken', async () => {
    const { updates, told } = await openPage();
    registration.find();
    expect(updates.isUpdateReady()).toBe(false);
    registration.install();
    expect(updates.isUpdateReady()).toBe(true);
    expect(told()).toBe(1);
  });

  it('is told of where it was found before the page listened', async () => {
    registration.find();
    const { updates, told } = await openPage();
    registration.install();
    expect(updates.isUpdateReady()).toBe(true);
    expect(told()).toBe(1);
  });

  it('is told of where it waited before the page was opened', async () => {
    registration.install();
    const { updates } = await openPage();
    expect(updates.isUpdateReady()).toBe(true);
  });

  it('is none where the app is installed for the first time', async () => {
    registration.active = null;
    const { updates } = await openPage();
    registration.find();
    registration.install();
    expect(updates.isUpdateReady()).toBe(false);
  });

  it('is taken once everything is stored, though one store fails', async () => {
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
