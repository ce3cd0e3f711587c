import type { Sport } from '../../exercise/index.ts';
import { foldCase } from '../../kernel/index.ts';
import type { GearDraft } from '../draft/index.ts';
import { ImportError, type ImportFile } from '../files/index.ts';
import { tableOf } from '../lifting/index.ts';

/** Tells of a piece of gear what it is. */
export type GearKinds = (name: string, sport: Sport) => GearDraft['kind'];

/** Reads what the tables of bicycles and shoes tell. Gear that is in neither is what its sport usually needs. */
export async function gearKinds(tables: {
  readonly bikes: ImportFile | undefined;
  readonly shoes: ImportFile | undefined;
}): Promise<GearKinds> {
  const bikes = await namesIn(tables.bikes);
  const shoes = await namesIn(tables.shoes);
  return (name, sport) => {
    if (bikes.has(foldCase(name))) return 'bicycle';
    return shoes.has(foldCase(name)) ? 'shoes' : (usualKinds[sport] ?? 'other');
  };
}

const usualKinds: Partial<Record<Sport, GearDraft['kind']>> = {
  ...{ ride: 'bicycle', run: 'shoes', walk: 'shoes', hike: 'shoes' },
};

/** The name is the first column, in every language. A table that cannot be read only leaves the kinds to be guessed. */
async function namesIn(file: ImportFile | undefined): Promise<ReadonlySet<string>> {
  if (file === undefined) return new Set();
  try {
    const { rows } = await tableOf(file);
    return new Set(rows.map(({ cells }) => foldCase((cells[0] ?? '').trim())));
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return new Set();
  }
}
