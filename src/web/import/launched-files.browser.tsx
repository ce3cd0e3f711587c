import { expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '../testing/index.ts';
import { markdownFile } from './testing/files.ts';

test('a file that the system opens with the installed app starts an import', async () => {
  const setConsumer = vi.fn();
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(window, 'launchQueue'));
  const { screen, router } = await openApp('/dashboard/overview');
  await expect.poll(() => setConsumer.mock.calls.length).toBe(1);
  const [consume] = setConsumer.mock.calls[0] as [(launch: object) => void];
  consume({ files: [] }); // a launch without files, such as a shortcut
  expect(router.state.location.pathname).toBe('/dashboard/overview');
  const file = markdownFile('Squat.md', 'Knees out.');
  consume({ files: [{ name: file.name, getFile: async () => file }] });
  await expect.element(screen.getByRole('button', { name: 'Import 1 note' })).toBeEnabled();
  expect(router.state.location.pathname).toBe('/dashboard/profile/import');
});

test('a recording that the system opens with the installed app is imported', async () => {
  const setConsumer = vi.fn();
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(window, 'launchQueue'));
  const { screen } = await openApp('/dashboard/overview');
  await expect.poll(() => setConsumer.mock.calls.length).toBe(1);
  const [consume] = setConsumer.mock.calls[0] as [(launch: object) => void];
  const point = '<trkpt lat="48" lon="11"><time>2026-11-01T07:00:00Z</time></trkpt>';
  const gpx = new Blob([`<gpx><trk><type>running</type><trkseg>${point}</trkseg></trk></gpx>`]);
  const packed = await new Response(gpx.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  const file = new File([packed], 'run.gpx.gz');
  consume({ files: [{ name: file.name, getFile: async () => file }] });
  await expect.element(screen.getByRole('button', { name: 'Import 1 activity' })).toBeEnabled();
});
