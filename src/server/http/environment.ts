import type { Context } from 'hono';

/** What a request brings along. Tests of `app.ts` give a socket's address instead of a socket. */
export type Environment = {
  readonly Bindings: {
    readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
  };
  readonly Variables: {
    readonly requestId: string;
    /** The network address that limits count by. */
    readonly peer: string;
  };
};

export type RequestContext = Context<Environment>;
