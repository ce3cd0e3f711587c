import { useEffect, useState } from 'react';
import type { AccountOptions } from '#api/account/index.ts';
import { untilCancelled } from '../lifecycle/index.ts';
import { serviceWorkers } from '../secure-context/index.ts';
import { accountApi } from './account-api.ts';

export type SignUp = AccountOptions['signUp'];

/**
 * Returns who may create an account, as the server embedded it in the page; null if the page does not say. A page from
 * the service worker says what applied when it was cached.
 */
export function pageSignUp(): SignUp | null {
  const mode = document.querySelector<HTMLMetaElement>('meta[name="sign-up"]')?.content;
  return mode === 'open' || mode === 'invite' || mode === 'closed' ? mode : null;
}

/** Returns who may create an account. If the page is from the service worker, the server's answer replaces what it says. */
export function useSignUp(): SignUp | null {
  const [signUp, setSignUp] = useState(pageSignUp);
  useEffect(() => {
    if (!serviceWorkers()?.controller) return;
    return untilCancelled(accountApi.options(), (answer) => {
      if (answer.ok) setSignUp(answer.value.signUp);
    });
  }, []);
  return signUp;
}
