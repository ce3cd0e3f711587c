import { numberIn } from '../csv/index.ts';
import type { ActivityDraft, DraftQuantity, SkippedItem } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { secondsBetween } from '../times/index.ts';
import { distanceTypeOf, sportOfType, titleOfType } from './activity-types.ts';
import { healthTime, timeKey } from './health-time.ts';
import { lengthIn, shortName, shortText } from './measurements.ts';
import { ownCopy } from './own-copy.ts';
import type { Tag } from './tag.ts';
import { type Amount, totalDistance, WorkoutFigures } from './workout-figures.ts';

/** A workout as read, and its routes for which there is no place or no file. */
export interface ReadWorkout {
  readonly item: ActivityDraft | SkippedItem;
  readonly spareRoutes: readonly string[];
  readonly missingRoutes: readonly string[];
}

/** Collects the attributes and children of a `Workout`. */
export class WorkoutReader {
  readonly #type: string;
  readonly #startDate: string;
  readonly #endDate: string;
  readonly #device: string;
  readonly #duration: Amount;
  readonly #figures = new WorkoutFigures();
  /** The paths of its routes, as written. */
  readonly #routes: string[] = [];
  #isIndoor: boolean | null = null;
  #climb: DraftQuantity | null = null;

  constructor(tag: Tag) {
    this.#type = shortName(tag.attribute('workoutActivityType'));
    this.#startDate = ownCopy(tag.attribute('startDate'));
    this.#endDate = ownCopy(tag.attribute('endDate'));
    this.#device = ownCopy(tag.attribute('sourceName').trim());
    this.#duration = amountOf(tag, 'duration');
    // attributes until iOS 15, statistics since
    this.#figures.add(totalDistance, amountOf(tag, 'totalDistance'));
    this.#figures.add('ActiveEnergyBurned', amountOf(tag, 'totalEnergyBurned'));
  }

  /** Reads a direct child. */
  takeChild(tag: Tag): void {
    if (tag.name === 'WorkoutStatistics') this.#takeStatistic(tag);
    else if (tag.name === 'MetadataEntry') this.#takeMetadata(tag.attribute('key'), tag.attribute('value'));
  }

  /** Reads the reference to a route, which is nested deeper. */
  takeRoute(tag: Tag): void {
    if (this.#routes.length < maxRoutes) this.#routes.push(ownCopy(tag.attribute('path')));
  }

  /** @param fileAt finds a route by its path as written */
  finish(path: string, fileAt: (route: string) => ImportFile | null): ReadWorkout {
    const [route, ...spareRoutes] = this.#routes.filter((each) => fileAt(each) !== null);
    const missingRoutes = this.#routes.filter((each) => fileAt(each) === null);
    const item = this.#item(path, route === undefined ? null : fileAt(route));
    return { item, spareRoutes, missingRoutes };
  }

  #item(path: string, track: ImportFile | null): ActivityDraft | SkippedItem {
    const origin = `${path}, ${this.#type} of ${this.#startDate}`;
    const startedAt = healthTime(this.#startDate);
    if (startedAt === null) return { kind: 'skipped', origin, code: 'import/no-date', detail: this.#startDate };
    const sport = sportOfType(this.#type);
    return {
      kind: 'activity',
      sourceId: `Workout ${this.#type} ${timeKey(startedAt)}`,
      origin,
      sport,
      title: titleOfType(this.#type),
      startedAt,
      elapsedSeconds: secondsBetween(startedAt, healthTime(this.#endDate)),
      movingSeconds: secondsOf(this.#duration),
      distance: this.#figures.takeDistance(distanceTypeOf(sport)),
      climb: this.#climb,
      heartRate: {
        average: this.#figures.take('HeartRate average', 'count/min'),
        max: this.#figures.take('HeartRate maximum', 'count/min'),
      },
      effort: null,
      isIndoor: this.#isIndoor,
      laps: [],
      remark: '',
      deviceFigures: this.#figures.rest(),
      device: this.#device,
      track,
      points: null,
      trackFigures: null,
    };
  }

  #takeStatistic(tag: Tag): void {
    const [type, unit] = [shortName(tag.attribute('type')), shortText(tag.attribute('unit'))];
    this.#figures.add(type, { value: numberIn(tag.attribute('sum')), unit });
    for (const name of ['average', 'minimum', 'maximum'])
      this.#figures.add(`${type} ${name}`, { value: numberIn(tag.attribute(name)), unit });
  }

  #takeMetadata(key: string, text: string): void {
    const [amount = '', unit = ''] = text.trim().split(' ');
    const value = numberIn(amount);
    if (!key.startsWith('HK') || value === null) return;
    const climb = key === 'HKElevationAscended' && value > 0 ? lengthIn(value, unit) : null;
    if (key === 'HKIndoorWorkout') this.#isIndoor = value === 1;
    else if (climb !== null) this.#climb = climb;
    else this.#figures.add(shortName(key), { value, unit: shortText(unit) });
  }
}

/** More than any workout has; the rest is ignored. */
const maxRoutes = 200;

function amountOf(tag: Tag, name: string): Amount {
  return { value: numberIn(tag.attribute(name)), unit: shortText(tag.attribute(`${name}Unit`)) };
}

function secondsOf({ value, unit }: Amount): number | null {
  const length = unitSeconds.get(unit);
  if (value === null || value < 0 || length === undefined) return null;
  return Math.round(value * length * 1000) / 1000;
}

const unitSeconds: ReadonlyMap<string, number> = new Map([
  ['s', 1],
  ['min', 60],
  ['hr', 3600],
]);
