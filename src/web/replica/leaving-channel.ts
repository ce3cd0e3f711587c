import { newId } from '../secure-context/index.ts';
import { Leaving, type LeavingMessage, type LeavingPorts } from './leaving.ts';

/** Heeds the tabs of this person, whatever their sign-in. Where the browser has no channels, this tab is alone. */
export function openLeaving(
  uid: string,
  ports: Omit<LeavingPorts, 'post' | 'tab'>,
): { readonly leaving: Leaving; readonly stop: () => void } {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName(uid));
  let isOpen = true;
  const post = (message: LeavingMessage) => {
    if (isOpen) channel?.postMessage(message);
  };
  const leaving = new Leaving({ ...ports, tab: newId(), post });
  if (channel !== null) channel.onmessage = ({ data }) => leaving.hear(data as LeavingMessage);
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
export function tellTabsToClose(uid: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName(uid));
  channel.postMessage({ kind: 'close' } satisfies LeavingMessage);
  channel.close();
}

function channelName(uid: string): string {
  return `mensana-${uid}-leaving`;
}
