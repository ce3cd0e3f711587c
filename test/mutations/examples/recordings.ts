import {
  enumerated,
  fitTime,
  sint32,
  uint8,
  uint16,
  uint32,
  type WrittenMessage,
  writeFit,
} from '#domain/import/fit/testing/write-fit.ts';
import { stravaTable } from '#domain/import/strava/testing/strava-table.ts';
import type { Example } from './example.ts';

const start = Date.UTC(2026, 4, 6, 17);

const place = (degrees: number) => Math.round((degrees * 2 ** 31) / 180);

function recordAt(second: number): WrittenMessage {
  return {
    message: 20,
    fields: [
      { field: 253, type: uint32, value: fitTime(start) + second },
      { field: 0, type: sint32, value: place(52.5 + second / 1e5) },
      { field: 1, type: sint32, value: place(13.4) },
      { field: 2, type: uint16, value: (34 + 500) * 5 },
      { field: 3, type: uint8, value: 140 + (second % 9) },
      { field: 5, type: uint32, value: second * 310 },
    ],
    isBigEndian: second % 2 === 1,
  };
}

const session: WrittenMessage = {
  message: 18,
  fields: [
    { field: 253, type: uint32, value: fitTime(start) + 20 },
    { field: 2, type: uint32, value: fitTime(start) },
    { field: 5, type: enumerated, value: 1 },
    { field: 7, type: uint32, value: 20_000 },
    { field: 9, type: uint32, value: 6200 },
  ],
};

const time = (second: number) => new Date(start + second * 1000).toISOString();

const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="Watch"><trk><name>Evening loop</name><type>running</type>${[
  0, 60,
]
  .map(
    (from) =>
      `<trkseg>${Array.from({ length: 10 }, (_, at) => `<trkpt lat="${52.5 + (from + at) / 1e5}" lon="13.4"><ele>34.2</ele><time>${time(from + at)}</time><extensions><gpxtpx:hr>${140 + at}</gpxtpx:hr></extensions></trkpt>`).join('')}</trkseg>`,
  )
  .join('')}</trk></gpx>`;

const tcx = `<TrainingCenterDatabase><Activities><Activity Sport="Biking"><Lap StartTime="${time(0)}"><TotalTimeSeconds>20</TotalTimeSeconds><DistanceMeters>160</DistanceMeters><Track>${Array.from({ length: 10 }, (_, at) => `<Trackpoint><Time>${time(at * 2)}</Time><DistanceMeters>${at * 16}</DistanceMeters><HeartRateBpm><Value>${120 + at}</Value></HeartRateBpm></Trackpoint>`).join('')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;

const strength: WrittenMessage = {
  message: 225,
  fields: [
    { field: 0, type: uint32, value: 30_000 },
    { field: 3, type: uint16, value: 8 },
    { field: 4, type: uint16, value: 80 * 16 },
    { field: 5, type: uint8, value: 1 },
    { field: 6, type: uint32, value: fitTime(start) + 5 },
    { field: 7, type: uint16, value: [28, 0xffff] },
    { field: 8, type: uint16, value: [6, 0xffff] },
  ],
};

const ride = writeFit([...Array.from({ length: 20 }, (_, second) => recordAt(second)), session]);

const typedIn = {
  ...{ id: '3', date: '9 May 2026, 06:00:00', name: 'Stretching', type: 'Yoga', elapsed: '1800', effort: '2' },
};

const uploads = 'DI_CONNECT/DI-Connect-Fitness-Uploaded-Files';

/** What watches and apps write for an activity. */
export const recordings: readonly Example[] = [
  {
    app: 'activity-files',
    files: [
      ['runs/evening.fit', ride],
      ['runs/evening.gpx', gpx],
      ['rides/commute.tcx', tcx],
      ['gym/legs.fit', writeFit([strength, { ...strength }, session])],
    ],
    bystander: ['other/run.gpx', gpx.replaceAll('2026-05-06', '2026-05-07')],
  },
  {
    app: 'strava',
    files: [
      [
        'activities.csv',
        stravaTable([
          { id: '1', name: 'Evening, by the "river"', note: 'Left\nknee', gear: 'Pegasus', file: 'activities/1.fit' },
          {
            id: '2',
            date: '8 May 2026, 17:00:00',
            type: 'Ride',
            gear: 'Gravel',
            metres: '160',
            file: 'activities/2.tcx',
          },
          typedIn,
        ]),
      ],
      ['activities/1.fit', ride],
      ['activities/2.tcx', tcx],
      ['activities/9.gpx', gpx.replaceAll('2026-05-06', '2026-05-05')],
      ['bikes.csv', 'Bike Name,Bike Brand\nGravel,X\n'],
      ['profile.csv', 'Athlete ID\n7\n'],
    ],
    bystander: ['other/activities.csv', stravaTable([{ ...typedIn, id: '77' }])],
  },
  {
    app: 'garmin',
    files: [
      [`${uploads}/ada_1.fit`, ride],
      [`${uploads}/ada_2.fit`, writeFit([{ message: 0, fields: [{ field: 0, type: enumerated, value: 32 }] }])],
      ['DI_CONNECT/DI-Connect-Fitness/ada_0_summarizedActivities.json', '[{"summarizedActivitiesExport":[]}]'],
    ],
    bystander: [`other/${uploads}/run.gpx`, gpx.replaceAll('2026-05-06', '2026-05-07')],
  },
];
