import type { Sport } from '../../exercise/index.ts';
import { fromSi, type Instant, toSi } from '../../kernel/index.ts';
import {
  noFigures,
  type RecordedFigures,
  type RecordedLap,
  type RecordedSet,
  type Recording,
  TrackBuilder,
  type TrackPoint,
  withBothLegs,
} from '../../track/index.ts';
import { decodeFit, type FitFault, type FitFields, type FitValue, timestampField } from './decode-fit.ts';
import { instantOf, numberOf, numbersOf, scaled } from './field-values.ts';
import { figuresOf, lapFields, sessionFields } from './fit-figures.ts';
import { fitSport, transitionSport } from './fit-sports.ts';
import { exerciseName } from './fit-strength.ts';

export interface FitReading {
  /** The activities of the file, in order: several for a multisport activity or for chained files. */
  readonly recordings: readonly Recording[];
  readonly faults: readonly FitFault[];
}

/** Messages by their numbers in the FIT profile. */
const message = {
  fileId: 0,
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  deviceInfo: 23,
  activity: 34,
  set: 225,
  exerciseTitle: 264,
} as const;

/**
 * Reads the activities of a FIT file, as far as it is not damaged. Records while the timer was stopped are left out.
 * Without a session, as in a truncated file, everything is one activity.
 *
 * @returns null if it is no FIT file
 */
export function readFit(bytes: Uint8Array): FitReading | null {
  const collectors: Collector[] = [];
  const faults = decodeFit(bytes, () => {
    const collector = new Collector();
    collectors.push(collector);
    return (kind, fields) => collector.take(kind, fields);
  });
  return faults === null ? null : { recordings: collectors.flatMap((each) => each.recordings()), faults };
}

/**
 * Returns whether a FIT file is of an activity, by its first message. One that does not say what it is counts as one.
 *
 * @param head the first bytes of the file
 */
export function isFitActivity(head: Uint8Array): boolean {
  let type: number | null = null;
  decodeFit(head, () => (kind, fields) => {
    if (kind === message.fileId) type ??= numberOf(fields.get(0));
  });
  return type === null || type === activityFile;
}

const activityFile = 4;

interface Session {
  readonly sport: number | null;
  readonly subSport: number | null;
  readonly startedAt: Instant | null;
  readonly poolMetres: number | null;
  readonly figures: RecordedFigures;
}

interface Point extends TrackPoint {
  readonly startsSegment: boolean;
}

type SetMessage = Omit<RecordedSet, 'name'> & {
  readonly category: number | null;
  readonly exercise: number | null;
};

/** What belongs to one session. */
interface SessionParts {
  readonly points: Point[];
  readonly laps: RecordedLap[];
  readonly sets: SetMessage[];
}

/** Collects what belongs to the activities of one file. */
class Collector {
  readonly #points: Point[] = [];
  readonly #sessions: Session[] = [];
  readonly #laps: RecordedLap[] = [];
  readonly #sets: SetMessage[] = [];
  /** The names of exercises that the file itself gives, by category and number. */
  readonly #titles = new Map<string, string>();
  #device = '';
  #sport: Pick<Session, 'sport' | 'subSport'> = { sport: null, subSport: null };
  #offsetMinutes: number | null = null;
  #isStopped = false;
  #startsSegment = false;
  readonly #metres = new CompressedDistance();

  take(kind: number, fields: FitFields): void {
    switch (kind) {
      case message.record:
        return this.#takeRecord(fields);
      case message.event:
        return this.#takeEvent(fields);
      case message.session:
        return void this.#sessions.push(sessionOf(fields));
      case message.lap:
        return this.#takeLap(fields);
      case message.sport:
        this.#sport = { sport: numberOf(fields.get(0)), subSport: numberOf(fields.get(1)) };
        return;
      case message.activity:
        return this.#takeActivity(fields);
      case message.deviceInfo:
      case message.fileId:
        return this.#takeDevice(kind, fields);
      case message.set:
        return this.#takeSet(fields);
      case message.exerciseTitle:
        return this.#takeTitle(fields);
    }
  }

  recordings(): readonly Recording[] {
    const whole = { ...this.#sport, startedAt: null, poolMetres: null, figures: noFigures };
    const sessions = this.#sessions.length > 0 ? this.#sessions : this.#isEmpty() ? [] : [whole];
    const inOrder = sessions.toSorted((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0));
    const parts = this.#partsOf(inOrder);
    return inOrder.flatMap((session, at) =>
      session.sport === transitionSport ? [] : this.#recording(session, parts[at] as SessionParts),
    );
  }

  /** What comes before all sessions belongs to the first. */
  #partsOf(inOrder: readonly Session[]): readonly SessionParts[] {
    const starts = inOrder.map(({ startedAt }) => (startedAt ?? 0) - slackMs);
    const parts: SessionParts[] = inOrder.map(() => ({ points: [], laps: [], sets: [] }));
    const partAt = (at: Instant | null | undefined) => parts[lastFrom(starts, at ?? 0)];
    for (const point of this.#points) partAt(point.at)?.points.push(point);
    for (const lap of this.#laps) partAt(lap.startedAt)?.laps.push(lap);
    for (const set of this.#sets) partAt(set.startedAt)?.sets.push(set);
    return parts;
  }

  #isEmpty(): boolean {
    return this.#points.length + this.#laps.length + this.#sets.length === 0;
  }

  #recording(session: Session, { points, laps, sets }: SessionParts): Recording {
    const known = session.sport === null ? { ...session, ...this.#sport } : session;
    const { sport, title, isIndoor } = fitSport(known.sport, known.subSport);
    const track = builderOf(points, sport);
    const startedAt = track.startedAt(session.startedAt) ?? laps[0]?.startedAt ?? null;
    return {
      sport,
      ...{ title, startedAt, isIndoor, poolMetres: session.poolMetres },
      offsetMinutes: this.#offsetMinutes,
      device: this.#device,
      track: track.build(startedAt ?? undefined),
      laps: laps.map(({ startedAt: at, figures }) => ({ startedAt: at, figures: withBothLegs(figures, sport) })),
      figures: withBothLegs(session.figures, sport),
      sets: sets.map((set) => this.#named(set)),
    };
  }

  #named({ category, exercise, ...set }: SetMessage): RecordedSet {
    const title = this.#titles.get(`${category} ${exercise}`);
    return { ...set, name: title ?? exerciseName(category, exercise) };
  }

  #takeRecord(fields: FitFields): void {
    const metres = this.#metres.of(fields.get(8));
    if (this.#isStopped) return;
    this.#points.push(pointOf(fields, metres, this.#startsSegment));
    this.#startsSegment = false;
  }

  #takeEvent(fields: FitFields): void {
    if (fields.get(0) !== timerEvent) return;
    const type = fields.get(1);
    if (type === 0) {
      this.#startsSegment ||= this.#isStopped;
      this.#isStopped = false;
    } else if (typeof type === 'number' && stopTypes.has(type)) this.#isStopped = true;
  }

  #takeLap(fields: FitFields): void {
    this.#laps.push({ startedAt: instantOf(fields.get(2)), figures: figuresOf(fields, lapFields) });
  }

  /** The time of the device's clock less the time of the world, if the file states both. */
  #takeActivity(fields: FitFields): void {
    const [at, local] = [fields.get(timestampField), fields.get(5)];
    if (typeof at !== 'number' || typeof local !== 'number') return;
    const minutes = Math.round((local - at) / 60);
    if (Math.abs(minutes) <= 16 * 60) this.#offsetMinutes = minutes;
  }

  #takeDevice(kind: number, fields: FitFields): void {
    const isCreator = kind === message.fileId || (fields.get(0) ?? 0) === 0;
    const name = fields.get(kind === message.fileId ? 8 : 27);
    if (isCreator && typeof name === 'string') this.#device ||= name;
    const maker = fields.get(kind === message.fileId ? 1 : 2);
    if (isCreator && typeof maker === 'number') this.#device ||= makers.get(maker) ?? '';
  }

  #takeSet(fields: FitFields): void {
    if (fields.get(5) !== activeSet) return;
    const [category] = numbersOf(fields.get(7));
    const [exercise] = numbersOf(fields.get(8));
    this.#sets.push({
      ...{ category: category ?? null, exercise: exercise ?? null },
      startedAt: instantOf(fields.get(6)) ?? instantOf(fields.get(timestampField)),
      seconds: countedOf(scaled(fields.get(0), 1000)),
      reps: countedOf(numberOf(fields.get(3))),
      load: countedOf(loadOf(fields.get(4), fields.get(9))),
    });
  }

  #takeTitle(fields: FitFields): void {
    const [category, exercise, title] = [numberOf(fields.get(0)), numberOf(fields.get(1)), fields.get(2)];
    if (category !== null && typeof title === 'string') this.#titles.set(`${category} ${exercise}`, title);
  }
}

/** What is negative or beyond anybody is damaged. */
function countedOf(value: number | null): number | null {
  return value !== null && value >= 0 && value <= maxOfSet ? value : null;
}

const maxOfSet = 100_000;
const timerEvent = 0;
/** Stop, stop all, stop and disable, stop and disable all. */
const stopTypes: ReadonlySet<number> = new Set([1, 4, 8, 9]);
const activeSet = 1;

/** Returns kilograms. The file has sixteenths, to which half pounds are rounded if the watch shows pounds. */
function loadOf(value: FitValue | undefined, unit: FitValue | undefined): number | null {
  const kilograms = scaled(value, 16);
  if (kilograms === null || unit !== poundUnit) return kilograms;
  return toSi(Math.round(fromSi(kilograms, 'lb') * 2) / 2, 'lb');
}

const poundUnit = 2;

/** Of a file that names no product. */
const makers: ReadonlyMap<number, string> = new Map([
  [1, 'Garmin'],
  [23, 'Suunto'],
  [32, 'Wahoo'],
  [123, 'Polar'],
  [260, 'Zwift'],
  [265, 'Strava'],
  [294, 'COROS'],
]);

function pointOf(fields: FitFields, metres: number | null, startsSegment: boolean): Point {
  const cadence = numberOf(fields.get(4));
  return {
    at: instantOf(fields.get(timestampField)) ?? undefined,
    latitude: scaled(fields.get(0), semicircles) ?? undefined,
    longitude: scaled(fields.get(1), semicircles) ?? undefined,
    altitude: scaled(fields.get(78), 5, 500) ?? scaled(fields.get(2), 5, 500) ?? undefined,
    distance: scaled(fields.get(5), 100) ?? metres ?? undefined,
    speed: scaled(fields.get(73), 1000) ?? scaled(fields.get(6), 1000) ?? speedOf(fields.get(8)) ?? undefined,
    heartRate: numberOf(fields.get(3)) ?? undefined,
    cadence: cadence === null ? undefined : cadence + (scaled(fields.get(53), 128) ?? 0),
    power: numberOf(fields.get(7)) ?? undefined,
    temperature: numberOf(fields.get(13)) ?? undefined,
    startsSegment,
  };
}

/** Per degree. */
const semicircles = 2 ** 31 / 180;

/** The lower twelve bits of three bytes are a speed in hundredths of a metre per second. */
function speedOf(value: FitValue | undefined): number | null {
  if (!(value instanceof Uint8Array) || value.length !== 3) return null;
  return ((value[0] as number) | (((value[1] as number) & 0xf) << 8)) / 100;
}

/** The upper twelve bits of three bytes are a distance in sixteenths of a metre that starts again at 256 m. */
class CompressedDistance {
  #metres = 0;
  #last: number | null = null;

  of(value: FitValue | undefined): number | null {
    if (!(value instanceof Uint8Array) || value.length !== 3) return null;
    const now = ((value[1] as number) >> 4) | ((value[2] as number) << 4);
    const step = (now - (this.#last ?? now) + 0x1000) & 0xfff;
    this.#last = now;
    this.#metres += step / 16;
    return this.#metres;
  }
}

function sessionOf(fields: FitFields): Session {
  const startedAt = instantOf(fields.get(2));
  const figures = figuresOf(fields, sessionFields);
  return {
    ...{ sport: numberOf(fields.get(5)), subSport: numberOf(fields.get(6)) },
    startedAt,
    poolMetres: scaled(fields.get(44), 100),
    figures,
  };
}

/** The first record of a session can be a second older than its start, which is not a whole second. */
const slackMs = 1_000;

/** Returns the last of ascending starts that is not after a time, else the first. */
function lastFrom(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function builderOf(points: readonly Point[], sport: Sport): TrackBuilder {
  const builder = new TrackBuilder(sport);
  for (const point of points) {
    if (point.startsSegment) builder.pause();
    builder.add(point);
  }
  return builder;
}
