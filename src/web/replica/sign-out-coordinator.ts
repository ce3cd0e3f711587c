/** Messages between the tabs of one user during a sign-out. */
export type SignOutMessage =
  /** Stop editing and store pending edits. Repeated while the user is being asked. */
  | { readonly kind: 'freeze'; readonly from: string }
  /** This tab received the message and is storing. */
  | { readonly kind: 'storing'; readonly from: string; readonly to: string }
  | { readonly kind: 'stored'; readonly from: string; readonly to: string }
  | { readonly kind: 'thaw' }
  /** The data is about to be deleted: release it. */
  | { readonly kind: 'close' };

export interface SignOutPorts {
  /** Identifies this tab among the others. */
  readonly tab: string;
  readonly post: (message: SignOutMessage) => void;
  readonly freeze: (frozen: boolean) => void;
  readonly flush: () => Promise<void>;
  readonly close: () => void;
  readonly after: (ms: number, work: () => void) => () => void;
}

/** The time after which tabs that have not answered are skipped. They stored their data when they were hidden. */
const answerWithinMs = 200;
const storeWithinMs = 2_000;
const sayAgainMs = 5_000;
/** The time after which editing is enabled again, in case the tab that asked is gone. */
const thawAfterMs = 15_000;

/**
 * One tab's part in a sign-out. It freezes all tabs before the user is asked, and reacts to messages from other tabs.
 */
export class SignOutCoordinator {
  readonly #ports: SignOutPorts;
  readonly #storing = new Set<string>();
  #asking = false;
  #allStored: (() => void) | null = null;
  #cancelAgain: (() => void) | null = null;
  #cancelThaw: (() => void) | null = null;

  constructor(ports: SignOutPorts) {
    this.#ports = ports;
  }

  /** Freezes every tab of this user, and resolves when all tabs that answered have stored their edits. */
  async freezeAll(): Promise<void> {
    const { after, freeze, flush } = this.#ports;
    this.#asking = true;
    freeze(true);
    this.#sayFreeze();
    await Promise.all([flush(), new Promise<void>((resolve) => after(answerWithinMs, resolve))]);
    if (this.#storing.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#allStored = resolve;
      after(storeWithinMs, resolve);
    });
  }

  thawAll(): void {
    this.#stopAsking();
    this.#ports.freeze(false);
    this.#ports.post({ kind: 'thaw' });
  }

  hear(message: SignOutMessage): void {
    const { tab, close } = this.#ports;
    switch (message.kind) {
      case 'freeze':
        return void this.#frozenBy(message.from);
      case 'storing':
        if (message.to === tab) this.#storing.add(message.from);
        return;
      case 'stored':
        if (message.to === tab) this.#hasStored(message.from);
        return;
      case 'thaw':
        return this.#thaw();
      case 'close':
        return close();
    }
  }

  async #frozenBy(asker: string): Promise<void> {
    const { tab, post, freeze, flush, after } = this.#ports;
    this.#cancelThaw?.();
    this.#cancelThaw = after(thawAfterMs, () => this.#thaw());
    freeze(true);
    post({ kind: 'storing', from: tab, to: asker });
    await flush();
    post({ kind: 'stored', from: tab, to: asker });
  }

  #hasStored(tab: string): void {
    this.#storing.delete(tab);
    if (this.#storing.size === 0) this.#allStored?.();
  }

  #thaw(): void {
    this.#cancelThaw?.();
    this.#cancelThaw = null;
    if (!this.#asking) this.#ports.freeze(false);
  }

  #sayFreeze(): void {
    const { tab, post, after } = this.#ports;
    post({ kind: 'freeze', from: tab });
    this.#cancelAgain = after(sayAgainMs, () => this.#sayFreeze());
  }

  /** Stops sending and answering messages. */
  stop(): void {
    this.#stopAsking();
    this.#cancelThaw?.();
  }

  #stopAsking(): void {
    this.#asking = false;
    this.#cancelAgain?.();
    this.#cancelAgain = null;
    this.#storing.clear();
  }
}
