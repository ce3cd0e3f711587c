import { readHere } from '#sync/document/body-reader.ts';
import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import { noOtherTabs } from '#sync/document/tabs.ts';
import { Replica } from '#sync/replica/replica.ts';
import { nodePlatform } from '#sync/testing/node-platform.ts';
import { person, Scenario } from '#sync/testing/scenario.ts';
import { DocumentStore } from '../replica/document-store.ts';
import { type DocumentActions, documentActions } from '../replica/hooks.ts';
import { sha256 } from '../secure-context/index.ts';

/** A device of one person, with the document as the app's screens see it. */
export interface SyncedDevice {
  readonly store: DocumentStore;
  readonly document: DocumentActions;
}

/** Devices of one person, which sync through a simulated hub while they are online. */
export class SyncedDevices {
  readonly scenario = new Scenario();
  readonly #devices: SyncedDevice[] = [];
  #online = true;

  /** Opens a device and waits for its first sync. */
  async open(): Promise<SyncedDevice> {
    const { time, network, chance, broken } = this.scenario;
    const after = (ms: number, work: () => void) => time.after(ms, work);
    const reachable = () => this.#online;
    const store = new DocumentStore({
      open: (events) =>
        Replica.open(
          {
            storage: new MemoryDeviceStorage(),
            connect: (socket) => network.connect(person, socket, reachable),
            fetchChunk: (name, signal) => network.fetchChunk(person, name, signal, reachable),
            tabs: noOtherTabs(),
            now: () => time.now(),
            monotonic: () => time.now(),
            random: () => chance.next(),
            randomBytes: (count) => chance.bytes(count),
            after,
            inflate: nodePlatform.inflate,
            readOffThread: readHere,
            shown: async () => {},
            durable: true,
          },
          events,
        ),
      ended() {},
      zone: () => 'UTC',
      clock: () => time.now(),
      soon: (work) => void after(0, work),
      after,
      sha256,
      firstEdit() {},
      report: (error) => broken.push(error),
    });
    await this.scenario.during(store.open());
    store.replica.start();
    await this.scenario.settle();
    const device = { store, document: documentActions(store) };
    this.#devices.push(device);
    return device;
  }

  goOffline(): void {
    this.#online = false;
    this.scenario.network.cutAll();
  }

  /** Lets all devices sync until they have each other's changes. */
  async sync(): Promise<void> {
    this.#online = true;
    for (const { store } of this.#devices) store.replica.online();
    await this.scenario.settle();
    const [broken] = this.scenario.broken;
    if (broken !== undefined) throw broken;
  }
}
