import { z } from 'zod/mini';
import { bytes, recordKeyText } from './fields.ts';

/** Hub to every device of a person: this body builds on parts the hub never got; send what you have beyond `vector`. */
export const want = z.object({ key: recordKeyText, vector: bytes });

export type Want = z.infer<typeof want>;
