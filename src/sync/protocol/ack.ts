import { z } from 'zod/mini';
import { bytesOf16, sequence } from './fields.ts';

/** Hub to device: these pushes are on disk, the last of them with the number `upto`. An ack never moves the cursor. */
export const ack = z.object({ ids: z.array(bytesOf16), upto: sequence });

export type Ack = z.infer<typeof ack>;
