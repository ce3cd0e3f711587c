import { z } from 'zod/mini';
import { bytes, recordKeyText } from './fields.ts';

/**
 * Hub to every device of a user: this body builds on parts that the hub never received; send what you have beyond
 * `vector`.
 */
export const want = z.object({ key: recordKeyText, vector: bytes });

export type Want = z.infer<typeof want>;
