type Answer = { readonly id: number; readonly result?: unknown; readonly error?: { readonly message: string } };

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

/** A client for a page's inspector that receives only what it requests. */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(data as string) as Answer;
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    };
  }

  /**
   * Connects to the inspector of a page.
   * @param address `ws://…/devtools/page/…`
   */
  static open(address: string): Promise<Inspector> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.onopen = () => resolve(new Inspector(socket));
      socket.onerror = () => reject(new Error('the inspector does not answer'));
    });
  }

  /** @throws the inspector's error if it rejects a command */
  async send(method: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.#last;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params: parameters }));
    const { result, error } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** Runs a function in the page and returns its result. The function has no access to the scope around it. */
  async evaluate<T>(work: () => T | Promise<T>): Promise<T> {
    const asked = { expression: `(${work})()`, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await this.send('Runtime.evaluate', asked)) as Evaluated;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  }

  close(): void {
    this.#socket.close();
  }
}
