import { z } from 'zod/mini';
import { bytesOf16 } from './fields.ts';

/** Hub to device: these pushes are on disk. It never moves the cursor. */
export const ack = z.object({ ids: z.array(bytesOf16) });

export type Ack = z.infer<typeof ack>;
