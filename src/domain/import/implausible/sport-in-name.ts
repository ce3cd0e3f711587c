import type { Sport } from '../../exercise/index.ts';
import { foldForSearch } from '../../kernel/index.ts';

/** Returns the sport of an exercise like `Running (Treadmill)`; null for an exercise that is none. */
export function sportInName(name: string): Sport | null {
  const [first = ''] = foldForSearch(name.slice(0, 100)).split(/[^\p{L}]+/u);
  return sports.get(first) ?? null;
}

/** Words with which only endurance exercises start: `Bent over row` does not start with `row`. */
const sports: ReadonlyMap<string, Sport> = new Map([
  ...[
    'run',
    'running',
    'jogging',
    'treadmill',
    'laufen',
    'laufband',
    'correr',
    'course',
    'corsa',
    'corrida',
    'hardlopen',
  ].map((word) => [word, 'run'] as const),
  ...['cycling', 'bike', 'biking', 'radfahren', 'ciclismo', 'velo', 'cyclette', 'fietsen'].map(
    (word) => [word, 'ride'] as const,
  ),
  ...['walk', 'walking', 'gehen', 'caminar', 'marche', 'camminata', 'caminhada', 'wandelen'].map(
    (word) => [word, 'walk'] as const,
  ),
  ...['swim', 'swimming', 'schwimmen', 'natacion', 'natation', 'nuoto', 'natacao', 'zwemmen'].map(
    (word) => [word, 'swim'] as const,
  ),
  ...['rowing', 'rudern', 'aviron', 'roeien'].map((word) => [word, 'row'] as const),
]);
