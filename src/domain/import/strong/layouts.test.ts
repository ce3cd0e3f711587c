import { describe, expect, it } from 'vitest';
import type { ImportItem } from '../draft/index.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { strong } from './index.ts';

const workoutsIn = (items: readonly ImportItem[]) => items.filter((item) => item.kind === 'workout');

const s1 = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
const s2 = 'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
const s3 =
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes';
const s5 =
  '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"';
const oldest = 'Date;Workout Name;Exercise Name;Set Order;lbs;Reps;mi.;Seconds;Notes;Workout Notes';

const kg = (value: number) => ({ value, unit: 'kg' });
const lb = (value: number) => ({ value, unit: 'lb' });
const unknown = (value: number) => ({ value, unit: null });

/** In each layout: a header, a row with a load and 5 repetitions at RPE 8 if there is RPE, and a row of 2 in 600 s. */
const layouts: readonly (readonly [string, readonly string[], object, object, number | null])[] = [
  [
    'S1 of 2019',
    [
      s1,
      '2019-03-01 18:00:00,"Push","Squat",1,6.80388555,5,0,0,"","",8',
      '2019-03-01 18:00:00,"Push","Run",1,0,0,2,600,"","",',
    ],
    unknown(6.80388555),
    unknown(2),
    null,
  ],
  [
    'S2, classic',
    [
      s2,
      '2021-03-01 18:00:00,"Push",2h 38m,"Squat",1,80.0,5,0,0,"","",8',
      '2021-03-01 18:00:00,"Push",2h 38m,"Run",1,0,0,2,600,"","",',
    ],
    unknown(80),
    unknown(2),
    9480,
  ],
  [
    'S3 of Android',
    [
      s3,
      '2023-03-01 18:00:00;"Push";"Squat";1;20;kg;5;8;;;0;"";""',
      '2023-03-01 18:00:00;"Push";"Run";1;;;;;2;km;600;"";""',
    ],
    kg(20),
    { value: 2, unit: 'km' },
    null,
  ],
  [
    'S3 of Android with a duration',
    [
      `${s3};Workout Duration`,
      '2023-03-01 18:00:00;"Push";"Squat";1;45;lbs;5;8;;;0;"";"";44s',
      '2023-03-01 18:00:00;"Push";"Run";1;;;;;2;mi.;600;"";"";44s',
    ],
    lb(45),
    { value: 2, unit: 'mi' },
    44,
  ],
  [
    'S3 of Android without RPE',
    [
      s3.replace('RPE;', ''),
      '2019-03-01 18:00:00;"Push";"Squat";1;20;kg;5;;;0;"";""',
      '2019-03-01 18:00:00;"Push";"Run";1;;;;2;mi.;600;"";""',
    ],
    kg(20),
    { value: 2, unit: 'mi' },
    null,
  ],
  [
    'S4 of 2025',
    [
      s2,
      '2025-03-01 18:00:00,"Push",44m,"Squat",1,80.0,5.0,0,0.0,,,8',
      '2025-03-01 18:00:00,"Push",44m,"Run",1,0.0,0.0,2,600.0,,,',
    ],
    unknown(80),
    unknown(2),
    2640,
  ],
  [
    'S5 of 6.x',
    [
      s5,
      '"1";"2026-03-01 18:00:00";"Push";"3480";"Squat";"1";"72.57477920000001";"5";"8";"";"";"";""',
      '"1";"2026-03-01 18:00:00";"Push";"3480";"Run";"1";"";"";"";"2";"600.0";"";""',
    ],
    lb(160),
    { value: 2, unit: 'm' },
    3480,
  ],
  [
    'S5 of 6.x in pounds and miles',
    [
      s5.replace('kg', 'lbs').replace('meters', 'miles'),
      '"1";"2026-03-01 18:00:00";"Push";"3480";"Squat";"1";"135";"5";"8";"";"";"";""',
      '"1";"2026-03-01 18:00:00";"Push";"3480";"Run";"1";"";"";"";"2";"600.0";"";""',
    ],
    lb(135),
    { value: 2, unit: 'mi' },
    3480,
  ],
  [
    'the oldest layout, with units as names',
    [oldest, '2018-03-01 18:00:00;"Push";"Squat";1;135;5;;0;"";""', '2018-03-01 18:00:00;"Push";"Run";1;;;2;600;"";""'],
    lb(135),
    { value: 2, unit: 'mi' },
    null,
  ],
  [
    'German, with a unit per row',
    [
      'Datum;Workout-Name;Name der Übung;Reihenfolge festlegen;Gewicht;Gewichtseinheit;Wiederh.;RPE;Entfernung;Entfernungseinheit;Sekunden;Notizen;Workout-Notizen;Workout-Dauer',
      '2023-03-01 18:00:00;"Push";"Squat";1;22,5;kg;5;8;;;0;"";"";1 Std. 5 Min.',
      '2023-03-01 18:00:00;"Push";"Run";1;;;;;2;km;600;"";"";1 Std. 5 Min.',
    ],
    kg(22.5),
    { value: 2, unit: 'km' },
    3900,
  ],
  [
    'German, without units',
    [
      'Datum,Workout-Name,Dauer,Übungsname,Satzreihenfolge,Gewicht,Wiederholungen,Distanz,Sekunden,Notizen,Workout-Notizen,RPE',
      '2021-03-01 18:00:00,"Push",44m,"Squat",1,80.0,5,0,0,"","",8',
      '2021-03-01 18:00:00,"Push",44m,"Run",1,0,0,2,600,"","",',
    ],
    unknown(80),
    unknown(2),
    2640,
  ],
  [
    'German, with units in the header',
    [
      '"Workout #";"Datum";"Workout-Name";"Dauer (Sek.)";"Name der Übung";"Reihenfolge festlegen";"Gewicht (kg)";"Wiederh.";"RPE";"Entfernung (Meter)";"Sekunden";"Notizen";"Workout-Notizen"',
      '"1";"2026-03-01 18:00:00";"Push";"3480";"Squat";"1";"40";"5";"8";"";"";"";""',
      '"1";"2026-03-01 18:00:00";"Push";"3480";"Run";"1";"";"";"";"2";"600.0";"";""',
    ],
    kg(40),
    { value: 2, unit: 'm' },
    3480,
  ],
];

describe.each(layouts)('the layout %s', (_, lines, load, distance, seconds) => {
  it.each([
    ['as it is', (text: string) => text],
    ['with a byte order mark and line ends of Windows', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
    [
      'in capitals with spaces',
      (text: string) => text.replace(/^[^\n]*/, (header) => header.toUpperCase().replaceAll(/[,;]/g, ' $&')),
    ],
  ])('is read %s', async (_form, formed) => {
    const files = filesOf({ 'strong.csv': formed(`${lines.join('\n')}\n`) });
    expect(await strong.recognise(files)).toBe('certain');
    const items = await itemsOf(strong, files);
    expect(items).toHaveLength(1);
    const [workout] = workoutsIn(items);
    expect(workout).toMatchObject({ title: 'Push', seconds, sourceId: `${lines[1]?.match(/\d{4}/)}-03-01T18:00:00` });
    expect(workout?.exercises).toMatchObject([
      {
        name: 'Squat',
        sets: [{ load, reps: 5, seconds: null, distance: null, rpe: /RPE/.test(lines[0] ?? '') ? 8 : null }],
      },
      { name: 'Run', sets: [{ load: null, reps: null, seconds: 600, distance, rpe: null }] },
    ]);
  });
});

it('does not take the table of another app for one of Strong', async () => {
  const files = filesOf({
    'hevy.csv': 'title,start_time,end_time,exercise_title,set_index,weight_kg,reps\n',
    'fitnotes.csv': 'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time\n',
    'strong.md': s2,
    'empty.csv': '',
  });
  expect(await strong.recognise(files)).toBe('no');
  expect(await itemsOf(strong, files)).toEqual([]);
});

it('knows a header before which the limit of the first bytes cuts a character', async () => {
  const german = layouts[9]?.[1] ?? [];
  const padded = `${german.join('\n')}\n`.padEnd(3000, 'x');
  for (const letters of [995, 996, 997, 998]) {
    const files = filesOf({ 'a.csv': padded + 'x'.repeat(letters - 995) + 'ü'.repeat(2000) });
    expect(await strong.recognise(files)).toBe('certain');
  }
});
