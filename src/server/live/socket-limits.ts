import type { ServerOptions } from 'ws';

const mebibyte = 1024 * 1024;

/** What one peer, one person and one address may hold of this server. */
export const socketLimits = {
  ws: {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false, // what is long enough to be worth it is compressed once for all receivers
    /** A push of 2 MiB is read whole, envelope included, and refused by its id; anything larger ends the socket (1009). */
    maxPayload: 2 * mebibyte + 64 * 1024,
    /** Browsers cut long messages, but into pieces of some kibibytes. */
    maxFragments: 1024,
    /** A frame of 2 MiB that arrives in the smallest packets of the network comes in some 4,000 pieces. */
    maxBufferedChunks: 4096,
    maxPendingAutoPongs: 4,
    closeTimeout: 5000,
  } as ServerOptions, // the types do not know the last two
  connectionsPerPerson: 50,
  connectionsPerAddress: 500,
  sweepMs: 10_000,
  /** Between two questions for a sign of life. */
  askMs: 30_000,
  /** A push of 1 MiB over a poor line takes a minute. */
  unfinishedMs: 120_000,
  unfinishedBytesPerPerson: 16 * mebibyte,
  /** How long a socket may take nothing of what is sent to it; then the device has given up too. */
  untakenMs: 60_000,
  /** A socket gets no changes above 1 MiB buffered, but answers, and the record that was being sent, which may be 8 MiB. */
  sendBuffers: { perSocket: 16 * mebibyte, total: 128 * mebibyte },
  /** How long a stop waits for the peers' goodbyes. */
  goodbyeMs: 2000,
} as const;
