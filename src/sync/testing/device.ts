import type { RecordKey } from '#domain/kernel/index.ts';
import type { ReadParts } from '../document/body-reader.ts';
import { MemoryDeviceStorage } from '../document/memory-device-storage.ts';
import type { TabMessage, Tabs } from '../document/tabs.ts';
import { Replica } from '../replica/replica.ts';
import type { BadNetwork } from './bad-network.ts';
import type { SeededChance } from './seeded-chance.ts';
import type { VirtualTime } from './virtual-time.ts';

const maxShowingMs = 150;

export interface DeviceWorld {
  readonly time: VirtualTime;
  readonly chance: SeededChance;
  readonly network: BadNetwork;
  readonly inflate: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly readOffThread: ReadParts;
  readonly uid: string;
  /** Unexpected errors that replicas reported. */
  readonly broken: unknown[];
}

/** An open tab of a device. */
export interface Tab {
  readonly replica: Replica;
  readonly touched: Set<RecordKey>;
  visible: boolean;
  alive: boolean;
}

/** A device: a disk, a clock that may be wrong, a network that may be off, and tabs that share them. */
export class Device {
  readonly name: string;
  readonly tabs: Tab[] = [];
  readonly storage: MemoryDeviceStorage;
  /** The events that the replicas of its tabs emitted. */
  readonly heard = { ended: [] as string[], damaged: [] as string[] };
  readonly #world: DeviceWorld;
  readonly #channel = new TabChannel();
  /** Milliseconds by which this device's clock is ahead. */
  clockError = 0;
  online = true;

  constructor(world: DeviceWorld, name: string, storage = new MemoryDeviceStorage()) {
    this.#world = world;
    this.name = name;
    this.storage = storage;
  }

  async openTab(): Promise<Tab> {
    const { time, chance, network, inflate, readOffThread, uid } = this.#world;
    const port = this.#channel.open();
    const touched = new Set<RecordKey>();
    const { broken } = this.#world;
    const tab: { replica?: Replica; alive: boolean; visible: boolean; touched: Set<RecordKey> } = {
      alive: true,
      visible: true,
      touched,
    };
    const live =
      <A extends readonly unknown[]>(work: (...args: A) => void) =>
      (...args: A) => {
        if (tab.alive) work(...args);
      };
    const replica = await Replica.open(
      {
        storage: this.#whileAlive(tab),
        connect: (events) =>
          network.connect(
            uid,
            { opened: live(events.opened), received: live(events.received), closed: live(events.closed) },
            () => this.online,
          ),
        fetchChunk: (name, signal) => network.fetchChunk(uid, name, signal, () => this.online),
        tabs: port,
        now: () => time.now() + this.clockError,
        monotonic: () => time.now(),
        random: () => chance.next(),
        randomBytes: (count) => chance.bytes(count),
        after: (ms, work) => time.after(ms, live(work)),
        inflate,
        readOffThread,
        shown: () => new Promise((resolve) => void time.after(chance.below(maxShowingMs), live(resolve))),
        durable: true,
        shownFirst: 2,
        report: (error) => {
          broken.push(error);
        },
      },
      {
        changed: (keys) => {
          for (const key of keys) touched.add(key);
        },
        status() {},
        ended: (reason) => {
          this.heard.ended.push(reason);
        },
        damaged: (key) => {
          this.heard.damaged.push(key);
        },
      },
    );
    tab.replica = replica;
    this.tabs.push(tab as Tab);
    replica.start();
    return tab as Tab;
  }

  /** Kills the tab in the middle of any work. */
  kill(tab: Tab): void {
    tab.alive = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#channel.close(tab.replica.document.ports.tabs);
  }

  async closeTab(tab: Tab): Promise<void> {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    await tab.replica.close();
    tab.alive = false;
    this.#channel.close(tab.replica.document.ports.tabs);
  }

  /** Cuts a killed tab off from storage: no new call starts, and no pending result arrives. */
  #whileAlive(tab: { readonly alive: boolean }): MemoryDeviceStorage {
    return new Proxy(this.storage, {
      get: (storage, name) => {
        const member = Reflect.get(storage, name) as unknown;
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          if (!tab.alive) return new Promise(() => {});
          const answer = member.apply(storage, args) as unknown;
          return answer instanceof Promise
            ? answer.then((value) => (tab.alive ? value : new Promise(() => {})))
            : answer;
        };
      },
    });
  }
}

/** Simulates BroadcastChannel and Web Locks among the tabs of a device. */
class TabChannel {
  readonly #tabs = new Map<Tabs, { hear: (message: TabMessage) => void }>();
  #holder: { readonly tab: Tabs; readonly lost: () => void } | null = null;
  #pending: { readonly tab: Tabs; readonly granted: () => void; readonly lost: () => void }[] = [];

  open(): Tabs {
    const self = { hear: (_: TabMessage) => {} };
    const tab: Tabs = {
      post: (message) => {
        for (const [other, { hear }] of this.#tabs)
          if (other !== tab) queueMicrotask(() => this.#tabs.has(other) && hear(message));
      },
      listen: (hear) => {
        self.hear = hear;
      },
      hold: (steal, { granted, lost }) => {
        const request = { tab, granted, lost };
        if (steal && this.#holder !== null) {
          const robbed = this.#holder;
          this.#holder = null;
          if (robbed.tab !== tab) robbed.lost();
          this.#pending.unshift(request);
        } else {
          this.#pending.push(request);
        }
        queueMicrotask(() => this.#grant());
        return () => {
          this.#pending = this.#pending.filter((other) => other !== request);
          if (this.#holder?.tab === tab) this.#holder = null;
          this.#grant();
        };
      },
      close: () => this.close(tab),
    };
    this.#tabs.set(tab, self);
    return tab;
  }

  close(tab: Tabs): void {
    this.#tabs.delete(tab);
    this.#pending = this.#pending.filter((request) => request.tab !== tab);
    if (this.#holder?.tab === tab) this.#holder = null;
    this.#grant();
  }

  #grant(): void {
    if (this.#holder !== null) return;
    const next = this.#pending.shift();
    if (next === undefined) return;
    this.#holder = next;
    next.granted();
  }
}
