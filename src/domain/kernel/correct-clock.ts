import { type CompiledGroup, leafAt } from './compiled-shape.ts';
import { parsePath, printPath } from './path.ts';
import { isPlainData } from './plain-data.ts';
import { addDays, daysBetween, type Instant, isInstant, isLocalDay, isZone, localDayAt } from './time.ts';

/**
 * Corrects the values that a wrong clock wrote into the leaves of a record: instants, and local days derived from them.
 *
 * @param root the compiled shape of the record
 * @param values leaves by printed path that were written together
 * @param correct returns the right instant; null for one that the clock did not write, such as a typed one
 * @returns the leaves that change, by printed path
 */
export function correctClock(
  root: CompiledGroup,
  values: ReadonlyMap<string, unknown>,
  correct: (instant: Instant) => Instant | null,
): ReadonlyMap<string, unknown> {
  const corrected = new Map<string, unknown>();
  const right = (value: unknown) => (isInstant(value) ? correct(value) : null);
  for (const [path, value] of values) {
    const clock = clockPartAt(root, path);
    if (clock === null) continue;
    if (clock === 'whole') {
      const instant = right(value);
      if (instant !== null) corrected.set(path, instant);
    } else if (!('dayOf' in clock)) {
      const members = isObject(value) ? clock.flatMap((name) => memberOf(name, right(value[name]))) : [];
      if (members.length > 0) corrected.set(path, { ...(value as object), ...Object.fromEntries(members) });
    } else {
      const day = correctedDay(path, clock.dayOf, values, right);
      if (day !== null) corrected.set(path, day);
    }
  }
  return corrected;
}

function memberOf(name: string, instant: Instant | null): readonly (readonly [string, Instant])[] {
  return instant === null ? [] : [[name, instant]];
}

/**
 * A user's day may start after midnight, so the stored day can lie before the calendar day. The correction keeps that
 * difference.
 */
function correctedDay(
  path: string,
  instantName: string,
  values: ReadonlyMap<string, unknown>,
  right: (value: unknown) => Instant | null,
): string | null {
  const day = values.get(path);
  const written = values.get(siblingPath(path, instantName));
  const zone = values.get(siblingPath(path, 'zone'));
  const instant = right(written);
  if (!isLocalDay(day) || !isInstant(written) || instant === null) return null;
  if (typeof zone !== 'string' || !isZone(zone)) return null;
  return addDays(localDayAt(instant, zone), daysBetween(localDayAt(written, zone), day));
}

function siblingPath(path: string, name: string): string {
  const parsed = parsePath(path);
  return parsed.ok ? printPath([...parsed.value.slice(0, -1), name]) : name;
}

function clockPartAt(root: CompiledGroup, path: string) {
  const parsed = parsePath(path);
  return (parsed.ok ? leafAt(root, parsed.value)?.clock : null) ?? null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isPlainData(value) && typeof value === 'object' && value !== null && !Array.isArray(value);
}
