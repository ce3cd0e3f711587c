import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { SaveStatus } from '#sync/document/status.ts';
import { currentLanguage } from '../language/index.ts';
import { pageMessages } from '../page/index.ts';
import { expectAccessible } from '../testing/index.ts';
import { LiveBlockedNotice } from './live-blocked-notice.tsx';
import { shellMessages } from './messages/index.ts';
import { SaveState, SaveStatusContext } from './save-status.tsx';

async function show(status: SaveStatus) {
  await Promise.all([shellMessages.load(currentLanguage()), pageMessages.load(currentLanguage())]);
  const source = { status, subscribe: () => () => {} };
  return render(
    <SaveStatusContext value={source}>
      <main>
        <SaveState />
        <LiveBlockedNotice />
      </main>
    </SaveStatusContext>,
  );
}

test.each([
  [0, 'No live connection'],
  [2, 'No live connection – saved on this device'],
])(
  'a blocked live connection is named, and explained to whoever runs the server (%i changes)',
  async (pending, label) => {
    const screen = await show({ kind: 'live-blocked', pending });
    await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^The server answers, but the live connection doesn’t/)).toBeVisible();
    await screen.getByText('If you run this server').click();
    await expect.element(screen.getByText(/Upgrade and Connection/)).toBeVisible();
    await expectAccessible('main');
  },
);

test('a server that does not answer is not explained as a blocked connection', async () => {
  const screen = await show({ kind: 'offline', pending: 0 });
  await expect.element(screen.getByText('Offline', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('If you run this server')).not.toBeInTheDocument();
});
