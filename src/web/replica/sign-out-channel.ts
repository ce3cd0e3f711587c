import { newId } from '../secure-context/index.ts';
import { SignOutCoordinator, type SignOutMessage, type SignOutPorts } from './sign-out-coordinator.ts';

/** Heeds the tabs of this person, whatever their sign-in. Where the browser has no channels, this tab is alone. */
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

/** Every tab of this person lets go of their data. */
export function askTabsToClose(uid: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName(uid));
  channel.postMessage({ kind: 'close' } satisfies SignOutMessage);
  channel.close();
}

function channelName(uid: string): string {
  return `mensana-${uid}-leaving`;
}
