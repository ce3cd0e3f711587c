import { expect, test } from 'vitest';
import { onPhone, openApp } from '../testing/index.ts';
import { chooseFiles, markdownFile } from './testing/files.ts';

const point = '<trkpt lat="48" lon="11"><time>2026-11-01T07:00:00Z</time></trkpt>';
const run = `<gpx><trk><type>running</type><trkseg>${point}</trkseg></trk></gpx>`;
const runFile = new File([run], 'run.gpx');

test('the report of a single recording opens its activity, and leads back to the activities', async () => {
  const { screen, store, router } = await openApp('/dashboard/exercise/activities');
  await screen.getByRole('link', { name: 'Import', exact: true }).click();
  await expect.element(screen.getByRole('heading', { level: 3 }).first()).toMatchTextContent('Body and activities');
  await expect.element(screen.getByRole('link', { name: 'Back to activities' })).toBeVisible();
  await chooseFiles(runFile);
  await screen.getByRole('button', { name: 'Import 1 activity' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  const sections = screen.getByRole('navigation', { name: 'Sections' });
  await expect.element(sections.getByRole('link', { name: 'Exercise' })).toHaveAttribute('aria-current');
  await expect.element(sections.getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current');
  await expect
    .element(screen.getByRole('link', { name: 'Back to activities' }))
    .toHaveAttribute('href', '/dashboard/exercise/activities');
  await screen.getByRole('link', { name: 'Open activity' }).click();
  const [activity] = store.records('activities');
  await expect.poll(() => router.state.location.pathname).toBe(`/dashboard/exercise/activities/${activity?.id}`);
});

test('the report of a single note opens it, and leads back to the data', async () => {
  const { screen, store, router } = await openApp('/dashboard/profile/import');
  await expect.element(screen.getByRole('heading', { level: 3 }).first()).toMatchTextContent('Notes');
  await chooseFiles(markdownFile('Squat.md', 'Knees out.'));
  await screen.getByRole('button', { name: 'Import 1 note' }).click();
  await expect.element(screen.getByRole('link', { name: 'Back to your data' })).toBeVisible();
  await screen.getByRole('link', { name: 'Open note' }).click();
  const [note] = store.records('notes');
  await expect.poll(() => router.state.location.pathname).toContain(note?.id);
});

test('the report of several notes does not open one of them', async () => {
  const { screen } = await openApp('/dashboard/profile/import');
  await chooseFiles(markdownFile('Squat.md', 'Knees out.'), markdownFile('Bench.md', 'Elbows in.'));
  await screen.getByRole('button', { name: 'Import 2 notes' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open note' })).not.toBeInTheDocument();
});

test('on a phone the title of the import is whole', async () => {
  await onPhone();
  const { screen } = await openApp('/dashboard/profile/import');
  await chooseFiles(runFile);
  const title = screen.getByRole('heading', { level: 1, name: 'Import activity file' });
  await expect.element(title).toBeVisible();
  const { clientWidth, scrollWidth, clientHeight, scrollHeight } = title.element();
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
});
