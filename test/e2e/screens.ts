import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { createAccount, expect, password } from './server.ts';

/** A device of a user: a separate browser with one open page. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * Opens an empty browser.
 * @param wrongByMs how far its clock is ahead, or behind if negative
 */
export async function newDevice(browser: Browser, baseURL: string, wrongByMs = 0): Promise<Device> {
  const context = await browser.newContext({ baseURL });
  if (wrongByMs !== 0) await setClockWrong(context, wrongByMs);
  return { context, page: await context.newPage() };
}

/** Makes the clock wrong in all pages that the browser opens from now on. */
export function setClockWrong(context: BrowserContext, byMs: number): Promise<unknown> {
  return context.addInitScript((by) => {
    const right = Date;
    const now = () => right.now() + by;
    globalThis.Date = new Proxy(right, {
      construct: (date, parts, made) => Reflect.construct(date, parts.length === 0 ? [now()] : parts, made),
      apply: () => new right(now()).toString(),
      get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
    });
  }, byMs);
}

/** Signs in on a new device over HTTP, as the login page does, and opens the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/health')).url());
  const signedIn = await page.request.post('/api/account/sign-in', {
    data: { email, password },
    headers: { Origin: origin },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

/** Signs in on the login page. Where the app was opened before, only this page makes the account known. */
export async function signInByHand(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Waits until the app is cached, so that the page can be opened without a network. */
export async function shellIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Cuts the network, including the open socket, by opening the page again offline. */
export async function goOffline({ context, page }: Device): Promise<void> {
  await shellIsKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(saveState(page, /^Offline/)).toBeVisible();
}

export async function goOnline({ context }: Device): Promise<void> {
  await context.setOffline(false);
}

/** Whether the connection of a browser is cut, and what closes its open sockets. */
interface Connection {
  isCut: boolean;
  readonly closings: (() => Promise<unknown>)[];
}

const connections = new WeakMap<BrowserContext, Connection>();

/** Lets `disconnect` cut the connection of the pages that the browser opens from now on. */
export async function letDisconnect(context: BrowserContext): Promise<void> {
  const connection: Connection = { isCut: false, closings: [] };
  connections.set(context, connection);
  await context.routeWebSocket(/\/live$/, (socket) => {
    if (connection.isCut) return void socket.close();
    const server = socket.connectToServer();
    connection.closings.push(() => Promise.all([socket.close(), server.close()]));
  });
}

/**
 * Cuts a device off from the data on the server. Unlike offline, the app's files still load, so that the device needs no
 * copy of them, which takes seconds to store.
 */
export async function disconnect({ context, page }: Device): Promise<void> {
  const connection = connectionOf(context);
  connection.isCut = true;
  await context.route('**/api/**', (route) => route.abort());
  await Promise.all(connection.closings.splice(0).map((close) => close()));
  await expect(saveState(page, /^Offline/)).toBeVisible();
}

export async function reconnect({ context, page }: Device): Promise<void> {
  connectionOf(context).isCut = false;
  await context.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

function connectionOf(context: BrowserContext): Connection {
  const connection = connections.get(context);
  if (connection === undefined) throw new Error('`letDisconnect` was not called before the page was opened');
  return connection;
}

/** Opens two synced devices of a new user, each of which can be disconnected. */
export async function twoDevices(
  browser: Browser,
  origin: string,
): Promise<{ readonly a: Device; readonly b: Device }> {
  const [a, b] = await Promise.all([newDevice(browser, origin), newDevice(browser, origin)]);
  await Promise.all([a, b].map(({ context }) => letDisconnect(context)));
  await signIn(b.page, await createAccount(a.page));
  for (const { page } of [a, b]) await expect(saveState(page, 'Saved')).toBeVisible();
  return { a, b };
}

/**
 * Locates the text of the save state.
 * @param unsynced the count in its tooltip, such as "2 changes"
 */
export function saveState(page: Page, words: string | RegExp, unsynced?: string | RegExp): Locator {
  if (unsynced === undefined) return page.getByText(words, { exact: true });
  const count = typeof unsynced === 'string' ? unsynced : unsynced.source;
  return page.getByTitle(new RegExp(`^${count} not synced yet$`)).getByText(words, { exact: true });
}

export async function openSection(page: Page, name: 'Overview' | 'Exercise' | 'Notes' | 'Profile'): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click();
  // beside the list of notes, the newest is opened
  await expect(page).toHaveURL(new RegExp(`/dashboard/${name.toLowerCase()}${name === 'Notes' ? '(?:/|$)' : '$'}`));
  // the address changes while the old page is still shown
  const title = name === 'Overview' ? titleOfOverview : name;
  await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
}

/** The title of the overview is the day, in short on a phone. */
export const titleOfOverview = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/;

/** Opens a view of the notes section; on a phone, through the drawer. */
export async function openPlace(
  page: Page,
  name: 'All notes' | 'Today' | 'Pinned' | 'Archive' | 'Trash',
): Promise<void> {
  const place = page.getByRole('link', { name: new RegExp(`^${name}`) });
  const places = page.getByRole('button', { name: 'Views' });
  await expect(place.or(places).first()).toBeVisible();
  if (await places.isVisible()) await places.click();
  await place.click();
}

interface TypedNote {
  readonly title: string;
  readonly line: string;
}

/** Creates a note through the interface and leaves it open. */
export async function writeNote(page: Page, { title, line }: TypedNote): Promise<void> {
  await openSection(page, 'Notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.type(title);
  await expect(bodyField(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type(line);
  await expect(bodyLines(page)).toHaveText([line]);
}

export async function openNote(page: Page, title: string): Promise<void> {
  await openSection(page, 'Notes');
  await page.getByRole('row', { name: title }).click();
  await expect(titleField(page)).toHaveValue(title);
}

/**
 * Opens today's note, which is created if there is none.
 * @returns its URL
 */
export async function openToday(page: Page): Promise<string> {
  await openSection(page, 'Notes');
  await page.getByRole('button', { name: 'Today’s note' }).click();
  await expect(page).toHaveURL(/\/day-\d{4}-\d\d-\d\d$/);
  return new URL(page.url()).pathname;
}

export function titleField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Title' });
}

function bodyField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text' });
}

export function bodyLines(page: Page): Locator {
  return page.locator('.cm-line');
}

/** Types a new line below the existing text. */
export async function addLine(page: Page, line: string): Promise<void> {
  await bodyField(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(line);
  await expect(bodyLines(page).getByText(line)).toBeVisible();
}

/** Starts a workout with one set of one exercise, and leaves it open. */
export async function logWorkout(page: Page, typed: { readonly title: string; readonly reps: string }): Promise<void> {
  await openSection(page, 'Exercise');
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.getByRole('button', { name: 'Empty workout' }).click();
  await titleField(page).fill(typed.title);
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search exercises' })).toBeFocused();
  await page.keyboard.type('back squat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await repsOfSet(page, 1).fill(typed.reps);
}

export async function openWorkout(page: Page, title: string): Promise<void> {
  await openSection(page, 'Exercise');
  await page.getByRole('navigation', { name: 'Exercise views' }).getByRole('link', { name: 'History' }).click();
  await page.getByRole('row', { name: title }).click();
  await expect(titleField(page)).toHaveValue(title);
}

export function repsOfSet(page: Page, set: number): Locator {
  return squat(page).getByRole('textbox', { name: `Reps, set ${set}`, exact: true });
}

export async function addSet(page: Page, reps: string): Promise<void> {
  const sets = squat(page).getByRole('textbox', { name: /^Reps, set/ });
  const before = await sets.count();
  await squat(page).getByRole('button', { name: 'Add set' }).click();
  await expect(sets).toHaveCount(before + 1);
  await sets.last().fill(reps);
}

export function allReps(page: Page): Promise<readonly string[]> {
  const fields = squat(page).getByRole('textbox', { name: /^Reps, set/ });
  return fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

function squat(page: Page): Locator {
  return page.getByRole('region', { name: 'Back squat' });
}

/** Writes records into the signed-in user's document, as if another device had written them. */
export async function putDocument(page: Page, parts: object): Promise<void> {
  const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('mensana-account') ?? '').user.uid as string);
  const answer = await page.request.patch(`/api/users/${uid}`, {
    headers: { origin: new URL(page.url()).origin, 'content-type': 'application/merge-patch+json' },
    data: JSON.stringify(parts),
  });
  expect(answer.status()).toBe(200);
}

/** Watches from the next page load on whether a heading that was shown disappears. */
export async function watchHeading(page: Page): Promise<void> {
  await page.addInitScript(noteLostHeading);
}

export function hasLostHeading(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-lost-heading'));
}

/** Runs in each page as it loads. Notes on the document if a heading that was shown is no longer shown. */
function noteLostHeading(): void {
  let wasShown = false;
  const look = () => {
    const isShown = document.querySelector('h1')?.checkVisibility() ?? false;
    if (wasShown && !isShown) document.documentElement.setAttribute('data-lost-heading', '');
    wasShown = isShown;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
