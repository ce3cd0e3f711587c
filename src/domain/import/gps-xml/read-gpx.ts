import type { Instant } from '../../kernel/index.ts';
import { noFigures, type Recording, TrackBuilder, type TrackColumn } from '../../track/index.ts';
import { type NamedSport, sportOfName } from './sport-names.ts';
import { numberIn, readElements } from './xml-elements.ts';
import { xmlTime } from './xml-time.ts';

export interface XmlReading {
  readonly recordings: readonly Recording[];
  /** Whether the document is damaged or its end is missing. What comes before is read. */
  readonly isDamaged: boolean;
}

/**
 * Reads the tracks of a GPX file of version 1.0 or 1.1, each as an activity; planned routes and single places are none.
 * A new segment is a pause. Tracks that continue one another are one activity.
 */
export function readGpx(text: string): XmlReading {
  const reader = new GpxReader();
  const isWhole = readElements(text, reader);
  return { recordings: reader.recordings(), isDamaged: !isWhole };
}

interface GpxTrack {
  name: string;
  type: string;
  readonly segments: GpxPoint[][];
}

/** A track, or a part of it. The times are those of its first and its last point that has one. */
interface GpxPart extends GpxTrack {
  startedAt?: Instant | undefined;
  endedAt?: Instant | undefined;
}

type GpxPoint = { at?: Instant } & { [C in TrackColumn]?: number };

/** A pause after which another track is an activity of its own. */
const maxPauseMs = 30 * 60 * 1000;
/** A pause within a track after which it goes on with another activity: the memory of a logger is often one track. */
const maxPauseWithinMs = 24 * 60 * 60 * 1000;

class GpxReader {
  readonly #tracks: GpxTrack[] = [];
  #device = '';
  #name = '';
  #point: GpxPoint | null = null;

  open(path: readonly string[], attribute: (name: string) => string): void {
    switch (path.at(-1)) {
      case 'gpx':
        this.#device = attribute('creator');
        return;
      case 'trk':
        this.#tracks.push({ name: '', type: '', segments: [] });
        return;
      case 'trkseg':
        this.#tracks.at(-1)?.segments.push([]);
        return;
      case 'trkpt':
        this.#point = pointAt(attribute('lat'), attribute('lon'));
    }
  }

  close(path: readonly string[], text: string): void {
    const [parent, name = ''] = path.slice(-2);
    const track = this.#tracks.at(-1);
    if (name === 'trkpt') {
      if (this.#point !== null) track?.segments.at(-1)?.push(this.#point);
      this.#point = null;
    } else if (this.#point !== null) this.#takePart(name, text);
    else if (parent === 'trk' && track !== undefined && name === 'name') track.name = text;
    else if (parent === 'trk' && track !== undefined && name === 'type') track.type = text;
    else if (parent === 'metadata' && name === 'name') this.#name = text;
  }

  recordings(): readonly Recording[] {
    const activities: GpxPart[] = [];
    for (const part of this.#tracks.flatMap(partsOf)) {
      const last = activities.at(-1);
      if (last !== undefined && continues(last, part)) join(last, part);
      else activities.push(part);
    }
    return activities.map((part) => this.#recording(part, activities.length === 1));
  }

  #takePart(name: string, text: string): void {
    const point = this.#point as GpxPoint;
    if (name === 'time') {
      const at = xmlTime(text);
      if (at !== undefined) point.at = at;
      return;
    }
    const column = columns.get(name.toLowerCase());
    const value = column === undefined ? undefined : numberIn(text);
    if (column !== undefined && value !== undefined) point[column] = value;
  }

  #recording({ name, type, segments }: GpxPart, isOnly: boolean): Recording {
    const named: NamedSport = sportOfName(type);
    const builder = new TrackBuilder(named.sport);
    for (const points of segments) {
      builder.pause();
      for (const point of points) builder.add(point);
    }
    const startedAt = builder.startedAt(null);
    return {
      sport: named.sport,
      title: name || (isOnly ? this.#name : '') || named.title,
      ...{ startedAt, offsetMinutes: null, isIndoor: named.isIndoor, poolMetres: null, device: this.#device },
      track: builder.build(startedAt ?? undefined),
      ...{ laps: [], figures: noFigures, sets: [] },
    };
  }
}

/** The elements of a point and of its extensions that are known, in lower case. */
const columns: ReadonlyMap<string, TrackColumn> = new Map([
  ['ele', 'altitude'],
  ['speed', 'speed'],
  ['hr', 'heartRate'],
  ['heartrate', 'heartRate'],
  ['cad', 'cadence'],
  ['cadence', 'cadence'],
  ['atemp', 'temperature'],
  ['temp', 'temperature'],
  ['power', 'power'],
  ['powerinwatts', 'power'],
  ['watts', 'power'],
]);

function pointAt(latitude: string, longitude: string): GpxPoint {
  const [north, east] = [numberIn(latitude), numberIn(longitude)];
  return { ...(north !== undefined && { latitude: north }), ...(east !== undefined && { longitude: east }) };
}

/** Returns the parts of a track between which more than a day is missing. A track without points has none. */
function partsOf({ segments, name, type }: GpxTrack): readonly GpxPart[] {
  const parts: GpxPart[] = [];
  for (const points of segments) {
    let segment: GpxPoint[] | null = null;
    for (const point of points) {
      let part = parts.at(-1);
      if (part === undefined || isFar(part, point)) {
        part = { name, type, segments: [] };
        parts.push(part);
        segment = null;
      }
      if (segment === null) {
        segment = [];
        part.segments.push(segment);
      }
      segment.push(point);
      part.startedAt ??= point.at;
      part.endedAt = point.at ?? part.endedAt;
    }
  }
  return parts;
}

function isFar({ endedAt }: GpxPart, { at }: GpxPoint): boolean {
  return at !== undefined && endedAt !== undefined && Math.abs(at - endedAt) > maxPauseWithinMs;
}

function join(last: GpxPart, part: GpxPart): void {
  for (const points of part.segments) last.segments.push(points);
  last.endedAt = part.endedAt ?? last.endedAt;
}

function continues(before: GpxPart, part: GpxPart): boolean {
  if (before.type !== part.type || before.name !== part.name) return false;
  const { endedAt } = before;
  const { startedAt } = part;
  if (endedAt === undefined || startedAt === undefined) return false;
  return startedAt >= endedAt && startedAt - endedAt <= maxPauseMs;
}
