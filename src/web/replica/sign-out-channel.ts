import { newId } from '../secure-context/index.ts';
import { SignOutCoordinator, type SignOutMessage, type SignOutPorts } from './sign-out-coordinator.ts';

/**
 * Coordinates a sign-out with the user's other tabs, of any sign-in. In a browser without broadcast channels, this tab
 * acts alone.
 */
export function openSignOutCoordinator(
  uid: string,
  ports: Omit<SignOutPorts, 'post' | 'tab'>,
): { readonly leaving: SignOutCoordinator; readonly stop: () => void } {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName(uid));
  let isOpen = true;
  const post = (message: SignOutMessage) => {
    if (isOpen) channel?.postMessage(message);
  };
  const leaving = new SignOutCoordinator({ ...ports, tab: newId(), post });
  if (channel !== null) channel.onmessage = ({ data }) => leaving.hear(data as SignOutMessage);
  return {
    leaving,
    stop: () => {
      isOpen = false;
      leaving.stop();
      channel?.close();
    },
  };
}

/** Asks every tab of this user to release the user's data. */
export function askTabsToClose(uid: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName(uid));
  channel.postMessage({ kind: 'close' } satisfies SignOutMessage);
  channel.close();
}

function channelName(uid: string): string {
  return `mensana-${uid}-leaving`;
}
