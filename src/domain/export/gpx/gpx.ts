import type { Sport } from '../../exercise/index.ts';
import type { Instant } from '../../kernel/index.ts';
import { legsCounted, type Track } from '../../track/index.ts';

/** What a GPX file says of its track. */
export interface GpxAbout {
  readonly title: string;
  readonly sport: Sport;
  /** Null if it is not known: then the points have no times. */
  readonly startedAt: Instant | null;
}

/** As the apps that read GPX files know them. */
const types: { readonly [S in Sport]: string } = {
  run: 'running',
  ride: 'cycling',
  walk: 'walking',
  hike: 'hiking',
  swim: 'swimming',
  row: 'rowing',
  other: 'other',
};

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<gpx version="1.1" creator="Mensana" xmlns="http://www.topografix.com/GPX/1/1"' +
  ' xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"' +
  ' xmlns:pwr="http://www.garmin.com/xmlschemas/PowerExtension/v1">\n';

/** A string of all points of the longest track would be too long for one. */
const pointsAtOnce = 1000;

/**
 * Returns the pieces of a GPX 1.1 file with one track. Each segment of the track is one of the file. A point without a
 * position cannot be in such a file and is left out, as are the distance and the speed of the device.
 *
 * @returns null if no point has a position
 * @see Topografix, GPX 1.1 schema; Garmin, TrackPointExtension v1 and PowerExtension v1
 */
export function gpxOf(track: Track, about: GpxAbout): Iterable<string> | null {
  return track.latitude.some((value) => !Number.isNaN(value)) ? pieces(track, about) : null;
}

function* pieces(track: Track, about: GpxAbout): Generator<string> {
  yield head;
  yield `<trk>\n<name>${escaped(about.title)}</name>\n<type>${types[about.sport]}</type>\n`;
  for (const [at, from] of track.segments.entries()) {
    const points = placesBetween(track, from, track.segments[at + 1] ?? track.length);
    if (points.length === 0) continue;
    yield '<trkseg>\n';
    for (let first = 0; first < points.length; first += pointsAtOnce)
      yield points
        .slice(first, first + pointsAtOnce)
        .map((point) => pointText(track, point, about))
        .join('');
    yield '</trkseg>\n';
  }
  yield '</trk>\n</gpx>\n';
}

function placesBetween({ latitude }: Track, from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index).filter(
    (point) => !Number.isNaN(latitude[point]),
  );
}

function pointText(track: Track, point: number, { sport, startedAt }: GpxAbout): string {
  const value = (column: Exclude<keyof Track, 'length' | 'segments'>) => track[column][point] as number;
  const place = `lat="${value('latitude').toFixed(7)}" lon="${value('longitude').toFixed(7)}"`;
  const inside = [
    element('ele', value('altitude'), 1),
    startedAt === null ? '' : timeElement(startedAt + value('time') * 1000),
    extensions(value('heartRate'), value('cadence') / legsCounted(sport), value('temperature'), value('power')),
  ];
  return `<trkpt ${place}>${inside.join('')}</trkpt>\n`;
}

/** The schema allows elements in this order only. Heart rate and cadence are one byte each. */
function extensions(heartRate: number, cadence: number, temperature: number, power: number): string {
  const measured = [
    element('gpxtpx:atemp', temperature, 1),
    heartRate > 255 ? '' : element('gpxtpx:hr', heartRate, 0),
    cadence > 254 ? '' : element('gpxtpx:cad', cadence, 0),
  ].join('');
  const all = [
    element('pwr:PowerInWatts', power, 0),
    measured && `<gpxtpx:TrackPointExtension>${measured}</gpxtpx:TrackPointExtension>`,
  ].join('');
  return all && `<extensions>${all}</extensions>`;
}

function element(name: string, value: number, digits: number): string {
  return Number.isNaN(value) ? '' : `<${name}>${value.toFixed(digits)}</${name}>`;
}

function timeElement(at: number): string {
  return Number.isNaN(at) ? '' : `<time>${new Date(Math.round(at)).toISOString()}</time>`;
}

/** XML has no way to write other control characters, nor halves of pairs. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
