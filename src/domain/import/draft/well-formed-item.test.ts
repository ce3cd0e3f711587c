import { expect, it } from 'vitest';
import { memoryFile } from '../bytes/index.ts';
import { activityDraft, noteDraft } from '../testing/drafts.ts';
import { wellFormedItem } from './index.ts';

it('replaces half characters in every text of an item, in names and in links', () => {
  const note = noteDraft({
    sourceId: 'a\ud83d',
    title: '\udcaa💪',
    text: ['x\ud83d', { kind: 'file-link', to: 'f\ud83d', isImage: true, written: '![](\ud83d)' }],
    tags: ['\ud83d'],
    properties: { 'p\ud83d': 'v\ud83d', n: 1 },
  });
  expect(wellFormedItem(note)).toEqual({
    ...note,
    sourceId: 'a\ufffd',
    title: '\ufffd💪',
    text: ['x\ufffd', { kind: 'file-link', to: 'f\ufffd', isImage: true, written: '![](\ufffd)' }],
    tags: ['\ufffd'],
    properties: { 'p\ufffd': 'v\ufffd', n: 1 },
  });
});

it('keeps maps and files', () => {
  const track = memoryFile('a.gpx', Uint8Array.of(1));
  const repaired = wellFormedItem(activityDraft({ deviceFigures: new Map([['kcal\ud83d', 5]]), track }));
  expect(repaired).toEqual(activityDraft({ deviceFigures: new Map([['kcal\ufffd', 5]]), track }));
  expect(repaired).toHaveProperty('track', track);
});

it('returns a well-formed item as it is', () => {
  const note = noteDraft({ title: '💪', properties: { n: 1 } });
  expect(wellFormedItem(note)).toBe(note);
});
