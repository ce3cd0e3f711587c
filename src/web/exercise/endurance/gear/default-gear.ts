import type { Gear } from '#domain/exercise/index.ts';

interface StableGear {
  readonly id: string;
  readonly value: Gear;
  readonly inTrash: boolean;
}

/** Returns the default gear of a sport, except gear that is retired or in the trash. */
export function defaultGearFor(sport: string, gear: Iterable<StableGear>): readonly string[] {
  return Array.from(gear)
    .filter(({ value, inTrash }) => !inTrash && value.retiredAt === undefined && value.defaultFor[sport] === true)
    .map(({ id }) => id);
}

const sportsByKind: Readonly<Record<string, readonly string[]>> = {
  shoes: ['run', 'walk', 'hike'],
  bicycle: ['ride'],
};

/** Returns gear in its order, but what a sport is done with comes first: shoes for a run, bicycles for a ride. */
export function gearBySport<G extends StableGear>(gear: readonly G[], sport: string | undefined): readonly G[] {
  const fits = ({ value: { kind = '' } }: G) => sportsByKind[kind]?.includes(sport ?? '') === true;
  return [...gear.filter(fits), ...gear.filter((each) => !fits(each))];
}

/**
 * Returns the gear of an activity after a change of its sport. The new sport's default gear replaces that of the old
 * one. Gear that the user chose stays.
 */
export function gearAfterSportChange(
  chosen: readonly string[],
  { from, to, gear }: { readonly from: string | undefined; readonly to: string; readonly gear: readonly StableGear[] },
): readonly string[] {
  const before = new Set(from === undefined ? [] : defaultGearFor(from, gear));
  return [...new Set([...chosen.filter((id) => !before.has(id)), ...defaultGearFor(to, gear)])];
}
