import { z } from 'zod/mini';
import { bytes, mark, sequence } from './fields.ts';

/** Hub to device: one frame, at most 64 KiB, of a page of a generation. */
export const page = z.object({
  /** The sequence number at which the generation was made. */
  generation: sequence,
  /** The page's place in the generation, from 0, and how many pages there are. */
  index: sequence,
  of: sequence,
  /** The name under which other pages refer to this one. */
  id: sequence,
  kind: z.enum(['heads', 'rests']),
  /** Where `bytes` belong in the page, and how long it is. */
  offset: sequence,
  size: sequence,
  bytes,
  /** The mark of the commit at the generation's sequence number. */
  mark: z.nullable(mark),
});

export type Page = z.infer<typeof page>;
