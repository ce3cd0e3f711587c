import type { Programme } from '#domain/exercise/index.ts';
import { readProgression } from '#domain/exercise/programming/index.ts';

/** Returns the ids of the exercises whose loads a programme takes from a training max that is missing. */
export function idsWithoutMax({ progression, trainingMax }: Programme): readonly string[] {
  return Object.entries(progression).flatMap(([id, rule]) => {
    const read = readProgression(rule);
    return read?.rule === 'wave' && read.of === 'trainingMax' && trainingMax[id] === undefined ? id : [];
  });
}
