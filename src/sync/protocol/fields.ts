import { z } from 'zod/mini';
import { isStamp, type Stamp } from '../record/index.ts';

/** Building blocks that several messages share. */
export const sequence = z.int().check(z.minimum(0));
export const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
export const bytesOf16 = z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length === 16);
export const stamp = z.custom<Stamp>(isStamp);
export const recordKeyText = z.string().check(z.minLength(3), z.maxLength(200));

/** The commit id: a random value of each commit, which shows whether a device shares the hub's lineage. */
export const mark = bytesOf16;
