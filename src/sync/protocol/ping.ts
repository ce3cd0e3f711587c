import { z } from 'zod/mini';

/** Either way: a liveness check. The hub answers a ping with a ping. */
export const ping = z.object({});

export type Ping = z.infer<typeof ping>;
