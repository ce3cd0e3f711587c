import { expect, onTestFinished, test } from 'vitest';
import { openSignedOut } from '../testing/index.ts';
import { dropLinkToken, takeLinkTokens } from './link-token.ts';

test('a link that is pasted into the open sign-in page works, and its token leaves the address', async () => {
  takeLinkTokens();
  onTestFinished(dropLinkToken);
  const { screen } = await openSignedOut('/login');
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  window.location.hash = '#reset-password=only-once';
  await expect.element(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(window.location.href).not.toContain('only-once');
});
