import { setAccountState } from '../account/state.ts';
import { openApp } from './open-app.tsx';

/** Opens the app at a path for someone who is signed out. */
export async function openSignedOut(path: string) {
  const { screen, router } = await openApp('/');
  setAccountState({ kind: 'signed-out', because: 'never-signed-in' });
  await router.navigate({ href: path });
  return { screen, router };
}
