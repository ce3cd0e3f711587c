import { z } from 'zod/mini';
import { recordKeyText } from './fields.ts';

/** Device to hub: send these records again, whole; theirs failed the checksum or is missing. */
export const fetch = z.object({ keys: z.array(recordKeyText).check(z.maxLength(100)) });

export type Fetch = z.infer<typeof fetch>;
