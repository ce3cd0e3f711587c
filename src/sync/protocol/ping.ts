import { z } from 'zod/mini';

/** Hub to device or device to hub: a liveness check. The hub answers a ping with a ping. */
export const ping = z.object({});

export type Ping = z.infer<typeof ping>;
