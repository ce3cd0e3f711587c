import fc from 'fast-check';
import { expect } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportSource } from '../draft/source.ts';
import { fileOf, itemsOf } from './files.ts';

/**
 * Checks that a source reads damaged variants of its files to the end: cut off, with parts lost, repeated or changed. What
 * cannot be read must be reported, not thrown.
 */
export async function expectToReadDamaged(
  source: ImportSource,
  path: string,
  contents: readonly (string | Uint8Array)[],
) {
  const content = fc
    .constantFrom(...contents)
    .map((written) => (typeof written === 'string' ? new TextEncoder().encode(written) : written));
  const damaged = fc
    .tuple(content, fc.array(fc.tuple(damage, fc.nat(), fc.nat(255), fc.nat(40)), { minLength: 1, maxLength: 4 }))
    .map(([bytes, damages]) => damages.reduce(damagedBy, bytes));
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      const files = [fileOf(path, bytes, 0, 100)];
      expect(['certain', 'likely', 'possible', 'no']).toContain(await source.recognise(files));
      for (const item of await itemsOf(source, files)) {
        if (item.kind === 'skipped') expect(item.code).toMatch(/^import\//);
        else expect(item.sourceId).not.toBe('');
      }
    }),
    { numRuns: runs(200) },
  );
}

type Damage = 'cut' | 'lost' | 'repeated' | 'flipped';
const damage = fc.constantFrom<Damage>('cut', 'lost', 'repeated', 'flipped');

function damagedBy(bytes: Uint8Array, [kind, place, value, count]: [Damage, number, number, number]): Uint8Array {
  const at = bytes.length === 0 ? 0 : place % bytes.length;
  if (kind === 'cut') return bytes.slice(0, at);
  if (kind === 'flipped') return bytes.map((byte, index) => (index === at ? byte ^ value : byte));
  const part = bytes.slice(at, at + count);
  const rest = bytes.slice(at + count);
  const middle = kind === 'lost' ? [] : [...part, ...part];
  return Uint8Array.from([...bytes.slice(0, at), ...middle, ...rest]);
}
