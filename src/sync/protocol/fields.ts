import { z } from 'zod';
import { isStamp, type Stamp } from '../record/index.ts';

/** Building blocks that several messages share. */
export const sequence = z.int().min(0);
export const bytes = z.instanceof(Uint8Array<ArrayBufferLike>);
export const bytesOf16 = bytes.refine((value) => value.length === 16);
export const stamp = z.custom<Stamp>(isStamp);
export const recordKeyText = z.string().min(3).max(200);

/** A random mark that each commit carries, by which a device knows its own past again. */
export const mark = bytesOf16;
