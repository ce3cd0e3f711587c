import type { Context } from 'hono';

/** The answer as Node sends it. It closes when its client has received it or has disconnected. */
export interface OutgoingAnswer {
  readonly closed?: boolean;
  readonly once?: (event: 'close', handle: () => void) => unknown;
}

/** The context of a request. Tests of `app.ts` pass a network address instead of a socket. */
export type Environment = {
  readonly Bindings: {
    readonly incoming?: {
      readonly socket: { readonly remoteAddress?: string | undefined; readonly destroy?: () => void };
    };
    readonly outgoing?: OutgoingAnswer;
  };
  readonly Variables: {
    readonly requestId: string;
    /** The network address that rate limits use. */
    readonly peer: string;
  };
};

export type RequestContext = Context<Environment>;
