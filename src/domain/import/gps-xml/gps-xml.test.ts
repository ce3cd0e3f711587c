import { describe, expect, it } from 'vitest';
import { readGpx, readTcx, sportOfName } from './index.ts';

const start = Date.UTC(2026, 4, 6, 17);

const gpx = (inside: string, version = '1.1') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="${version}" creator="StravaGPX" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
${inside}
</gpx>`;

const point = (time: string | null, inside = '', latitude = 52.5) =>
  `<trkpt lat="${latitude}" lon="13.4"><ele>34.2</ele>${time === null ? '' : `<time>${time}</time>`}${inside}</trkpt>`;

const only = (text: string, read = readGpx) => {
  const [recording, ...others] = read(text).recordings;
  expect(others).toEqual([]);
  if (recording === undefined) throw new Error('expected a recording');
  return recording;
};

describe('GPX', () => {
  it('has the name, sport and device, and points with what extensions say', () => {
    const extension =
      '<extensions><power>250</power><gpxtpx:TrackPointExtension><gpxtpx:atemp>-2</gpxtpx:atemp><gpxtpx:hr>140</gpxtpx:hr><gpxtpx:cad>84</gpxtpx:cad></gpxtpx:TrackPointExtension></extensions>';
    const recording = only(
      gpx(`<metadata><name>ignored</name></metadata><trk><name>Tempo &amp; strides</name><type>running</type><trkseg>
        ${point('2026-05-06T17:00:00Z', extension)}${point('2026-05-06T17:00:01.500Z')}</trkseg></trk>`),
    );
    expect(recording).toMatchObject({
      ...{ sport: 'run', title: 'Tempo & strides', startedAt: start, device: 'StravaGPX', isIndoor: null },
    });
    const { time, latitude, longitude, altitude, heartRate, cadence, power, temperature } = recording.track;
    expect([...time]).toEqual([0, 1.5]);
    const columns = [latitude, longitude, altitude, heartRate, cadence, power, temperature];
    expect(columns.map(([value]) => value)).toEqual([52.5, 13.4, 34.2, 140, 168, 250, -2]);
  });

  it.each([
    ['2026-05-06T17:00:00Z'],
    ['2026-05-06T19:00:00+02:00'],
    ['2026-05-06T17:00:00.000'],
    ['2026-05-06T17:00:00'],
  ])('is in UTC if a time has no zone: %s', (time) => {
    expect(only(gpx(`<trk><trkseg>${point(time)}</trkseg></trk>`)).startedAt).toBe(start);
  });

  it('without times, altitudes or prefixes is read', () => {
    const bare = '<trkpt lat="52.5" lon="13.4"><speed>3.1</speed><extensions><hr>120</hr></extensions></trkpt>';
    const recording = only(gpx(`<trk><trkseg>${bare}${bare}</trkseg></trk>`, '1.0'));
    expect(recording).toMatchObject({ startedAt: null, sport: 'other', title: '' });
    const { time, altitude, heartRate, speed } = recording.track;
    expect([time, altitude].map(([value]) => value)).toEqual([Number.NaN, Number.NaN]);
    expect([heartRate[0], speed[1]]).toEqual([120, 3.1]);
  });

  it('is paused between segments; tracks that continue each other are one, others are not', () => {
    const track = (hour: string) =>
      `<trk><name>Loop</name><trkseg>${point(`2026-05-06T${hour}:00Z`)}</trkseg><trkseg>${point(`2026-05-06T${hour}:30Z`)}</trkseg></trk>`;
    const { recordings } = readGpx(gpx([track('17:00'), track('17:20'), track('19:00')].join('')));
    expect(recordings.map(({ track: { segments } }) => segments)).toEqual([
      [0, 1, 2, 3],
      [0, 1],
    ]);
  });

  it('with only planned routes, places or empty tracks is no activity', () => {
    const routes = '<wpt lat="1" lon="1"/><rte><rtept lat="1" lon="1"/></rte><trk><trkseg/></trk>';
    expect(readGpx(gpx(routes))).toEqual({ recordings: [], isDamaged: false });
  });

  it('that is cut off or not well-formed is read up to there', () => {
    const whole = gpx(`<trk><trkseg>${point('2026-05-06T17:00:00Z')}${point('2026-05-06T17:00:01Z')}</trkseg></trk>`);
    for (const damaged of [whole.slice(0, -60), whole.replace('</trkseg>', '</oops>')]) {
      const { recordings, isDamaged } = readGpx(damaged);
      expect([isDamaged, recordings[0]?.track.length ?? 0]).toEqual([true, damaged === whole.slice(0, -60) ? 1 : 2]);
    }
  });

  it('with what XML excludes is read: control characters, an ampersand and unknown entities in a name', () => {
    const track = (name: string) => only(gpx(`<trk><name>${name}</name><trkseg>${point(null)}</trkseg></trk>`)).title;
    expect(track('Run & swim&nbsp;\u0001&#0;&amp; &#x1F600;')).toBe('Run & swim&nbsp;& 😀');
    expect(track('&#1;&#xFFFE;&#xD800;&#x110000;&#99999999; &AMP;&#65;&#x0041;')).toBe('&AMP;AA');
    expect(track('<![CDATA[Run & swim]]>')).toBe('Run & swim');
  });

  it('has decimals with the comma of a language', () => {
    const comma = '<trkpt lat="52,25" lon="-13,5"><ele>12,5</ele></trkpt>';
    const { latitude, longitude, altitude } = only(gpx(`<trk><trkseg>${comma}</trkseg></trk>`)).track;
    expect([latitude[0], longitude[0], altitude[0]]).toEqual([52.25, -13.5, 12.5]);
  });

  it('of a logger that wrote all days into one track is an activity for each', () => {
    const days = ['06T17:00:00', '06T17:00:01', '06T23:30:00', '08T09:00:00', '07T08:00:00'];
    const points = days.map((time) => point(`2026-05-${time}Z`)).join('');
    const { recordings } = readGpx(gpx(`<trk><trkseg>${points}</trkseg></trk>`));
    expect(recordings.map(({ startedAt, track }) => [startedAt, track.length])).toEqual([
      [start, 3],
      [start + 40 * 3_600_000, 1],
      [start + 15 * 3_600_000, 1],
    ]);
  });

  it('of very many tracks and segments that continue each other is read in little time', () => {
    const at = (second: number) => point(new Date(start + second * 1000).toISOString());
    const segments = Array.from({ length: 130_000 }, (_, second) => `<trkseg>${at(second + 1)}</trkseg>`).join('');
    const tracks = Array.from({ length: 20_000 }, (_, second) => `<trk><trkseg>${at(130_001 + second)}</trkseg></trk>`);
    const text = gpx(`<trk><trkseg>${at(0)}</trkseg></trk><trk>${segments}</trk>${tracks.join('')}`);
    const began = process.cpuUsage();
    const recording = only(text);
    expect(process.cpuUsage(began).user).toBeLessThan(6_000_000);
    expect(recording.track.segments.length).toBe(150_001);
  });

  it('with a document type is refused, since it could define entities', () => {
    const bomb = `<!DOCTYPE gpx [<!ENTITY a "aaaa">]>${gpx('')}`;
    expect(readGpx(bomb)).toEqual({ recordings: [], isDamaged: true });
  });
});

describe('TCX', () => {
  const trackpoint = (second: number, inside: string) =>
    `<Trackpoint><Time>2026-05-06T17:00:${String(second).padStart(2, '0')}Z</Time>${inside}</Trackpoint>`;
  const position =
    '<Position><LatitudeDegrees>52.5</LatitudeDegrees><LongitudeDegrees>13.4</LongitudeDegrees></Position>';
  const lap = (inside: string, from = 0) =>
    `<Lap StartTime="2026-05-06T17:00:${String(from).padStart(2, '0')}Z"><TotalTimeSeconds>20.5</TotalTimeSeconds><DistanceMeters>60</DistanceMeters><Calories>7</Calories><AverageHeartRateBpm><Value>139</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>${150 + from}</Value></MaximumHeartRateBpm><Cadence>84</Cadence>${inside}</Lap>`;
  const tcx = (laps: string, sport = 'Running') =>
    `  <?xml version="1.0"?>\n<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="${sport}"><Id>2026-05-06T17:00:00Z</Id>${laps}<Creator><Name>Forerunner 965</Name></Creator></Activity></Activities></TrainingCenterDatabase>`;

  it('has laps, points and the figures that follow from its laps', () => {
    const extension =
      '<Extensions><ns3:TPX><ns3:Speed>3.1</ns3:Speed><ns3:RunCadence>85</ns3:RunCadence><ns3:Watts>251</ns3:Watts></ns3:TPX></Extensions>';
    const first = `<Track>${trackpoint(0, `${position}<AltitudeMeters>34</AltitudeMeters><DistanceMeters>0</DistanceMeters><HeartRateBpm><Value>138</Value></HeartRateBpm>${extension}`)}</Track>`;
    const second = `<Track>${trackpoint(30, '<DistanceMeters>60</DistanceMeters>')}</Track>`;
    const recording = only(tcx(lap(first) + lap(second, 25)), readTcx);
    expect(recording).toMatchObject({
      ...{ sport: 'run', title: '', startedAt: start, device: 'Forerunner 965' },
      figures: { timerSeconds: 41, metres: 120, calories: 14, maxHeartRate: 175, averageHeartRate: null },
      laps: [
        { startedAt: start, figures: { metres: 60, averageHeartRate: 139, averageCadence: 168 } },
        { startedAt: start + 25_000 },
      ],
    });
    const { time, distance, heartRate, cadence, power, speed, segments } = recording.track;
    expect([[...time], [...distance], segments]).toEqual([[0, 30], [0, 60], [0]]);
    expect([heartRate, cadence, power, speed].map(([value]) => value)).toEqual([138, 170, 251, 3.1]);
  });

  it('joins the fragments of a point, and pauses between the tracks of a lap', () => {
    const fragments = `<Track>${trackpoint(0, position)}${trackpoint(0, '<HeartRateBpm><Value>120</Value></HeartRateBpm>')}</Track><Track>${trackpoint(40, position)}</Track>`;
    const { track, sport } = only(tcx(lap(fragments), 'Biking'), readTcx);
    expect(sport).toBe('ride');
    expect([[...track.time], track.segments, track.heartRate[0]]).toEqual([[0, 40], [0, 1], 120]);
  });

  it('begins with its first point if the lap is stated to begin much later', () => {
    const track = `<Track>${trackpoint(0, position)}${trackpoint(9, position)}</Track>`;
    const from = (second: number) => only(tcx(lap(track, second)), readTcx);
    const minutesLater = tcx(lap(track)).replace(
      'StartTime="2026-05-06T17:00:00Z"',
      'StartTime="2026-05-06T17:05:00Z"',
    );
    expect([from(7).startedAt, [...from(7).track.time]]).toEqual([start + 7000, [0, 9]]);
    const { startedAt, track: points } = only(minutesLater, readTcx);
    expect([startedAt, [...points.time]]).toEqual([start, [0, 9]]);
  });

  it('without positions is an activity too, and one without laps is none', () => {
    expect(only(tcx(lap('')), readTcx).track.length).toBe(0);
    expect(readTcx(tcx('')).recordings).toEqual([]);
  });
});

it.each([
  ['running', 'run', '', null],
  ['9', 'run', '', null],
  ['1', 'ride', '', null],
  ['trail_running', 'run', 'Trail running', null],
  ['VirtualRide', 'ride', 'Virtual ride', true],
  ['Indoor Cycling', 'ride', 'Indoor cycling', true],
  ['Mountain Biking', 'ride', 'Mountain biking', null],
  ['Lap Swimming', 'swim', 'Lap swimming', true],
  ['Rowing', 'row', '', null],
  ['Brown bear watching', 'other', 'Brown bear watching', null],
  ['Other', 'other', '', null],
  ['', 'other', '', null],
])('the name %j is a sport', (name, sport, title, isIndoor) => {
  expect(sportOfName(name)).toEqual({ sport, title, isIndoor });
});

it('leaves out numbers that measure nothing, of which a sum would be infinite', () => {
  const lap = (metres: string) =>
    `<Lap StartTime="2026-05-06T17:00:00Z"><DistanceMeters>${metres}</DistanceMeters></Lap>`;
  const read = (...laps: readonly string[]) =>
    readTcx(
      `<TrainingCenterDatabase><Activities><Activity Sport="Running">${laps.map(lap).join('')}</Activity></Activities></TrainingCenterDatabase>`,
    ).recordings[0]?.figures.metres;
  expect([read('1000', '500.5'), read('1e999'), read('1e308', '1e308')]).toEqual([1500.5, null, null]);
});
