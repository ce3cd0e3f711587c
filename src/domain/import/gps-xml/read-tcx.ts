import type { Instant } from '../../kernel/index.ts';
import {
  noFigures,
  type RecordedFigures,
  type RecordedLap,
  type Recording,
  TrackBuilder,
  type TrackColumn,
  withBothLegs,
} from '../../track/index.ts';
import type { XmlReading } from './read-gpx.ts';
import { sportOfName } from './sport-names.ts';
import { numberIn, readElements } from './xml-elements.ts';
import { xmlTime } from './xml-time.ts';

/**
 * Reads the activities of a TCX file. Several tracks of a lap are pauses between them; points that were written in
 * fragments with the same time are one.
 */
export function readTcx(text: string): XmlReading {
  const reader = new TcxReader();
  const isWhole = readElements(text, reader);
  return { recordings: reader.recordings(), isDamaged: !isWhole };
}

type TcxPoint = { at?: Instant } & { [C in TrackColumn]?: number };

type Writable<T> = { -readonly [K in keyof T]: T[K] };

interface TcxLap {
  startedAt: Instant | null;
  readonly figures: Writable<RecordedFigures>;
  /** The points of each of its tracks. */
  readonly tracks: TcxPoint[][];
}

interface TcxActivity {
  readonly sport: string;
  device: string;
  readonly laps: TcxLap[];
}

class TcxReader {
  readonly #activities: TcxActivity[] = [];
  #point: TcxPoint | null = null;

  open(path: readonly string[], attribute: (name: string) => string): void {
    const activity = this.#activities.at(-1);
    switch (path.at(-1)) {
      case 'Activity':
        this.#activities.push({ sport: attribute('Sport'), device: '', laps: [] });
        return;
      case 'Lap':
        activity?.laps.push({
          startedAt: xmlTime(attribute('StartTime')) ?? null,
          figures: { ...noFigures },
          tracks: [],
        });
        return;
      case 'Track':
        activity?.laps.at(-1)?.tracks.push([]);
        return;
      case 'Trackpoint':
        this.#point = {};
    }
  }

  close(path: readonly string[], text: string): void {
    const activity = this.#activities.at(-1);
    const lap = activity?.laps.at(-1);
    const [parent = '', name = ''] = path.slice(-2);
    if (name === 'Trackpoint') {
      if (this.#point !== null) lap?.tracks.at(-1)?.push(this.#point);
      this.#point = null;
    } else if (this.#point !== null) takePart(this.#point, parent, name, text);
    else if (parent === 'Creator' && name === 'Name' && activity !== undefined) activity.device = text;
    else if (lap !== undefined && path.includes('Lap')) takeFigure(lap.figures, parent, name, text);
  }

  recordings(): readonly Recording[] {
    return this.#activities.filter(({ laps }) => laps.length > 0).map(recordingOf);
  }
}

function takePart(point: TcxPoint, parent: string, name: string, text: string): void {
  if (name === 'Time') {
    const at = xmlTime(text);
    if (at !== undefined) point.at = at;
    return;
  }
  const column = name === 'Value' ? (parent === 'HeartRateBpm' ? 'heartRate' : undefined) : columns.get(name);
  const value = column === undefined ? undefined : numberIn(text);
  // the cadence of a foot pod is another than that of a bicycle, and a point has one of them
  if (column !== undefined && value !== undefined) point[column] = value;
}

const columns: ReadonlyMap<string, TrackColumn> = new Map([
  ['LatitudeDegrees', 'latitude'],
  ['LongitudeDegrees', 'longitude'],
  ['AltitudeMeters', 'altitude'],
  ['DistanceMeters', 'distance'],
  ['Cadence', 'cadence'],
  ['RunCadence', 'cadence'],
  ['Speed', 'speed'],
  ['Watts', 'power'],
]);

function takeFigure(figures: Writable<RecordedFigures>, parent: string, name: string, text: string): void {
  const figure = name === 'Value' ? heartRates.get(parent) : lapFigures.get(name);
  const value = figure === undefined ? undefined : numberIn(text);
  if (figure !== undefined && value !== undefined && value >= 0) figures[figure] = value;
}

const heartRates: ReadonlyMap<string, keyof RecordedFigures> = new Map([
  ['AverageHeartRateBpm', 'averageHeartRate'],
  ['MaximumHeartRateBpm', 'maxHeartRate'],
]);

const lapFigures: ReadonlyMap<string, keyof RecordedFigures> = new Map([
  ['TotalTimeSeconds', 'timerSeconds'],
  ['DistanceMeters', 'metres'],
  ['Calories', 'calories'],
  ['AvgRunCadence', 'averageCadence'],
  ['Cadence', 'averageCadence'],
  ['AvgWatts', 'averagePower'],
  ['MaxWatts', 'maxPower'],
]);

function recordingOf({ sport: name, device, laps }: TcxActivity): Recording {
  const { sport, title, isIndoor } = sportOfName(name);
  const builder = new TrackBuilder(sport);
  for (const { tracks } of laps) {
    for (const [index, points] of tracks.entries()) {
      if (index > 0) builder.pause();
      for (const point of points) builder.add(point);
    }
  }
  const startedAt = builder.startedAt(laps[0]?.startedAt ?? null);
  const recorded: readonly RecordedLap[] = laps.map(({ startedAt: at, figures }) => ({
    startedAt: at,
    figures: withBothLegs(figures, sport),
  }));
  return {
    ...{ sport, title, startedAt, offsetMinutes: null, isIndoor, poolMetres: null, device },
    track: builder.build(startedAt ?? undefined),
    laps: recorded,
    figures: sumOf(recorded.map(({ figures }) => figures)),
    sets: [],
  };
}

/** Returns the figures of an activity, as far as they follow from those of its laps. */
function sumOf(laps: readonly RecordedFigures[]): RecordedFigures {
  const sum = (figure: 'timerSeconds' | 'metres' | 'calories') => {
    const values = laps.map((lap) => lap[figure]);
    return values.every((value) => value !== null) ? values.reduce((total, value) => total + value, 0) : null;
  };
  const rates = laps.flatMap(({ maxHeartRate }) => maxHeartRate ?? []);
  return {
    ...noFigures,
    ...{ timerSeconds: sum('timerSeconds'), metres: sum('metres'), calories: sum('calories') },
    maxHeartRate: rates.length === 0 ? null : rates.reduce((most, rate) => Math.max(most, rate)),
  };
}
