import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openWorkout } from '../testing/index.ts';
import { deviceChoices } from './device-choices.ts';

const sound = 'Sound when rest is over';
const notify = 'Notify me when the app is in the background';
const awake = 'Keep the screen on during a workout';

/** Replaces the browser's notifications, whose permission a test cannot answer. */
function stubNotices(answer: NotificationPermission): void {
  let permission: NotificationPermission = 'default';
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      permission = answer;
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** Replaces the wake lock, which a browser without a screen refuses. */
function stubWakeLock() {
  const locks: { readonly lock: EventTarget; isHeld: boolean }[] = [];
  let isRefused = false;
  const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    if (isRefused) throw new DOMException('The battery is low', 'NotAllowedError');
    const entry = { lock: new EventTarget(), isHeld: true };
    locks.push(entry);
    const release = async () => {
      entry.isHeld = false;
      entry.lock.dispatchEvent(new Event('release'));
    };
    return Object.assign(entry.lock, { release }) as unknown as WakeLockSentinel;
  });
  onTestFinished(() => request.mockRestore());
  return {
    held: () => locks.filter(({ isHeld }) => isHeld).length,
    requests: () => request.mock.calls.length,
    /** Releases the lock, as the browser does when it saves battery, and refuses further ones. */
    takeBack: () => {
      isRefused = true;
      for (const entry of locks) {
        entry.isHeld = false;
        entry.lock.dispatchEvent(new Event('release'));
      }
    },
    allow: () => {
      isRefused = false;
    },
  };
}

/** Opens the settings of a running rest timer. */
async function openSettings() {
  onTestFinished(() => {
    deviceChoices.awake.set(false);
    deviceChoices.notify.set(false);
  });
  const set = { load: 100, reps: 5 };
  const app = await openWorkout({ plan: { 'back-squat': [set, set] } });
  const { screen } = app;
  await screen.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await screen.getByRole('button', { name: 'Rest timer settings' }).click();
  const toggle = (name: string) => screen.getByRole('switch', { name });
  await expect.element(toggle(sound)).toBeVisible();
  // of the settings that the test before left open: it would take a press at the same place
  await expect.poll(() => document.querySelector('[data-second-click-shield]')).toBeNull();
  return { ...app, toggle, rest: () => app.store.record('preferences', 'main').entry?.value.rest };
}

test('sound and vibration are chosen for all devices', async () => {
  const { toggle, rest } = await openSettings();
  await expect.element(toggle(sound)).toBeChecked();
  await toggle(sound).click({ force: true });
  await toggle('Vibrate').click({ force: true });
  await expect.poll(rest).toMatchObject({ sound: false, vibrate: false });
  await toggle(sound).click({ force: true });
  await expect.poll(rest).toMatchObject({ sound: true, vibrate: false });
});

test('the rest of an exercise is changed for this workout and for later ones', async () => {
  const { screen, stored, store } = await openSettings();
  const length = screen.getByRole('button', { name: /Rest after .*squat/i });
  await length.click();
  await screen.getByRole('option', { name: 'None' }).click();
  const restSeconds = () => store.records('exercises').map(({ value }) => value.restSeconds);
  await expect.poll(restSeconds).toEqual([0]);
  await length.click();
  await screen.getByRole('option', { name: /^Default/ }).click();
  await expect.poll(restSeconds).toEqual([undefined]);
  expect(stored()?.exercises['back-squat']?.restSeconds).toBeUndefined();
});

describe('notifications', () => {
  test('are on once the browser allows them', async () => {
    stubNotices('granted');
    const { toggle } = await openSettings();
    await expect.element(toggle(notify)).not.toBeChecked();
    await toggle(notify).click({ force: true });
    await expect.element(toggle(notify)).toBeChecked();
    expect(deviceChoices.notify.value).toBe(true);
    await toggle(notify).click({ force: true });
    await expect.element(toggle(notify)).not.toBeChecked();
  });

  test('that the user denies stay off, and say where to allow them', async () => {
    stubNotices('denied');
    const { screen, toggle } = await openSettings();
    await toggle(notify).click({ force: true });
    await expect.element(screen.getByText(/^Notifications are blocked for this site/)).toBeVisible();
    await expect.element(toggle(notify)).not.toBeChecked();
    await expect.element(toggle(notify)).toBeDisabled();
  });

  test('are not offered by a browser without them', async () => {
    vi.stubGlobal('Notification', undefined);
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const { toggle } = await openSettings();
    expect(toggle(notify).query()).toBeNull();
  });
});

describe('the screen', () => {
  test('stays on during a workout, and again once the browser allows it after it saved battery', async () => {
    const { held, requests, takeBack, allow } = stubWakeLock();
    const { toggle } = await openSettings();
    expect(requests()).toBe(0);
    await toggle(awake).click({ force: true });
    await expect.poll(held).toBe(1);
    takeBack();
    const before = requests();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(requests).toBe(before + 1);
    expect(held()).toBe(0);
    allow();
    await toggle(sound).click({ force: true });
    await expect.poll(held).toBe(1);
    await toggle(awake).click({ force: true });
    await expect.poll(held).toBe(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(toggle(awake)).not.toBeChecked();
    expect(held()).toBe(0);
  });

  test('cannot stay on in a browser without a wake lock, which is said', async () => {
    const wakeLock = vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue(undefined as unknown as WakeLock);
    onTestFinished(() => wakeLock.mockRestore());
    const { screen, toggle } = await openSettings();
    await expect.element(screen.getByText(/^This browser can’t keep the screen on/)).toBeVisible();
    expect(toggle(awake).query()).toBeNull();
  });
});
