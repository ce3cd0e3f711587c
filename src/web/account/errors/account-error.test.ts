import { expect, it } from 'vitest';
import { providerRefusals } from '#api/account/refusals.ts';
import { parseProviderError } from './account-error.ts';

it('the redirect back from a provider can carry its refusals, and nothing else', () => {
  for (const { code } of providerRefusals) expect(parseProviderError(code)).toEqual({ code });
  expect(providerRefusals.length).toBeGreaterThan(0);
  for (const text of ['', 'network/offline', 'account/unknown', '<b>']) expect(parseProviderError(text)).toBeNull();
});
