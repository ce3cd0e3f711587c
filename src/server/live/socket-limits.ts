import type { ServerOptions } from 'ws';

const mebibyte = 1024 * 1024;

/** Limits per peer, user and network address. */
export const socketLimits = {
  ws: {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false, // long frames are compressed once for all receivers
    /**
     * A push of up to 2 MiB is read whole, including its envelope, and refused by its id. Anything larger closes the
     * socket (1009).
     */
    maxPayload: 2 * mebibyte + 64 * 1024,
    /** Browsers fragment long messages, but into fragments of several kibibytes. */
    maxFragments: 1024,
    /** A frame of 2 MiB in the smallest network packets arrives in about 4,000 pieces. */
    maxBufferedChunks: 4096,
    maxPendingAutoPongs: 4,
    closeTimeout: 5000,
  } as ServerOptions, // the types lack the last two
  connectionsPerPerson: 50,
  connectionsPerAddress: 500,
  sweepMs: 10_000,
  /** The time between two pings. */
  askMs: 30_000,
  /** A push of 1 MiB over a slow connection takes a minute. */
  unfinishedMs: 120_000,
  unfinishedBytesPerPerson: 16 * mebibyte,
  /** How long a socket may accept none of the data that is sent to it. By then the device has given up too. */
  untakenMs: 60_000,
  /**
   * A socket with more than 1 MiB buffered gets no more changes. It still gets answers and the rest of the current
   * record, which may be 8 MiB.
   */
  sendBuffers: { perSocket: 16 * mebibyte, total: 128 * mebibyte },
  turns: { turnMs: 5, waitingBytes: 16 * mebibyte, overloadMs: 30_000 },
  /**
   * The sockets that a shutdown closes at once, and the time until the next ones: 10,000 within three seconds. If there are
   * so many that it would take longer than `withinMs`, more are closed at once, since a stop has ten seconds.
   */
  handover: { leastAtOnce: 200, pauseMs: 50, withinMs: 5_000 },
  /** How long a shutdown waits for the peers' close frames. */
  goodbyeMs: 2000,
} as const;
