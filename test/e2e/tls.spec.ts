// sections: network, http
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { selfSignedCertificate } from '../../src/server/testing-certificate.ts';
import { gatherPageErrors } from './page-errors.ts';
import { bodyLines, openNote, saveState, writeNote } from './screens.ts';
import {
  test as base,
  createAccountByHand,
  expect,
  type RunningServer,
  signOut,
  startServer,
  withDataDir,
} from './server.ts';

base.use({ ignoreHTTPSErrors: true });

/** A server with TLS built in, whose certificate no browser knows. */
const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring; this fixture uses no others
    async ({}, use) => {
      await withDataDir(async (dataDir) => {
        const { cert, key } = selfSignedCertificate();
        const files = { TLS_CERT: join(dataDir, 'cert.pem'), TLS_KEY: join(dataDir, 'key.pem') };
        await Promise.all([writeFile(files.TLS_CERT, cert), writeFile(files.TLS_KEY, key)]);
        const server = await startServer({ dataDir, environment: files });
        await use(server);
        await server.kill();
      });
    },
    { scope: 'worker' },
  ],
});

test('the whole app works over the TLS that is built in', async ({ page, context }) => {
  const errors = gatherPageErrors(context);
  await createAccountByHand(page);
  expect(new URL(page.url()).protocol).toBe('https:');
  const note = { title: 'At home', line: 'written with encryption' };
  await writeNote(page, note);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.reload();
  await openNote(page, note.title);
  await expect(bodyLines(page)).toHaveText([note.line]);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([['__Host-mensana-session', true]]);
  await signOut(page);
  await expect.poll(() => context.cookies()).toEqual([]); // the page does not wait for the server's answer
  expect(errors).toEqual([]);
});
