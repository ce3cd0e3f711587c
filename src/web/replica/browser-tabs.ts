import { noOtherTabs, type TabMessage, type Tabs } from '#sync/document/tabs.ts';
import { locks } from '../secure-context/index.ts';

/**
 * Returns the channel and the locks between the tabs of this sign-in. In a browser without them, this tab acts as if it
 * were the only one.
 */
export function browserTabs(name: string): Tabs {
  const manager = locks();
  const { hold } = manager === undefined ? noOtherTabs() : locksNamed(name, manager);
  if (typeof BroadcastChannel === 'undefined') return { ...noOtherTabs(), hold };
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  return {
    post: (message) => {
      if (isOpen) channel.postMessage(message);
    },
    listen: (hear) => {
      // Only pages of the same origin post here. They run this version of the app or an older one with the same
      // messages.
      channel.onmessage = ({ data }) => hear(data as TabMessage);
    },
    hold,
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}

function locksNamed(name: string, manager: LockManager): Pick<Tabs, 'hold'> {
  return {
    hold: (steal, { granted, lost }) => {
      const waiting = new AbortController();
      let letGo = () => {};
      let isOver = false;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const hold = () => {
        if (isOver) return;
        granted();
        return held;
      };
      manager.request(name, steal ? { steal } : { signal: waiting.signal }, hold).catch((error: unknown) => {
        if (isOver) return;
        isOver = true;
        if (error instanceof DOMException && error.name === 'AbortError') lost();
        else granted(); // no locks available: two sockets of one device do no harm
      });
      return () => {
        isOver = true;
        waiting.abort();
        letGo();
      };
    },
  };
}
