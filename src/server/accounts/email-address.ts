import { z } from 'zod';
import type { addressInvalid } from '#api/account/refusals.ts';
import type { Refused } from '#api/endpoint/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** A trimmed address in NFC and lower case, as stored and compared. */
export type EmailAddress = string & { readonly kind: 'EmailAddress' };

const longest = 254; // RFC 5321, a path without its brackets

export function parseEmailAddress(text: string): Result<EmailAddress, Refused<typeof addressInvalid>> {
  const address = text.trim().normalize('NFC').toLowerCase();
  if (address.length > longest || !z.email().safeParse(address).success)
    return err({ code: 'account/address-invalid' });
  return ok(address as EmailAddress);
}
