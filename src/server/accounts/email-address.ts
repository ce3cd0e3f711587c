import { z } from 'zod';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** An address trimmed, NFC and in lower case: the form that is stored and compared. */
export type EmailAddress = string & { readonly kind: 'EmailAddress' };

export interface AddressInvalid {
  readonly code: 'account/address-invalid';
}

const longest = 254; // RFC 5321, a path without its brackets

export function parseEmailAddress(text: string): Result<EmailAddress, AddressInvalid> {
  const address = text.trim().normalize('NFC').toLowerCase();
  if (address.length > longest || !z.email().safeParse(address).success)
    return err({ code: 'account/address-invalid' });
  return ok(address as EmailAddress);
}
