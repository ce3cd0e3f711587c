import { z } from 'zod/mini';
import { recordKeyText } from './fields.ts';

/** Device to hub: send these records again in full, because they failed the checksum or are missing. */
export const fetch = z.object({ keys: z.array(recordKeyText).check(z.maxLength(100)) });

export type Fetch = z.infer<typeof fetch>;
