import type { InboundEvent } from '../document/inbound-ports.ts';
import type { Answer } from '../document/push-window.ts';
import type { DownloadedChunk } from '../document/snapshot-download.ts';
import type { SaveFailure, StatusParts } from '../document/status.ts';
import type { TabMessage } from '../document/tabs.ts';
import type { DeviceMessage, HubMessage } from '../protocol/index.ts';
import type { CloseReason, SessionEnd } from './socket.ts';

/**
 * Everything that the client knows about the hub, the other tabs and the work that it does. {@link step} is the only
 * code that changes it.
 *
 *                     connect                    opened               hello sent
 *     closed ───────────────────> connecting ──────────> open ─────────────────────> greeting
 *       ^  ^                        │    ^                 │                            │ welcome
 *       │  │ disconnect             │ lost  retry          │ lost                       v
 *       │  └──────────────────┐     v    │                 v        first sync ──> catching up ──> live
 *       │                     └─── waiting <───────────────┴────────────┴───────────────┴───────────┘
 *       │ a person acts, or another tab asks
 *     signed-out <── the hub requires a sign-in, from any state with a socket
 *
 * *Open*, *greeting* and what follows are one {@link Link}: the socket is open, and a hello may be under way even when
 * the hub has welcomed this device, because each snapshot ends with one. Which of *first sync*, *catching up* and
 * *live* it is follows from the cursor of the document.
 */
export interface ClientState {
  readonly link: Link;
  /** Whether the hub has not answered lately. */
  readonly isOffline: boolean;
  /** Whether the hub answered last that it cannot save anything now. */
  readonly isHubBusy: boolean;
  /** Whether the last work failed because this device's storage did. */
  readonly hasStorageFailed: boolean;
  /** The connection as the save state shows it. */
  readonly shownLink: StatusParts['link'];
  readonly socket: SocketSigns;
  readonly tab: TabRole;
  readonly isVisible: boolean;
  readonly isStopped: boolean;
  /** Received messages and other work, in order, because each may build on what an earlier one stored. */
  readonly inbox: readonly Work[];
  readonly isWorking: boolean;
  readonly deadlines: Deadlines;
  /** Damaged records to request once the hub welcomes this device. */
  readonly unfetched: readonly string[];
  /** The time by which acknowledged changes are promoted, even if the user goes on editing. */
  readonly promoteBy: number | null;
}

export type Link =
  | { readonly kind: 'closed' }
  /** Closed, until the hub is tried again. */
  | { readonly kind: 'waiting' }
  /** Closed, because the hub requires a sign-in. It would answer the same again. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'connecting' }
  | {
      readonly kind: 'open';
      /** When the hello was sent that the hub has not answered yet, in monotonic milliseconds. */
      readonly helloAt: number | null;
      readonly isWelcomed: boolean;
    };

/** The signs of life of a socket. Times are monotonic milliseconds. */
export interface SocketSigns {
  /** When the hub last sent something, or accepted sent data. */
  readonly heardAt: number;
  /** When something was sent that the hub has to answer; null if it has sent something since. */
  readonly askedAt: number | null;
  readonly buffered: number;
  readonly hasPinged: boolean;
  /** The delay before the next attempt to connect, before jitter. */
  readonly retryMs: number;
  /** How many attempts in a row were blocked, although the server answers by HTTP. */
  readonly blockedCount: number;
}

/** Only one tab of a device, the leader, keeps a socket. */
export interface TabRole {
  readonly isLeader: boolean;
  /** The last message of the leader, if it is another tab. */
  readonly leader: LeaderState | null;
  /** When that message came, in monotonic milliseconds. */
  readonly heardAt: number;
}

/** The status that a leader sends to the other tabs. */
export type LeaderState = Extract<TabMessage, { kind: 'holding' }>;

/**
 * When each thing that had to wait is due, in monotonic milliseconds; null if nothing waits. They are independent: a wait
 * for one never ends or replaces the wait for another.
 */
export interface Deadlines {
  /** The next hello, at the latest. One that could not be sent because another was unanswered follows its answer. */
  readonly hello: number | null;
  /** The next push, at the earliest. */
  readonly push: number | null;
  /** The next attempt to connect after the storage has failed. */
  readonly connect: number | null;
}

export type Deadline = keyof Deadlines;

export type Work =
  /** Say hello. It waits for what came before, because the hello contains the cursor that this advances. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'message'; readonly message: HubMessage }
  | { readonly kind: 'chunk'; readonly chunk: DownloadedChunk }
  /** Make refused changes pending again. */
  | { readonly kind: 'retry'; readonly rows: readonly number[] }
  /** Restamp what a wrong clock stamped. */
  | { readonly kind: 'restamp' }
  | { readonly kind: 'promote' };

export type Timer = 'retry' | 'healthy' | 'watch' | 'tick' | Deadline | 'promotion' | 'idle';

export type ClientEvent = PageEvent | SocketEvent | DocumentEvent;

/** What the page, the other tabs and the timers report. */
type PageEvent =
  | { readonly type: 'started'; readonly isVisible: boolean }
  | { readonly type: 'stopped' }
  | { readonly type: 'visibility-changed'; readonly isVisible: boolean }
  /** The browser reports being online, or the user has signed in again. */
  | { readonly type: 'reconnect-requested' }
  /** Pending changes are on disk. */
  | { readonly type: 'changes-stored'; readonly isAnyStored: boolean }
  /** The user has edited records with refused changes. */
  | { readonly type: 'retry-requested'; readonly rows: readonly number[] }
  /** Another tab has restarted the first sync. */
  | { readonly type: 'started-over' }
  | { readonly type: 'disk-read'; readonly mayConnect: boolean }
  | { readonly type: 'lock-granted' }
  | { readonly type: 'lock-lost' }
  | { readonly type: 'tab-message'; readonly message: TabMessage }
  | { readonly type: 'timer'; readonly timer: Exclude<Timer, 'watch' | 'promotion' | 'idle'> }
  /** `unansweredSince`: when something was sent that the hub has not answered, in monotonic milliseconds. */
  | {
      readonly type: 'timer';
      readonly timer: 'watch';
      readonly buffered: number;
      readonly unansweredSince: number | null;
    }
  | { readonly type: 'timer'; readonly timer: 'promotion'; readonly quietMs: number }
  | { readonly type: 'timer'; readonly timer: 'idle'; readonly pendingCount: number };

export type SocketEvent =
  | { readonly type: 'socket-opened' }
  /** `message`: null if the frame cannot be read. */
  | { readonly type: 'received'; readonly message: HubMessage | null }
  /** The hub speaks another version of the protocol. */
  | { readonly type: 'received-other-version' }
  | { readonly type: 'socket-closed'; readonly reason: CloseReason };

/** What happens while the document does its part. */
export type DocumentEvent =
  | InboundEvent
  /** `answer`: what the hub answered to a push, if that was the work. */
  | { readonly type: 'worked'; readonly work: Work; readonly answer?: Answer }
  | { readonly type: 'work-failed'; readonly failure: SaveFailure }
  /** Pending changes were stamped by a clock now known to be wrong. */
  | { readonly type: 'restamp-needed' }
  /** Some pushes were encoded, and there may be more to send. */
  | { readonly type: 'pushes-left' };

export type Effect =
  | { readonly do: 'open-socket' }
  | { readonly do: 'close-socket' }
  | { readonly do: 'send'; readonly message: DeviceMessage }
  | { readonly do: 'say-hello' }
  | { readonly do: 'send-pushes'; readonly isRestamped: boolean }
  /** `hubNow`: the hub's time, if the message tells it. */
  | { readonly do: 'work'; readonly work: Work; readonly hubNow: number | null }
  | { readonly do: 'start-timer'; readonly timer: Timer; readonly ms: number }
  /** Tries to connect again; the delay varies by half in either direction, so that devices do not retry together. */
  | { readonly do: 'retry-after'; readonly ms: number }
  | { readonly do: 'stop-timer'; readonly timer: Timer }
  | { readonly do: 'request-lock'; readonly isStolen: boolean }
  | { readonly do: 'release-lock' }
  | { readonly do: 'send-heartbeat' }
  | { readonly do: 'wake-leader' }
  | { readonly do: 'read-disk'; readonly mayConnect: boolean }
  /** Nothing more comes from this connection. */
  | { readonly do: 'forget-connection' }
  | { readonly do: 'update-status' }
  | { readonly do: 'end'; readonly reason: SessionEnd }
  | { readonly do: 'set-failure'; readonly part: 'reading' | 'sync'; readonly failure: SaveFailure | null };

export const initialState: ClientState = {
  link: { kind: 'closed' },
  isOffline: false,
  isHubBusy: false,
  hasStorageFailed: false,
  shownLink: 'connecting',
  socket: { heardAt: 0, askedAt: null, buffered: 0, hasPinged: false, retryMs: 0, blockedCount: 0 },
  tab: { isLeader: false, leader: null, heardAt: 0 },
  isVisible: true,
  isStopped: false,
  inbox: [],
  isWorking: false,
  deadlines: { hello: null, push: null, connect: null },
  unfetched: [],
  promoteBy: null,
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A step in the making: the state after it, and the effects so far. It exists only while {@link step} runs. */
export interface Draft {
  readonly state: Mutable<Omit<ClientState, 'socket' | 'tab' | 'deadlines'>> & {
    readonly socket: Mutable<SocketSigns>;
    readonly tab: Mutable<TabRole>;
    readonly deadlines: Mutable<Deadlines>;
  };
  readonly effects: Effect[];
  /** Monotonic milliseconds. */
  readonly now: number;
}
