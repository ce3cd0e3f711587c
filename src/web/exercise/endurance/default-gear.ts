import type { Gear } from '#domain/exercise/index.ts';

interface StableGear {
  readonly id: string;
  readonly value: Gear;
  readonly inTrash: boolean;
}

/** The gear that is taken of itself for a sport: not what is retired or in the trash. */
export function defaultGearFor(sport: string, gear: Iterable<StableGear>): readonly string[] {
  return Array.from(gear)
    .filter(({ value, inTrash }) => !inTrash && value.retiredAt === undefined && value.defaultFor[sport] === true)
    .map(({ id }) => id);
}

/**
 * The gear of an activity that becomes another sport: what was taken of itself for the one makes room for what is for the
 * other; what the person chose stays.
 */
export function gearAfterSportChange(
  chosen: readonly string[],
  { from, to, gear }: { readonly from: string | undefined; readonly to: string; readonly gear: readonly StableGear[] },
): readonly string[] {
  const before = new Set(from === undefined ? [] : defaultGearFor(from, gear));
  return [...new Set([...chosen.filter((id) => !before.has(id)), ...defaultGearFor(to, gear)])];
}
