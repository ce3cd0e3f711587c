// sections: inbox, import, profile, overview
import { type FakeIntervals, fakeKey, filesAsked, startFakeIntervals } from '../../src/server/relays/testing.ts';
import { newDevice, saveState, signIn } from './screens.ts';
import { test as base, createAccount, expect, type RunningServer, startServer, withDataDir } from './server.ts';

const test = base.extend<object, { readonly service: FakeIntervals; readonly server: RunningServer }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring; this fixture uses no others
    async ({}, use) => {
      const service = await startFakeIntervals();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ service }, use) => {
      await withDataDir(async (dataDir) => {
        const server = await startServer({ dataDir, environment: { INTERVALS_URL: service.url } });
        await use(server);
        await server.kill();
      });
    },
    { scope: 'worker' },
  ],
});

const today = new Date().toISOString().slice(0, 10);

function gpx(name: string, hour: number): string {
  const point = (minute: number) =>
    `<trkpt lat="${48 + minute * 0.002}" lon="11"><time>${today}T0${hour}:0${minute}:00Z</time></trkpt>`;
  const points = [0, 1, 2, 3, 4].map(point).join('');
  return `<gpx creator="Watch"><trk><name>${name}</name><type>running</type><trkseg>${points}</trkseg></trk></gpx>`;
}

test('recordings of a watch arrive by themselves, once on all devices, and the import can be undone', async ({
  page,
  browser,
  server,
  service,
}) => {
  service.activities = [
    { id: 'i1', day: today, content: gpx('Morning run', 6) },
    { id: 'i2', day: today, content: gpx('Evening run', 8) },
    { id: 'i3', day: today, name: 'Lunch ride' },
  ];
  service.misbehaviours.set('/activity/i3/', { status: 422 });
  const email = await createAccount(page, '/dashboard/profile/sources');
  await page.getByLabel('Athlete ID').fill('i1');
  await page.getByLabel('API key').fill(fakeKey);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('Connected as i1', { exact: false })).toBeVisible();
  await page.getByText('1 activity can’t be fetched').click();
  await expect(page.getByText('Lunch ride')).toBeVisible();

  const account = (await (await page.request.get('/api/account')).json()) as {
    readonly user: { readonly uid: string };
  };
  const inbox = async () => {
    const answer = await page.request.get(`/api/users/${account.user.uid}/inbox`);
    return ((await answer.json()) as { readonly files: readonly unknown[] }).files.length;
  };
  await page.goto('/dashboard');
  await expect(page.getByText('2 activities imported from intervals.icu')).toBeVisible();
  await expect.poll(inbox).toBe(0);

  const { page: other } = await newDevice(browser, server.origin);
  await signIn(other, email);
  await other.goto('/dashboard/exercise/activities');
  await expect(other.getByRole('grid', { name: 'Activities' }).getByText('Evening run')).toBeVisible();
  await other.goto('/dashboard/profile/data');
  await expect(other.getByText('2 activities')).toHaveCount(1);

  await page.getByRole('link', { name: 'Show report' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText(/Undone on/)).toBeVisible();
  await expect(saveState(page, 'Saved')).toBeVisible();
  await other.goto('/dashboard/exercise/activities');
  await expect(other.getByRole('grid', { name: 'Activities' }).getByText('Evening run')).toBeHidden();
  expect(filesAsked(service).toSorted()).toEqual(['i1', 'i2', 'i3']);
});
