import type { TabMessage } from '../document/tabs.ts';
import type { Draft } from './client-state.ts';
import { connect, disconnect } from './connection-steps.ts';

const heartbeatEveryMs = 5_000;
const leaderSilentMs = 12_000;

/** Asks to become the leader, or waits until the leader is gone. */
export function joinTabs(draft: Draft): void {
  draft.state.tab.heardAt = draft.now;
  draft.effects.push(
    { do: 'request-lock', isStolen: false },
    { do: 'start-timer', timer: 'tick', ms: heartbeatEveryMs },
  );
}

export function becameLeader(draft: Draft): void {
  draft.state.tab.isLeader = true;
  draft.state.tab.leader = null;
  draft.effects.push({ do: 'send-heartbeat' }, { do: 'read-disk', mayConnect: true });
}

/** Requests the lock again at once, so that this tab is next in the queue. */
export function lostLead(draft: Draft): void {
  draft.state.tab.isLeader = false;
  draft.state.tab.heardAt = draft.now;
  disconnect(draft);
  draft.effects.push({ do: 'request-lock', isStolen: false });
}

export function tabMessage(draft: Draft, message: TabMessage): void {
  const { isLeader } = draft.state.tab;
  if (message.kind === 'wake' && isLeader) connect(draft);
  if (message.kind !== 'holding' || isLeader) return;
  draft.state.tab.leader = message;
  draft.state.tab.heardAt = draft.now;
  takeFromHidden(draft);
  draft.effects.push({ do: 'update-status' });
}

/** Connects, or asks the leader to connect if it is another tab. */
export function connectLeader(draft: Draft): void {
  if (draft.state.tab.isLeader) return connect(draft);
  draft.effects.push({ do: 'wake-leader' });
  takeFromHidden(draft);
}

/** A visible tab takes over from a hidden leader. */
export function takeFromHidden(draft: Draft): void {
  const { tab, isVisible } = draft.state;
  if (!tab.isLeader && isVisible && tab.leader?.visible === false)
    draft.effects.push({ do: 'request-lock', isStolen: true });
}

/** Every few seconds, the leader says that it is there, and a visible tab takes over from one that is silent. */
export function tick(draft: Draft): void {
  const { tab, isVisible } = draft.state;
  if (tab.isLeader) draft.effects.push({ do: 'send-heartbeat' }, { do: 'read-disk', mayConnect: false });
  else if (isVisible && draft.now - tab.heardAt > leaderSilentMs) {
    draft.state.tab.heardAt = draft.now;
    draft.effects.push({ do: 'request-lock', isStolen: true });
  }
  draft.effects.push({ do: 'start-timer', timer: 'tick', ms: heartbeatEveryMs });
}
