import { z } from 'zod/mini';
import { bytesOf16, recordKeyText } from './fields.ts';

/** Temporary refusals: the same bytes may be accepted later. */
const passingRefusals = ['busy', 'rate', 'clock', 'sign-in'] as const;
/**
 * Lasting refusals: the row stays marked as refused until a user's action, an app update or freed space may have made
 * it acceptable.
 */
const lastingRefusals = ['shape', 'too-large', 'quota', 'version', 'damaged'] as const;
/**
 * Sent only if a stored row of the server says so, because these are the only codes that may remove data from a device.
 */
export const endings = ['session-revoked', 'account-deleted'] as const;

export const refusalCodes = [...passingRefusals, ...lastingRefusals, ...endings] as const;

/** Hub to device: a push is refused, and nothing of it was appended. Without an id, the whole connection is refused. */
export const refused = z.object({
  id: z.nullable(bytesOf16),
  code: z.enum(refusalCodes),
  /** The record that caused the refusal, or null if no single record did. */
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
