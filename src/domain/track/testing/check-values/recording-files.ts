import type { Sport } from '../../../exercise/index.ts';
import {
  enumerated,
  fitTime,
  sint32,
  uint8,
  uint16,
  uint32,
  type WrittenField,
  type WrittenMessage,
  writeFit,
} from '../../../import/fit/testing/write-fit.ts';

/** A recording by a few numbers, from which its points follow. `compute.py` says what they mean. */
export interface DescribedRecording {
  readonly name: string;
  readonly sport: Sport;
  readonly file: 'gpx' | 'tcx' | 'fit';
  readonly zone: string;
  readonly keeps: number | null;
  readonly parts: readonly DescribedPart[];
}

interface DescribedPart {
  readonly start: number;
  readonly every: number;
  readonly legs: readonly (readonly [seconds: number, speed: number, isPaused: boolean])[];
  readonly origin: readonly [north: number, east: number] | null;
  readonly heading: readonly [north: number, east: number];
  readonly altitude: Wave | null;
  readonly heart: Wave | null;
  readonly power: Wave | null;
  readonly counts: boolean;
  readonly stepMetres: number;
  readonly skips: readonly (readonly [from: number, to: number])[];
  readonly countsLate: boolean;
  readonly timed: boolean;
  readonly stride: number;
}

type Wave = readonly [base: number, spread: number, step: number];

interface Point {
  /** Milliseconds since the Unix epoch. */
  readonly at: number | null;
  readonly place: readonly [north: number, east: number] | null;
  readonly altitude: number | null;
  readonly heart: number | null;
  readonly power: number | null;
  readonly counted: number | null;
}

/** Writes the file of a recording. */
export function fileOf(recording: DescribedRecording): Uint8Array | string {
  if (recording.file === 'fit') return fitOf(recording);
  return recording.file === 'gpx' ? gpxOf(recording) : tcxOf(recording);
}

const metresPerDegree = 111_195;
const radians = Math.PI / 180;

function segmentsOf(part: DescribedPart): readonly (readonly Point[])[] {
  const segments: Point[][] = [];
  let [begins, joins] = [0, false];
  for (const [seconds, , isPaused] of part.legs) {
    const [first, last] = [Math.ceil(begins / part.every), Math.floor((begins + seconds) / part.every)];
    // the point at the end of a leg is also the first of the next
    for (let index = joins ? first + 1 : first; !isPaused && index <= last; index++) {
      const at = index * part.every;
      if (index === first && !joins) segments.push([]);
      const isCounted = part.counts && !(part.countsLate && segments.length > 1 && segments.at(-1)?.length === 0);
      if (!part.skips.some(([from, to]) => at >= from && at < to)) segments.at(-1)?.push(pointAt(part, at, isCounted));
    }
    begins += seconds;
    joins = !isPaused;
  }
  return segments;
}

function pointAt(part: DescribedPart, at: number, isCounted: boolean): Point {
  const { start, timed, origin, altitude, heart, power, stepMetres } = part;
  const metres = walked(part, at);
  const wave = ([base, spread, step]: Wave) => base + (Math.floor(at / step) % spread);
  return {
    at: timed ? Math.floor((start + at) * 1000 + 0.5) : null,
    place: origin === null ? null : placeOf(part, origin, metres),
    altitude: altitude === null ? null : altitude[0] + altitude[1] * Math.sin((2 * Math.PI * metres) / altitude[2]),
    heart: heart === null ? null : wave(heart),
    power: power === null ? null : wave(power),
    counted: !isCounted ? null : stepMetres === 0 ? metres : Math.floor(metres / stepMetres) * stepMetres,
  };
}

function walked({ legs }: DescribedPart, at: number): number {
  let [metres, begins] = [0, 0];
  for (const [seconds, speed] of legs) {
    if (at > begins) metres += Math.min(at - begins, seconds) * speed;
    begins += seconds;
  }
  return metres;
}

function placeOf(
  { heading: [byNorth, byEast] }: DescribedPart,
  [north, east]: readonly [number, number],
  metres: number,
) {
  const turned = east + (byEast * metres) / metresPerDegree / Math.cos(north * radians);
  return [north + (byNorth * metres) / metresPerDegree, turned >= 180 ? turned - 360 : turned] as const;
}

/** Returns the points in another order. */
function shuffled<T>(items: readonly T[], stride: number): readonly T[] {
  return items.map((_, index) => items[(index * stride) % items.length] as T);
}

function element(name: string, value: number | null, digits: number, inside = ''): string {
  return value === null
    ? ''
    : `<${name}>${inside === '' ? value.toFixed(digits) : `<${inside}>${value}</${inside}>`}</${name}>`;
}

const gpxSports: { readonly [S in Sport]?: string } = { run: 'running', ride: 'cycling', hike: 'hiking' };

function gpxOf({ sport, zone, parts }: DescribedRecording): string {
  const point = ({ at, place, altitude, heart }: Point) =>
    `<trkpt lat="${rounded(place?.[0], 1e7)}" lon="${rounded(place?.[1], 1e7)}">${element('ele', rounded(altitude, 10), 1)}` +
    `${at === null ? '' : `<time>${timeIn(at, zone)}</time>`}<extensions>${element('hr', heart, 0)}</extensions></trkpt>`;
  const tracks = parts.map((part) => {
    const segments = segmentsOf(part).map(
      (points) => `<trkseg>${shuffled(points, part.stride).map(point).join('')}</trkseg>`,
    );
    return `<trk><type>${gpxSports[sport]}</type>${segments.join('')}</trk>`;
  });
  return `<gpx version="1.1">${tracks.join('')}</gpx>`;
}

function tcxOf({ zone, parts }: DescribedRecording): string {
  const point = ({ at, place, altitude, heart, counted }: Point) =>
    `<Trackpoint><Time>${timeIn(at ?? 0, zone)}</Time><Position>${element('LatitudeDegrees', place?.[0] ?? null, 7)}` +
    `${element('LongitudeDegrees', place?.[1] ?? null, 7)}</Position>${element('AltitudeMeters', rounded(altitude, 10), 1)}` +
    `${element('DistanceMeters', counted, 2)}${element('HeartRateBpm', heart, 0, 'Value')}</Trackpoint>`;
  const laps = parts.map((part) => {
    const tracks = segmentsOf(part).map((points) => `<Track>${points.map(point).join('')}</Track>`);
    return `<Lap StartTime="${timeIn(part.start * 1000, zone)}">${tracks.join('')}</Lap>`;
  });
  return `<TrainingCenterDatabase><Activities><Activity Sport="Running">${laps.join('')}</Activity></Activities></TrainingCenterDatabase>`;
}

/** Germany's clocks went forward at this time. */
const summerTime = Date.UTC(2026, 2, 29, 1);

function timeIn(at: number, zone: string): string {
  const utc = new Date(at).toISOString().slice(0, -1);
  if (zone === 'Z' || zone === '') return utc + zone;
  const hours = zone === 'Europe/Berlin' && at < summerTime ? 1 : 2;
  return `${new Date(at + hours * 3_600_000).toISOString().slice(0, -1)}+0${hours}:00`;
}

/** By the numbers of the FIT profile: the sport and its part. */
const fitSports: { readonly [S in Sport]?: readonly [number, number] } = {
  ...{ run: [1, 0], ride: [2, 0], swim: [5, 17], hike: [17, 0] },
};

function fitOf({ sport, parts, keeps }: DescribedRecording): Uint8Array {
  const files = parts.map((part) => {
    const messages = fitMessages(part, sport);
    const whole = writeFit(messages);
    // within the message after the last that is kept; before it come the sport and the start of the timer
    return keeps === null ? whole : whole.subarray(0, writeFit(messages.slice(0, keeps + 2)).length + 3);
  });
  return Uint8Array.from(files.flatMap((file) => [...file]));
}

function fitMessages(part: DescribedPart, sport: Sport): readonly WrittenMessage[] {
  const [main = 0, detail = 0] = fitSports[sport] ?? [];
  const segments = segmentsOf(part);
  const timer = (at: number, type: number): WrittenMessage => ({
    message: 21,
    fields: [time(at), { field: 0, type: enumerated, value: 0 }, { field: 1, type: enumerated, value: type }],
  });
  const sportFields: readonly WrittenField[] = [
    { field: 0, type: enumerated, value: main },
    { field: 1, type: enumerated, value: detail },
  ];
  return [
    { message: 12, fields: sportFields },
    ...segments.flatMap((points) => [
      timer(points[0]?.at ?? 0, 0),
      ...points.map(recordOf),
      timer(points.at(-1)?.at ?? 0, 4),
    ]),
    {
      message: 18,
      fields: [
        { field: 2, type: uint32, value: fitTime(part.start * 1000) },
        { field: 5, type: enumerated, value: main },
        { field: 6, type: enumerated, value: detail },
      ],
    },
  ];
}

function time(at: number): WrittenField {
  return { field: 253, type: uint32, value: fitTime(at) };
}

/** Per degree. */
const semicircles = 2 ** 31 / 180;

function recordOf({ at, place, altitude, heart, power, counted }: Point): WrittenMessage {
  const fields: readonly (readonly [number, WrittenField['type'], number | null | undefined])[] = [
    [0, sint32, rounded(place?.[0], 1, semicircles)],
    [1, sint32, rounded(place?.[1], 1, semicircles)],
    [2, uint16, altitude === null ? null : rounded(altitude + 500, 1, 5)],
    [3, uint8, heart],
    [5, uint32, rounded(counted, 1, 100)],
    [7, uint16, power],
  ];
  return {
    message: 20,
    fields: [
      time(at ?? 0),
      ...fields.flatMap(([field, type, value]) =>
        value === null || value === undefined ? [] : [{ field, type, value } as WrittenField],
      ),
    ],
  };
}

function rounded(value: number | null | undefined, steps: number, scale = 1): number | null {
  return value === null || value === undefined ? null : Math.floor(value * scale * steps + 0.5) / steps;
}
