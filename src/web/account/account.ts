import type { User } from '#api/account/index.ts';
import type { Result } from '#domain/kernel/result.ts';
import { alone, newId } from '../secure-context/index.ts';
import { accountApi, type Credentials } from './account-api.ts';
import type { AccountError } from './account-error.ts';
import { device } from './device.ts';
import { finishSignOut } from './finish-sign-out.ts';
import { mayLeave, wipe } from './sign-out.ts';
import { accountState, type SignedOutBecause, setAccountState } from './state.ts';
import { parseUser } from './user.ts';

/** What the page says that the server sent: nothing where a worker answered from this device. */
export type PageAccount = { readonly known: false } | { readonly known: true; readonly user: User | null };

/** Raised by every sign-in and sign-out, so that an answer asked for before it says nothing any more. */
let turn = 0;

/** Sets the first state from the device, else from the page, and has it checked behind the person's back. */
export function startAccount(page: PageAccount = readPageAccount()): void {
  takeFirstState(page);
  device.onChange(readDeviceAgain);
  if (device.isSignOutPending()) void tellServer();
  keepChecking(page);
}

/** A tab that sleeps can hold open for as long as it likes what has to be removed. */
const waitForWipeMilliseconds = 10_000;

/** Whoever left is removed first: what is removed goes by the person, who may be the one that comes. */
export async function signIn(how: 'create' | 'signIn', credentials: Credentials): Promise<Result<User, AccountError>> {
  await Promise.race([endWipe(), new Promise((done) => setTimeout(done, waitForWipeMilliseconds))]);
  const answer = await accountApi[how](credentials);
  if (answer.ok) {
    device.setShared(credentials.sharedComputer);
    enter(answer.value);
  }
  return answer;
}

/** Leaves for another sign-in service, whose way back ends at a page that this device may answer by itself. */
export async function signInByProvider(next: string, sharedComputer: boolean): Promise<Result<string, AccountError>> {
  const url = await accountApi.signInByProvider(next, sharedComputer);
  if (url.ok) {
    device.setShared(sharedComputer);
    device.markProvider();
  }
  return url;
}

/** Signs out as rule 34 says: asks, then removes everything of this person from here, then tells the server. */
export async function leave(): Promise<'left' | 'stayed'> {
  if (!(await mayLeave())) return 'stayed';
  const state = accountState();
  device.markSignOut(state.kind === 'signed-in' && state.isShared ? 'end-session' : 'wipe');
  await removePerson('left');
  void tellServer();
  return 'left';
}

/** After the account is deleted on the server: here its traces go too. The cookie stays; it opens nothing. */
export async function forgetDeletedAccount(): Promise<void> {
  await removePerson('deleted');
}

/** Asks the server how the session stands; also for whoever hears from it otherwise, such as the live socket. */
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

/** Only the clear word of a stored row removes anything. */
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

/** First the screens let go, here and in the other tabs, then what they held open can be deleted. */
async function removePerson(because: SignedOutBecause): Promise<void> {
  turn += 1;
  const state = accountState();
  const uid = state.kind === 'signed-in' ? state.user.uid : device.readAccount()?.user.uid;
  setAccountState({ kind: 'signed-out', because });
  if (uid !== undefined) await oneAfterTheOther(() => wipe(uid));
}

/** What is left of removing a person, here, in another tab or at an earlier visit; then the rest is the server's. */
function endWipe(): Promise<void> {
  return oneAfterTheOther(async () => {
    const left = device.isWipePending() ? device.readAccount() : null;
    if (left) await wipe(left.user.uid);
    if (device.isWipePending()) device.markSignOut('end-session');
  });
}

const wipeLock = 'mensana-wipe';

/** No tab removes anything while another does, and whoever waits for it waits for all of it. */
function oneAfterTheOther(work: () => Promise<void>): Promise<void> {
  return alone(wipeLock, work);
}

async function tellServer(): Promise<void> {
  await endWipe();
  await retry(async () => ((await finishSignOut()).ok ? 'answered' : 'no-answer'));
}

/** Another tab signed in, signed out, or learnt something about the session. */
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

const longestCheckAgeMilliseconds = 60 * 60 * 1000;

/** At start, when the browser is back online, and when the page is shown again after an hour. */
function keepChecking(page: PageAccount): void {
  let checkedAt = 0;
  const check = () => {
    checkedAt = Date.now();
    void retry(checkAccount);
  };
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - checkedAt > longestCheckAgeMilliseconds) check();
  });
  const isAway = !page.known && device.takeProviderMark();
  if (accountState().kind !== 'signed-out' || isAway) check();
}

const firstRetryMilliseconds = 30_000;
const lastRetryMilliseconds = 16 * 60_000;
let retrying: ReturnType<typeof setTimeout> | undefined;

/** Again after 30 s, doubling, to 16 min; a new attempt takes the place of one that waits. */
async function retry(attempt: () => Promise<'answered' | 'no-answer'>, wait = firstRetryMilliseconds): Promise<void> {
  clearTimeout(retrying);
  if ((await attempt()) === 'answered') return;
  clearTimeout(retrying);
  retrying = setTimeout(() => void retry(attempt, Math.min(wait * 2, lastRetryMilliseconds)), wait);
}

function readPageAccount(): PageAccount {
  const element = document.getElementById('account');
  if (!element) return { known: false };
  try {
    const value: unknown = JSON.parse(element.textContent ?? '');
    const user = parseUser(value);
    return value === null || user ? { known: true, user } : { known: false };
  } catch {
    return { known: false };
  }
}
