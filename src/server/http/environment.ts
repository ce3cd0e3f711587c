import type { Context } from 'hono';

/** The context of a request. Tests of `app.ts` pass a network address instead of a socket. */
export type Environment = {
  readonly Bindings: {
    readonly incoming?: {
      readonly socket: { readonly remoteAddress?: string | undefined; readonly destroy?: () => void };
    };
  };
  readonly Variables: {
    readonly requestId: string;
    /** The network address that rate limits use. */
    readonly peer: string;
  };
};

export type RequestContext = Context<Environment>;
