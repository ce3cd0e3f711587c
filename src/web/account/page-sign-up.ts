import type { AccountOptions } from '#api/account/index.ts';

export type SignUp = AccountOptions['signUp'];

/**
 * Returns who may create an account, as the server embedded it in the page; null if the page does not say. A page from
 * the service worker says what applied when it was cached.
 */
export function pageSignUp(): SignUp | null {
  const told = document.querySelector<HTMLMetaElement>('meta[name="sign-up"]')?.content;
  return told === 'open' || told === 'invite' || told === 'closed' ? told : null;
}
