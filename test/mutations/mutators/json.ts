import type { SeededChance } from '#sync/testing/seeded-chance.ts';
import { hostileTexts } from './hostile-values.ts';
import type { TextMutator } from './mutator.ts';

/** Changes values and names of a JSON text that stays well-formed. Returns any other text as it is. */
export const mutateJson: TextMutator = (text, chance) => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  const places = placesIn(value);
  if (places.length === 0) return text;
  for (let count = 1 + chance.below(3); count > 0; count--) changePlace(chance.pick(places), chance);
  return JSON.stringify(value);
};

interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly name: string;
}

function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Place['holder'];
  return Object.entries(value).flatMap(([name, each]) => [{ holder, name }, ...placesIn(each)]);
}

function changePlace({ holder, name }: Place, chance: SeededChance): void {
  const value = Reflect.get(holder, name);
  const change = chance.below(4);
  if (change === 0) Reflect.deleteProperty(holder, name);
  else if (change === 1) put(holder, chance.pick(hostileTexts), value);
  else if (change === 2 && Array.isArray(holder))
    holder.push(...Array.from({ length: chance.pick([1, 50]) }, () => value));
  else put(holder, name, hostileValue(value, chance));
}

function hostileValue(value: unknown, chance: SeededChance): unknown {
  return chance.pick<() => unknown>([
    () => null,
    () => chance.pick([0, -1, 0.5, 1e21, 1e308, -1e308, 8.64e15 + 1, 2 ** 53, true, false]),
    () => chance.pick(hostileTexts),
    () => [],
    () => ({}),
    () => [value, value],
    () => ({ ['__proto__']: value, a: value }),
    () => String(value),
    () => Array.from({ length: 150 }).reduce((inner) => [inner], value),
  ])();
}

/** Defines the property itself, whatever its name is. */
function put(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}
