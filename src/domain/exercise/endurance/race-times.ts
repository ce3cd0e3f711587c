import { err, type Metres, metres, ok, type Result, type Seconds, seconds } from '../../kernel/index.ts';

/** A distance covered at race effort. */
export interface Race {
  readonly metres: Metres;
  readonly seconds: Seconds;
}

export type RaceError =
  | { readonly code: 'exercise/race-time-out-of-range'; readonly min: Seconds; readonly max: Seconds }
  | { readonly code: 'exercise/no-distance' }
  /** The speed is too low for the equations to give an oxygen uptake. */
  | { readonly code: 'exercise/no-uptake' };

/** The range for which the equations were fitted: about 3.5 minutes to 4 hours. */
const shortest = seconds(210);
const longest = seconds(14_400);

/**
 * Computes a runner's VDOT from a race with the equations of Daniels and Gilbert. It is the oxygen uptake at the race
 * speed, divided by the share of the maximum that can be sustained for that time. VDOT is thus a maximal oxygen uptake
 * that assumes the same running economy for everyone.
 *
 * @param race run at full effort, 3.5 minutes to 4 hours
 * @returns millilitres of oxygen per kilogram and minute, not rounded; `exercise/race-time-out-of-range` outside that
 * time range; `exercise/no-uptake` below about 25 m per minute, where the equations no longer apply
 * @see J. Daniels, J. Gilbert, "Oxygen Power: Performance Tables for Distance Runners" (1979)
 */
export function vdotOf({ metres: distance, seconds: time }: Race): Result<number, RaceError> {
  if (!(distance > 0)) return err({ code: 'exercise/no-distance' });
  if (!isInRange(time)) return err(outOfRange());
  const value = vdot(distance, time);
  return value > 0 ? ok(value) : err({ code: 'exercise/no-uptake' });
}

/**
 * Returns the time over a distance that corresponds to a VDOT. This is the inverse of {@link vdotOf}.
 *
 * @param value a VDOT
 * @param distance metres
 * @returns seconds, exact to a hundredth; `exercise/race-time-out-of-range` outside 3.5 minutes to 4 hours
 */
export function raceTimeOfVdot(value: number, distance: Metres): Result<Seconds, RaceError> {
  if (!(distance > 0)) return err({ code: 'exercise/no-distance' });
  let fast: number = shortest;
  let slow: number = longest;
  if (!(vdot(distance, fast) >= value && vdot(distance, slow) <= value)) return err(outOfRange());
  while (slow - fast > 0.005) {
    const between = (fast + slow) / 2;
    if (vdot(distance, between) > value) fast = between;
    else slow = between;
  }
  return ok(seconds((fast + slow) / 2));
}

/**
 * Predicts the time over another distance with Riegel's formula: T2 = T1 (D2 / D1)^1.06.
 *
 * @param race the race that was run
 * @param distance metres
 * @returns seconds; `exercise/race-time-out-of-range` if either time is outside 3.5 minutes to 4 hours
 * @see P. S. Riegel, "Athletic Records and Human Endurance", American Scientist 69 (1981) 285–290
 */
export function riegelTime(race: Race, distance: Metres): Result<Seconds, RaceError> {
  if (!(race.metres > 0 && distance > 0)) return err({ code: 'exercise/no-distance' });
  const time = seconds(race.seconds * (distance / race.metres) ** 1.06);
  return isInRange(race.seconds) && isInRange(time) ? ok(time) : err(outOfRange());
}

/** The duration of Cooper's test. */
export const cooperSeconds = seconds(720);

/**
 * Estimates maximal oxygen uptake from the distance run in 12 minutes.
 *
 * @param distance metres, by an adult at full effort
 * @returns millilitres per kilogram and minute, or `exercise/no-uptake` for 505 m or less
 * @see K. H. Cooper, "A Means of Assessing Maximal Oxygen Intake", JAMA 203 (1968) 201–204
 */
export function cooperVo2max(distance: Metres): Result<number, RaceError> {
  const uptake = (distance - 504.9) / 44.73;
  return uptake > 0 ? ok(uptake) : err({ code: 'exercise/no-uptake' });
}

/** The distances for which race times are shown. */
export const raceDistances: readonly Metres[] = [1500, 1609.344, 3000, 5000, 10_000, 21_097.5, 42_195].map(metres);

/**
 * Returns the oxygen uptake of running on the flat, by the equation of Daniels and Gilbert; see {@link vdotOf}.
 *
 * @param speed metres per second
 * @returns millilitres per kilogram and minute; less than 0 below about 0.4 metres per second
 */
export function uptakeOfRunning(speed: number): number {
  const perMinute = speed * 60;
  return -4.6 + 0.182258 * perMinute + 0.000104 * perMinute ** 2;
}

function vdot(distance: number, time: number): number {
  const minutes = time / 60;
  const share = 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes);
  return uptakeOfRunning(distance / time) / share;
}

function isInRange(time: number): boolean {
  return time >= shortest && time <= longest;
}

function outOfRange(): RaceError {
  return { code: 'exercise/race-time-out-of-range', min: shortest, max: longest };
}
