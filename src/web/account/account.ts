import type { User } from '#api/account/index.ts';
import { user as userSchema } from '#api/account/user.ts';
import type { Result } from '#domain/kernel/result.ts';
import * as z from '#schema';
import { Backoff } from '#sync/document/backoff.ts';
import { alone, newId } from '../secure-context/index.ts';
import { accountApi, type Credentials, type NewAccount, type ProviderWish } from './account-api.ts';
import { device } from './device.ts';
import type { AccountError } from './errors/account-error.ts';
import { finishSignOut } from './finish-sign-out.ts';
import { mayLeave, removeShares, wipe } from './sign-out.ts';
import { accountState, type SignedOutBecause, setAccountState } from './state.ts';

/** The account that the server embedded in the page. It is unknown if a service worker answered from the cache. */
export type PageAccount = { readonly known: false } | { readonly known: true; readonly user: User | null };

/** Incremented by every sign-in and sign-out, so that answers to earlier requests are ignored. */
let turn = 0;

/** Sets the initial state from the device, or else from the page, and then checks it in the background. */
export function startAccount(page: PageAccount = readPageAccount()): void {
  takeFirstState(page);
  device.onChange(readDeviceAgain);
  if (device.isSignOutPending()) void notifyServer();
  keepChecking(page);
}

/**
 * The maximum time to wait for a wipe. A suspended tab can keep a database open, and so block its deletion,
 * indefinitely.
 */
const waitForWipeMilliseconds = 10_000;

/** Signs in. A pending wipe finishes first, since it removes data by uid and the same uid may be signing in now. */
export async function signIn(
  ...[how, credentials]: ['create', NewAccount] | ['signIn', Credentials]
): Promise<Result<User, AccountError>> {
  await Promise.race([endWipe(), new Promise((done) => setTimeout(done, waitForWipeMilliseconds))]);
  const answer = how === 'create' ? await accountApi.create(credentials) : await accountApi.signIn(credentials);
  if (answer.ok) {
    device.setShared(credentials.sharedComputer);
    enter(answer.value);
  }
  return answer;
}

/**
 * Starts sign-in with a provider. The page after the redirect may come from the service worker, so the device records
 * that the user is at the provider.
 */
export async function signInByProvider(wish: ProviderWish): Promise<Result<string, AccountError>> {
  const url = await accountApi.signInByProvider(wish);
  if (url.ok) {
    device.setShared(wish.sharedComputer);
    device.markProvider();
  }
  return url;
}

/** Signs out (SY34): asks the user, removes their data from this device, then notifies the server. */
export async function leave(): Promise<'left' | 'stayed'> {
  if (!(await mayLeave())) return 'stayed';
  await removeShares();
  const state = accountState();
  device.markSignOut(state.kind === 'signed-in' && state.isShared ? 'end-session' : 'wipe');
  await removePerson('left');
  void notifyServer();
  return 'left';
}

/**
 * Removes the user's data from this device after the account was deleted on the server. The cookie stays, but is no
 * longer valid.
 */
export async function forgetDeletedAccount(): Promise<void> {
  await removePerson('deleted');
}

/**
 * Asks the server for the state of the session. Other parts, such as the live socket, also call this when they learn of
 * a change.
 */
export async function checkAccount(): Promise<'answered' | 'no-answer'> {
  const asked = turn;
  const answer = await accountApi.current();
  if (asked !== turn) return 'answered';
  if (answer.ok) enter(answer.value);
  else await heed(answer.error);
  return answer.ok || isAboutSession(answer.error) ? 'answered' : 'no-answer';
}

function takeFirstState(page: PageAccount): void {
  const stored = device.readAccount();
  if (device.isSignOutPending()) return setAccountState({ kind: 'signed-out', because: 'left' });
  if (page.known && page.user && page.user.uid !== stored?.user.uid) return enter(page.user);
  if (stored && !device.isShared()) return readDeviceAgain();
  if (page.known && page.user) return enter(page.user);
  if (!page.known && device.isShared()) return setAccountState({ kind: 'loading' });
  setAccountState({ kind: 'signed-out', because: 'never-signed-in' });
}

function enter(user: User): void {
  turn += 1;
  const before = accountState();
  const stored = device.isWipePending() ? null : device.readAccount();
  const known = [before.kind === 'signed-in' ? before : null, stored].find((each) => each?.user.uid === user.uid);
  const signInId = known?.signInId ?? newId();
  const isShared = device.isShared();
  if (!isShared) device.writeAccount({ user, signInId, needsSignIn: false });
  setAccountState({ kind: 'signed-in', user, signInId, isShared, session: 'alive' });
}

/**
 * Acts on an error from the server. Removes data only if the server says explicitly that a stored session was revoked.
 */
async function heed(error: AccountError): Promise<void> {
  const state = accountState();
  if (state.kind === 'loading') return setAccountState({ kind: 'signed-out', because: 'never-signed-in' });
  if (state.kind === 'signed-out') return;
  if (!isAboutSession(error)) return;
  const isOurs = 'uid' in error && error.uid === state.user.uid;
  if (isOurs && error.code === 'account/session-revoked') return removePerson('revoked');
  if (isOurs && error.code === 'account/deleted') return setAccountState({ ...state, session: 'account-deleted' });
  const { user, signInId, isShared } = state;
  if (!isShared) device.writeAccount({ user, signInId, needsSignIn: true });
  setAccountState({ ...state, session: 'needs-sign-in' });
}

function isAboutSession({ code }: AccountError): boolean {
  return code === 'account/session-unknown' || code === 'account/session-revoked' || code === 'account/deleted';
}

/** Removes the user's data. Screens in all tabs release it first, so that open databases can be deleted. */
async function removePerson(because: SignedOutBecause): Promise<void> {
  turn += 1;
  const state = accountState();
  const uid = state.kind === 'signed-in' ? state.user.uid : device.readAccount()?.user.uid;
  setAccountState({ kind: 'signed-out', because });
  if (because !== 'left') await removeShares();
  if (uid !== undefined) await oneAfterTheOther(() => wipe(uid));
}

/**
 * Finishes a wipe that this tab, another tab or an earlier visit started. Afterwards, only the session on the server
 * remains to be ended.
 */
function endWipe(): Promise<void> {
  return oneAfterTheOther(async () => {
    const left = device.isWipePending() ? device.readAccount() : null;
    if (left) await wipe(left.user.uid);
    if (device.isWipePending()) device.markSignOut('end-session');
  });
}

const wipeLock = 'mensana-wipe';

/** Runs wipes one at a time across all tabs. A caller waits until the running wipe has finished completely. */
function oneAfterTheOther(work: () => Promise<void>): Promise<void> {
  return alone(wipeLock, work);
}

async function notifyServer(): Promise<void> {
  await endWipe();
  await retry(async () => ((await finishSignOut()).ok ? 'answered' : 'no-answer'));
}

/** Updates the state after a sign-in, a sign-out or a change of the session in another tab. */
function readDeviceAgain(): void {
  const state = accountState();
  if (device.isSignOutPending()) return signedOutElsewhere();
  if (state.kind === 'signed-in' && state.isShared) return;
  const stored = device.readAccount();
  if (!stored) return signedOutElsewhere();
  turn += 1;
  const { user, signInId, needsSignIn } = stored;
  setAccountState({
    kind: 'signed-in',
    user,
    signInId,
    isShared: false,
    session: needsSignIn ? 'needs-sign-in' : 'alive',
  });
}

function signedOutElsewhere(): void {
  if (accountState().kind !== 'signed-in') return;
  turn += 1;
  setAccountState({ kind: 'signed-out', because: 'left' });
}

const maxCheckAgeMilliseconds = 60 * 60 * 1000;

/** Checks the account at start, when the browser comes back online, and when the page is shown again after an hour. */
function keepChecking(page: PageAccount): void {
  let checkedAt = 0;
  const check = () => {
    checkedAt = Date.now();
    void retry(checkAccount);
  };
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - checkedAt > maxCheckAgeMilliseconds) check();
  });
  const isAway = !page.known && device.takeProviderMark();
  if (accountState().kind !== 'signed-out' || isAway) check();
}

const retries = { firstMs: 30_000, maxMs: 16 * 60_000, growth: 2 };
let retrying: ReturnType<typeof setTimeout> | undefined;

/** Retries after 30 s, doubling up to 16 min. A new attempt replaces a scheduled one. */
async function retry(attempt: () => Promise<'answered' | 'no-answer'>, backoff = new Backoff(retries)): Promise<void> {
  clearTimeout(retrying);
  if ((await attempt()) === 'answered') return;
  clearTimeout(retrying);
  retrying = setTimeout(() => void retry(attempt, backoff), backoff.next());
}

function readPageAccount(): PageAccount {
  const element = document.getElementById('account');
  if (!element) return { known: false };
  try {
    const value: unknown = JSON.parse(element.textContent ?? '');
    const user = z.safeParse(z.nullable(userSchema), value);
    return user.success ? { known: true, user: user.data } : { known: false };
  } catch {
    return { known: false };
  }
}
