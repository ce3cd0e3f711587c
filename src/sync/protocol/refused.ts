import { z } from 'zod/mini';
import { bytesOf16, recordKeyText } from './fields.ts';

/** Try again: the same bytes may pass later. */
const passingRefusals = ['busy', 'rate', 'clock', 'sign-in'] as const;
/** Stays marked until the person, an update of the app or freed space changes something. */
const lastingRefusals = ['shape', 'too-large', 'quota', 'version', 'damaged'] as const;
/** A stored row of the server says so; the only words that may remove data from a device. */
export const endings = ['session-revoked', 'account-deleted'] as const;

export const refusalCodes = [...passingRefusals, ...lastingRefusals, ...endings] as const;

/** Hub to device: a push, or with no id the whole connection, is not accepted, and nothing of it was appended. */
export const refused = z.object({
  id: z.nullable(bytesOf16),
  code: z.enum(refusalCodes),
  /** The record that it was refused for, where it was one. */
  key: z.nullable(recordKeyText),
  /** Seconds to wait before trying again. */
  wait: z.nullable(z.number().check(z.minimum(0))),
});

export type Refused = z.infer<typeof refused>;
export type RefusalCode = Refused['code'];

export function isPassing(code: RefusalCode): boolean {
  return (passingRefusals as readonly string[]).includes(code);
}

export function isEnding(code: RefusalCode): code is (typeof endings)[number] {
  return (endings as readonly string[]).includes(code);
}
