import { z } from 'zod/mini';

/** Either way: still there? The hub answers with the same. */
export const ping = z.object({});

export type Ping = z.infer<typeof ping>;
