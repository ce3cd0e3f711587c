import { expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';
import { type StoredRecord, undoOf } from './undo.ts';

it('undoing an import removes what is unchanged, and names what the user changed', () => {
  const records = [
    imported('notes/a', 'b1'),
    imported('notes/edited', 'b1', { text: 'mine' }),
    imported('notes/tagged', 'b1', { leaves: { 'tags/knee': 'knee' } }),
    imported('notes/opened', 'b1', { leaves: { editedAt: 5 } }),
    imported('notes/trashed', 'b1', { leaves: { trashedAt: 5 } }),
    imported('notes/other', 'b2'),
    { key: 'notes/own' as const, leaves: new Map([['title', 'Own']]), text: '' },
  ];
  expect(undoOf('b1', records)).toEqual({
    removed: ['notes/a', 'notes/opened'],
    changed: ['notes/edited', 'notes/tagged'],
    separated: [],
  });
});

it('undoing an import twice does nothing the second time', () => {
  const trashed = imported('notes/a', 'b1', { leaves: { trashedAt: 5 } });
  expect(undoOf('b1', [trashed])).toEqual({ removed: [], changed: [], separated: [] });
});

it('undoing a restored export removes the records that it created, and not those of which it is a newer state', () => {
  const restored = (key: StoredRecord['key'], batch: string, leaves: Record<string, unknown> = {}): StoredRecord => {
    const written = new Map<string, unknown>([['title', 'Knee']]);
    const hash = contentHash({ leaves: written, text: 'text' });
    return {
      key,
      leaves: new Map([...written, ...Object.entries(leaves), ['restored', { batch, hash }]]),
      text: 'text',
    };
  };
  const records = [
    restored('notes/a', 'b1'),
    restored('notes/edited', 'b1', { title: 'Mine' }),
    restored('notes/own', ''),
    restored('notes/imported', 'b1', { source: { app: 'bear', batch: 'b0', hash: 'of another content' } }),
    restored('preferences/main', 'b1'),
    restored('exercises/back-squat', 'b1'),
  ];
  expect(undoOf('b1', records)).toMatchObject({ removed: ['notes/a', 'notes/imported'], changed: ['notes/edited'] });
  expect(undoOf('b0', records)).toMatchObject({ removed: [], changed: ['notes/imported'] });
});

it('undoing an import takes the recordings that it added off the activities, which stay', () => {
  const joined = { batch: 'b1', paths: ['track', 'laps/lap-1'] };
  const mine = { key: 'activities/mine' as const, leaves: new Map<string, unknown>([['joined', joined]]), text: null };
  const cleared = ['track', 'laps/lap-1', 'joined'].map((path) => ({ path, value: null }));
  const separated = [{ key: 'activities/mine', leaves: cleared }];
  expect(undoOf('b1', [mine])).toEqual({ removed: [], changed: [], separated });
  expect(undoOf('b2', [mine])).toEqual({ removed: [], changed: [], separated: [] });
});

it('undoing an import brings back the typed figures of an activity from whose recording a stretch is hidden', () => {
  const leaves = new Map<string, unknown>([
    ['joined', { batch: 'b1', paths: ['track', 'climb', 'heartRate'] }],
    ['track', 'file'],
    ['distance', { si: 900 }],
    ['movingSeconds', 300],
    ['climb', { si: 3 }],
    ['hidden/drive', { from: 0, to: 300 }],
    ['unhidden', { distance: { si: 1790 }, climb: { si: 7 } }],
  ]);
  const [mine] = undoOf('b1', [{ key: 'activities/mine', leaves, text: null }]).separated;
  expect(Object.fromEntries((mine?.leaves ?? []).map(({ path, value }) => [path, value]))).toEqual({
    ...{ track: null, joined: null, 'hidden/drive': null, unhidden: null, climb: null, heartRate: null },
    ...{ movingSeconds: null, elapsedSeconds: null, distance: { si: 1790 } },
  });
});

function imported(
  key: StoredRecord['key'],
  batch: string,
  { text = 'text', leaves = {} }: { readonly text?: string; readonly leaves?: Record<string, unknown> } = {},
): StoredRecord {
  const written = new Map<string, unknown>([['title', 'Knee']]);
  const source = { app: 'bear', id: key, batch, hash: contentHash({ leaves: written, text: 'text' }) };
  return { key, leaves: new Map([...written, ...Object.entries(leaves), ['source', source]]), text };
}
