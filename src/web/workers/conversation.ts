/** The methods that one side of a conversation offers to the other. Arguments and results are posted as plain data. */
export type Methods<M> = { readonly [K in keyof M]: M[K] extends (...args: never[]) => unknown ? M[K] : never };

/** The port that carries a conversation: a worker, or the scope inside it. */
export interface ConversationPort {
  readonly post: (message: unknown) => void;
}

type Message =
  | { readonly kind: 'ask'; readonly ask: number; readonly method: string; readonly args: readonly unknown[] }
  | { readonly kind: 'answer'; readonly ask: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly ask: number; readonly error: unknown };

/** The methods of the other side, each of which answers later. */
export type Remote<M> = {
  readonly [K in keyof M]: M[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

/**
 * Lets two sides call each other's methods by messages. An error of a method rejects the call; errors are posted with
 * their own properties, such as a code.
 */
export class Conversation<Own, Other> {
  readonly other: Remote<Other>;
  readonly #own: Methods<Own>;
  readonly #port: ConversationPort;
  readonly #open = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();
  #lastAsk = 0;

  /** @param ownOf creates the methods of this side, which can call those of the other */
  constructor(port: ConversationPort, ownOf: (other: Remote<Other>) => Methods<Own>) {
    this.#port = port;
    this.other = new Proxy({} as Remote<Other>, {
      get:
        (_, method: string) =>
        (...args: readonly unknown[]) =>
          this.#ask(method, args),
    });
    this.#own = ownOf(this.other);
  }

  /** Takes a message of the other side. */
  receive(data: unknown): void {
    const message = data as Message; // both sides run the same build
    if (message.kind === 'ask') void this.#answer(message);
    else this.#settle(message);
  }

  /** Rejects all open calls, because the other side has ended. */
  end(error: unknown): void {
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }

  #ask(method: string, args: readonly unknown[]): Promise<unknown> {
    const ask = ++this.#lastAsk;
    return new Promise((resolve, reject) => {
      this.#open.set(ask, { resolve, reject });
      this.#port.post({ kind: 'ask', ask, method, args } satisfies Message);
    });
  }

  async #answer({ ask, method, args }: Extract<Message, { readonly kind: 'ask' }>): Promise<void> {
    try {
      const own = this.#own as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
      const value = await own[method]?.(...args);
      this.#port.post({ kind: 'answer', ask, value } satisfies Message);
    } catch (error) {
      this.#port.post({ kind: 'error', ask, error: postable(error) } satisfies Message);
    }
  }

  #settle(message: Exclude<Message, { readonly kind: 'ask' }>): void {
    const call = this.#open.get(message.ask);
    this.#open.delete(message.ask);
    if (message.kind === 'answer') call?.resolve(message.value);
    else call?.reject(Object.assign(new Error(), message.error));
  }
}

/** Structured clones of errors lose their own properties. */
function postable(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return { ...error, name: error.name, message: error.message, stack: error.stack };
}
