import { signOut } from '#api/account/index.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { type CallError, call } from '../api/index.ts';
import { alone } from '../secure-context/index.ts';
import { device } from './device.ts';

type Ended = Promise<Result<unknown, CallError<typeof signOut>>>;

const pendingSignOutLock = 'mensana-sign-out';

/**
 * Asks the server to end the session after a sign-out. Resolves with ok immediately if no sign-out is pending. The
 * marker stays set while data on this device still has to be removed.
 */
export async function finishSignOut(): Ended {
  if (!device.isSignOutPending()) return ok(null);
  return alone(pendingSignOutLock, endSession);
}

async function endSession(): Ended {
  if (!device.isSignOutPending()) return ok(null); // another tab has finished the sign-out
  const ended = await call(signOut, {});
  if (ended.ok && !device.isWipePending()) device.clearSignOutMark();
  return ended;
}
