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

type GpxPoint = { at?: Instant } & { [C in TrackColumn]?: number };

/** A pause after which another track is an activity of its own. */
const maxPauseMs = 30 * 60 * 1000;

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
    const activities: GpxTrack[] = [];
    for (const track of this.#tracks.filter(({ segments }) => segments.some((points) => points.length > 0))) {
      const last = activities.at(-1);
      if (last !== undefined && continues(last, track)) last.segments.push(...track.segments);
      else activities.push(track);
    }
    return activities.map((track) => this.#recording(track, activities.length === 1));
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

  #recording({ name, type, segments }: GpxTrack, isOnly: boolean): Recording {
    const named: NamedSport = sportOfName(type);
    const builder = new TrackBuilder(named.sport);
    for (const points of segments) {
      builder.pause();
      for (const point of points) builder.add(point);
    }
    const times = segments.flat().flatMap(({ at }) => at ?? []);
    const startedAt = times.length === 0 ? null : times.reduce((first, at) => (at < first ? at : first));
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

function continues(before: GpxTrack, track: GpxTrack): boolean {
  if (before.type !== track.type || before.name !== track.name) return false;
  const ended = before.segments.flat().findLast(({ at }) => at !== undefined)?.at;
  const started = track.segments.flat().find(({ at }) => at !== undefined)?.at;
  if (ended === undefined || started === undefined) return false;
  return started >= ended && started - ended <= maxPauseMs;
}
