import type { Example } from './example.ts';

const header = {
  format: 'mensana-export',
  version: 1,
  appVersion: '0.1.0',
  exportedAt: '2026-11-26T12:00:00.000Z',
  contains: 'everything',
};

const set = { kind: 'working', load: { si: 10, typed: '10', unit: 'kg' }, reps: 8, completedAt: 1500 };

const mensana: Example = {
  app: 'mensana',
  files: [
    [
      'data.jsonl',
      lines(
        header,
        { key: 'notes/n1', leaves: { title: 'Knee', 'tags/knee': 'Knee', createdAt: 1000 }, text: '# Plan\n\nRest.' },
        { key: 'notebooks/b1', leaves: { name: 'Rehab', parent: null }, text: null },
        {
          key: 'workouts/w1',
          leaves: {
            startedAt: 1000,
            endedAt: 2000,
            'exercises/e1/exercise': 'exercises/dip',
            'sets/s1/place': { exercise: 'e1', order: 'a0' },
            'sets/s1/result': set,
          },
          text: null,
        },
        { key: 'preferences/main', leaves: { 'units/load': 'lb', 'future/leaf': [1, { a: 2 }] }, text: null },
      ),
    ],
    ['notes/Knee.md', '---\ntags: [Knee]\n---\n# Plan\n\nRest.'],
    ['training/workouts.csv', 'workout,exercise\r\nw1,Dip\r\n'],
  ],
  bystander: [
    'Other/data.jsonl',
    lines(
      { ...header, exportedAt: '2020-01-01T00:00:00.000Z' },
      { key: 'notes/other', leaves: { title: 'Other' }, text: 'Stays' },
    ),
  ],
};

function lines(...records: readonly object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

export const ownExports: readonly Example[] = [mensana];
