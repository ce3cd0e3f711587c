import type { DeviceSocket, SocketEvents } from '../client/socket.ts';
import type { HubSocket } from '../hub/connection-ports.ts';
import type { ChunkName } from '../protocol/index.ts';
import type { HubProcess } from './hub-process.ts';
import type { SeededChance } from './seeded-chance.ts';
import type { VirtualTime } from './virtual-time.ts';

/** How unreliable the network is. All values except the delay are probabilities. */
export interface Weather {
  readonly maxDelayMs: number;
  /** The probability that a connection attempt fails. */
  readonly refuses: number;
  /** The probability that a frame cuts its connection instead of arriving. */
  readonly cuts: number;
  /** The probability that a frame arrives twice, the second time later. */
  readonly repeats: number;
  /** The probability that a small frame arrives out of order. */
  readonly reorders: number;
}

export const fairWeather: Weather = { maxDelayMs: 20, refuses: 0, cuts: 0, repeats: 0, reorders: 0 };

/** Larger frames always travel in order. */
const smallFrame = 4_000;

/** A network between devices and the current servers. Its `weather` says how unreliable it is. */
export class BadNetwork {
  readonly #time: VirtualTime;
  readonly #chance: SeededChance;
  readonly #unbrotli: (bytes: Uint8Array) => Promise<Uint8Array>;
  #servers: readonly HubProcess[];
  /** The server of each open connection, by the function that cuts it. */
  readonly #open = new Map<() => void, HubProcess>();
  weather: Weather;

  constructor(
    time: VirtualTime,
    chance: SeededChance,
    unbrotli: (bytes: Uint8Array) => Promise<Uint8Array>,
    server: HubProcess,
    weather: Weather,
  ) {
    this.#time = time;
    this.#chance = chance;
    this.#unbrotli = unbrotli;
    this.#servers = [server];
    this.weather = weather;
  }

  /** Says which servers there are, and cuts every connection to another one. A device connects to any of them. */
  setServers(servers: readonly HubProcess[]): void {
    this.#servers = servers;
    for (const [cut, server] of [...this.#open]) if (!servers.includes(server)) cut();
  }

  cutAll(): void {
    for (const cut of [...this.#open.keys()]) cut();
  }

  /** Opens a device's socket. Frames in flight when it is cut may still reach the hub later, or never. */
  connect(uid: string, events: SocketEvents, reachable: () => boolean): DeviceSocket {
    const server = this.#chance.pickIfAny(this.#servers);
    if (server === null || !reachable() || this.#chance.happens(this.weather.refuses)) {
      this.#time.after(this.#delay(), () => events.closed('lost'));
      return { send() {}, buffered: () => 0, close() {} };
    }
    let open = true;
    const toDevice = new Lane();
    const toHub = new Lane();
    const cut = () => {
      if (!open) return;
      open = false;
      this.#open.delete(cut);
      this.#time.after(this.#delay(), () => server.run(() => connection.closed()));
      this.#time.after(this.#delay(), () => events.closed('lost'));
    };
    this.#open.set(cut, server);
    const hubSocket: HubSocket = {
      send: (frame) =>
        this.#carry(
          toDevice,
          frame,
          () => open,
          cut,
          () => open && events.received(frame),
        ),
      buffered: () => 0,
      // earlier frames arrive first, as on any socket that is closed normally and not cut
      close: () => void this.#time.after(toDevice.turn(this.#time.now() + this.#delay()) - this.#time.now(), cut),
    };
    const connection = server.hub.connect({ uid, sessionId: 'session' }, hubSocket);
    this.#time.after(this.#delay(), () => open && events.opened());
    return {
      send: (frame) =>
        this.#carry(
          toHub,
          frame,
          () => open,
          cut,
          () => this.#servers.includes(server) && server.run(() => connection.receive(frame)),
        ),
      buffered: () => 0,
      close: cut,
    };
  }

  /** Fetches a chunk of a snapshot. It is delayed, and fails as often as connections do. */
  async fetchChunk(uid: string, name: ChunkName, signal: AbortSignal, reachable: () => boolean): Promise<Uint8Array> {
    const server = this.#chance.pickIfAny(this.#servers);
    const travel = async () => {
      await new Promise<void>((arrived) => void this.#time.after(this.#delay(), arrived));
      signal.throwIfAborted();
      if (server === null || server.isPaused || !this.#servers.includes(server) || !reachable())
        throw new Error('no connection');
    };
    await travel();
    if (this.#chance.happens(this.weather.refuses + this.weather.cuts)) throw new Error('the request failed');
    const bytes = (await server?.hub.chunk(uid, name)) ?? null;
    await travel();
    if (bytes === null) throw new Error('a newer snapshot has replaced this one');
    return this.#unbrotli(bytes);
  }

  #carry(lane: Lane, frame: Uint8Array, open: () => boolean, cut: () => void, deliver: () => void): void {
    if (!open()) return;
    const { cuts, repeats, reorders } = this.weather;
    if (this.#chance.happens(cuts)) {
      if (this.#chance.happens(0.5)) this.#time.after(this.#delay(), deliver);
      return cut();
    }
    const small = frame.length < smallFrame;
    const at =
      small && this.#chance.happens(reorders)
        ? this.#time.now() + this.#delay()
        : lane.turn(this.#time.now() + this.#delay());
    this.#time.after(at - this.#time.now(), deliver);
    if (small && this.#chance.happens(repeats)) this.#time.after(at - this.#time.now() + this.#delay(), deliver);
  }

  #delay(): number {
    return this.#chance.between(0, this.weather.maxDelayMs);
  }
}

/** One direction of a connection: frames arrive in order. */
class Lane {
  #latest = 0;

  turn(wanted: number): number {
    this.#latest = Math.max(this.#latest, wanted);
    return this.#latest;
  }
}
