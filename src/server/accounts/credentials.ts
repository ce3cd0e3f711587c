import { createAddressChanges } from './address-changes.ts';
import type { CredentialParts } from './credential-parts.ts';
import { createMailedLinks } from './mailed-links.ts';
import { createPasswordChanges } from './password-changes.ts';
import { createPasswordConfirmation } from './password-confirmation.ts';
import { createPasswordSignIn } from './password-sign-in.ts';

export type { Asking, SignedIn } from './credential-parts.ts';

export type Credentials = ReturnType<typeof createCredentials>;

/** Creates the operations that use an email address and a password. */
export function createCredentials(parts: CredentialParts) {
  const links = createMailedLinks(parts);
  const confirmPassword = createPasswordConfirmation(parts);
  return {
    ...createPasswordSignIn(parts, links),
    ...createPasswordChanges(parts, links, confirmPassword),
    ...createAddressChanges(parts, links, confirmPassword),
    confirmPassword,
  };
}
