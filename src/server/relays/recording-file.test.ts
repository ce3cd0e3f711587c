import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { attachmentMaxBytes } from '#domain/notes/index.ts';
import { recordingIn } from './recording-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const fit = bytesOf('\x0e\x10\x43\x08\x00\x00\x00\x00.FIT\x00\x00');

it.each([
  ['fit', fit],
  ['gpx', bytesOf('<?xml version="1.0"?>\n<gpx creator="a">')],
  ['tcx', bytesOf('\uFEFF<TrainingCenterDatabase xmlns="x">')],
  ['tcx', bytesOf('<g.t-c:TrainingCenterDatabase>')],
  ['gpx', new Uint8Array(Buffer.from('\uFEFF<gpx creator="a">', 'utf16le'))],
  ['fit', gzipSync(fit)],
] as const)('recognises %s by its content', async (format, file) => {
  expect((await recordingIn(file))?.format).toBe(format);
});

it('unpacks a compressed recording', async () => {
  expect(Buffer.from((await recordingIn(gzipSync(fit)))?.content ?? [])).toEqual(Buffer.from(fit));
});

it.each<readonly [string, Uint8Array]>([
  ['an empty file', new Uint8Array()],
  ['a page', bytesOf('<!doctype html><html><body>Sign in</body></html>')],
  ['other XML', bytesOf('<?xml version="1.0"?><gpxer/>')],
  ['a page that is compressed', gzipSync('<!doctype html>')],
  ['a compressed file that is cut off', gzipSync(Buffer.alloc(5000, fit)).subarray(0, 30)],
  ['a file that is too large once unpacked', gzipSync(Buffer.concat([fit, Buffer.alloc(attachmentMaxBytes)]))],
])('%s is no recording', async (_, file) => {
  expect(await recordingIn(file)).toBeNull();
});
