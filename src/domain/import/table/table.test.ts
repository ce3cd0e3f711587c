import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { type CsvRow, parseCsv, parseCsvHeader } from '../csv/index.ts';
import type { ImportItem, WorkoutDraft } from '../draft/index.ts';
import { fileOf } from '../testing/files.ts';
import { guessMapping, mappingKey, questionsOf, readTable, type TableKind, type TableMapping } from './index.ts';

function parsed(text: string): { readonly header: readonly string[]; readonly rows: readonly CsvRow[] } {
  return parseCsv(text, parseCsvHeader(text).delimiter);
}

function guessed(text: string, kind?: TableKind) {
  const { header, rows } = parsed(text);
  return guessMapping(header, rows, kind);
}

/** Returns the field of each column, with its unit if it has one. */
function fieldsIn({ columns }: TableMapping): readonly (string | null)[] {
  return columns.map((target) => {
    if (target === null) return null;
    const { field, unit, measure } = target;
    const name = measure !== null && 'id' in measure ? measure.id : field;
    return unit === null ? name : `${name} ${unit}`;
  });
}

async function read(text: string, changes: Partial<TableMapping> = {}): Promise<ImportItem[]> {
  return readBy(text, { ...guessed(text).mapping, ...changes });
}

async function readBy(text: string, mapping: TableMapping): Promise<ImportItem[]> {
  const items: ImportItem[] = [];
  for await (const item of readTable(fileOf('my.csv', text), mapping)) items.push(item);
  return items;
}

const workouts = (items: readonly ImportItem[]) =>
  items.filter((item): item is WorkoutDraft => item.kind === 'workout');
const skipped = (items: readonly ImportItem[]) =>
  items.flatMap((item) => (item.kind === 'skipped' ? [[item.origin, item.code, item.detail]] : []));

describe('the guess of a mapping', () => {
  it.each([
    ['en', 'Date,Workout Name,Exercise Name,Set Order,Weight (kg),Reps,RPE,Notes'],
    ['de', 'Datum;Trainingsname;Übung;Satz;Gewicht (kg);Wiederholungen;RPE;Notizen'],
    ['es', 'Fecha,Entrenamiento,Ejercicio,Serie,Peso (kg),Repeticiones,RPE,Notas'],
    ['fr', 'Date,Séance,Exercice,Série,Poids (kg),Répétitions,RPE,Commentaires'],
    ['it', 'Data,Allenamento,Esercizio,Serie,Peso (kg),Ripetizioni,RPE,Commenti'],
    ['pt', 'Data,Treino,Exercício,Série,Carga (kg),Repetições,RPE,Observações'],
    ['nl', 'Datum,Training,Oefening,Set,Gewicht (kg),Herhalingen,RPE,Opmerkingen'],
  ])('knows the columns of sets in the language %s', (_, header) => {
    const { mapping, reasons } = guessed(`${header}\n`);
    expect(mapping.kind).toBe('sets');
    expect(fieldsIn(mapping)).toEqual(['date', 'workout', 'exercise', 'setKind', 'load kg', 'reps', 'rpe', 'remark']);
    expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set(['table/known-name']));
  });

  it.each([
    ['en', 'Date,Weight (kg),Body Fat %,Waist (cm),Left Thigh (cm),Resting Heart Rate'],
    ['de', 'Datum;Gewicht (kg);Körperfett;Taille (cm);Oberschenkel links (cm);Ruhepuls'],
    ['es', 'Fecha,Peso (kg),Grasa corporal,Cintura (cm),Muslo izquierdo (cm),Pulso en reposo'],
    ['fr', 'Jour,Poids (kg),Masse grasse,Tour de taille (cm),Cuisse gauche (cm),Pouls au repos'],
    ['it', 'Data,Peso (kg),Massa grassa,Vita (cm),Coscia sinistra (cm),Battito a riposo'],
    ['pt', 'Data,Peso (kg),Gordura corporal,Cintura (cm),Coxa esquerda (cm),Frequência cardíaca em repouso'],
    ['nl', 'Datum,Gewicht (kg),Vetpercentage,Taille (cm),Linker bovenbeen (cm),Rusthartslag'],
  ])('knows the columns of measurements in the language %s', (_, header) => {
    const { mapping } = guessed(`${header}\n`);
    expect(mapping.kind).toBe('measurements');
    const fields = ['date', 'body-weight kg', 'body-fat %', 'waist cm', 'thigh-left cm', 'resting-pulse'];
    expect(fieldsIn(mapping)).toEqual(fields);
  });

  it.each([
    ['en', 'Date,Activity Type,Distance (km),Moving Time,Elevation Gain (m),Average Heart Rate,Calories'],
    ['de', 'Datum;Sportart;Distanz (km);Bewegungszeit;Höhenmeter (m);Durchschnittliche Herzfrequenz;Kalorien'],
    [
      'es',
      'Fecha,Tipo de actividad,Distancia (km),Tiempo en movimiento,Desnivel (m),Frecuencia cardíaca media,Calorías',
    ],
    ['fr', "Date,Type d'activité,Distance (km),Temps de déplacement,Dénivelé (m),Fréquence cardiaque moyenne,Calories"],
    ['it', 'Data,Tipo di attività,Distanza (km),Tempo in movimento,Dislivello (m),Frequenza cardiaca media,Calorie'],
    [
      'pt',
      'Data,Tipo de atividade,Distância (km),Tempo de movimentação,Ganho de elevação (m),Frequência cardíaca média,Calorias',
    ],
    ['nl', 'Datum,Sportart,Afstand (km),Beweegtijd,Hoogtemeters (m),Gemiddelde hartslag,Calorieën'],
  ])('knows the columns of activities in the language %s', (_, header) => {
    const { mapping } = guessed(`${header}\n`);
    expect(mapping.kind).toBe('activities');
    const fields = ['date', 'sport', 'distance km', 'movingDuration', 'climb m', 'averageHeartRate', 'figure'];
    expect(fieldsIn(mapping)).toEqual(fields);
  });

  it('leaves unknown columns out, and says so', () => {
    const { mapping, reasons } = guessed('Date,Exercise,Reps,Moon phase,__proto__\n2024-01-01,Squat,5,full,x');
    expect(fieldsIn(mapping)).toEqual(['date', 'exercise', 'reps', null, null]);
    expect(reasons.slice(3)).toEqual([{ code: 'table/unknown-name' }, { code: 'table/unknown-name' }]);
  });

  it('asks what a row is if no column says it, and takes the answer', () => {
    const text = 'When,A,B\n2024-01-01,1,2';
    expect(guessed(text).mapping).toMatchObject({ kind: null, columns: [null, null, null] });
    expect(questionsOf(guessed(text).mapping, parsed(text).rows)).toEqual([{ code: 'table/kind' }]);
    expect(fieldsIn(guessed(text, 'sets').mapping)).toEqual(['date', null, null]);
  });

  it('gives a field to the column with more values', () => {
    const { mapping, reasons } = guessed('Date,Exercise,weight_kg,weight_lbs,Reps\n2024-01-01,Squat,,225,5');
    expect(fieldsIn(mapping)).toEqual(['date', 'exercise', null, 'load lb', 'reps']);
    expect(reasons[2]).toEqual({ code: 'table/field-of-other-column', column: 3 });
  });

  it('finds dates by their values', () => {
    const { mapping, reasons } = guessed('Quand?,Exercise,Reps\n13/05/2024,Squat,5');
    expect(fieldsIn(mapping)[0]).toBe('date');
    expect(reasons[0]).toEqual({ code: 'table/values-are-dates' });
  });

  it('tells the duration of a workout from that of a set', () => {
    const rows = (durations: readonly string[]) => durations.map((each) => `2024-01-01,A,Plank,${each}`).join('\n');
    const header = 'Date,Workout,Exercise,Duration\n';
    expect(fieldsIn(guessed(header + rows(['45m', '45m', '45m'])).mapping)[3]).toBe('workoutDuration');
    expect(fieldsIn(guessed(header + rows(['30s', '40s', '30s'])).mapping)[3]).toBe('duration');
  });

  it('tells a time of day from a duration', () => {
    const text = (times: readonly string[]) =>
      `Date,Time,Exercise,Reps\n${times.map((each) => `2024-01-01,${each},Squat,5`).join('\n')}`;
    expect(fieldsIn(guessed(text(['17:30', '18:05'])).mapping)[1]).toBe('time');
    expect(fieldsIn(guessed(text(['5:30 PM'])).mapping)[1]).toBe('time');
    expect(fieldsIn(guessed(text(['0:25:40', ''])).mapping)[1]).toBe('duration');
    expect(fieldsIn(guessed(text(['0:25:40', '1:30'])).mapping)[1]).toBe('duration min');
  });

  it('tells the time of a set from that of its workout', () => {
    const text = (times: readonly string[]) =>
      `Date,Workout,Exercise,Reps\n${times.map((each) => `2024-01-01 ${each},A,Squat,5`).join('\n')}`;
    expect(fieldsIn(guessed(text(['17:00', '17:03', '17:06'])).mapping)[0]).toBe('completedAt');
    expect(fieldsIn(guessed(text(['17:00', '17:00', '17:00'])).mapping)[0]).toBe('date');
  });
});

describe('dates', () => {
  const table = (...dates: readonly string[]) =>
    `Date,Exercise,Reps\n${dates.map((date) => `"${date}",Squat,5`).join('\n')}`;

  it.each([
    ['2024-05-06 17:18:00', '2024-05-06T17:18:00'],
    ['2024/5/6', '2024-05-06T12:00:00'],
    ['20240506', '2024-05-06T12:00:00'],
    ['6 May 2024', '2024-05-06T12:00:00'],
    ['6 mai 2024 17:18', '2024-05-06T17:18:00'],
    ['Monday, May 6, 2024, 5:18 PM', '2024-05-06T17:18:00'],
    ['May 6, 2024', '2024-05-06T12:00:00'],
    ['6. März 2024', '2024-03-06T12:00:00'],
    ['2024-05-06T17:18:00Z', Date.UTC(2024, 4, 6, 17, 18)],
    ['2024-05-06 17:18:00 +0200', Date.UTC(2024, 4, 6, 15, 18)],
    ['1715015880', Date.UTC(2024, 4, 6, 17, 18)],
    ['1715015880000', Date.UTC(2024, 4, 6, 17, 18)],
    ['13/5/2024, 12:05 AM', '2024-05-13T00:05:00'],
    ['5/13/24', '2024-05-13T12:00:00'],
    ['5/5/2024', '2024-05-05T12:00:00'],
  ])('such as %s are read', async (written, time) => {
    const [workout] = workouts(await read(table(written)));
    expect(workout?.startedAt).toEqual(typeof time === 'string' ? { wall: time } : time);
  });

  it('have the day first if one of them has no other reading', async () => {
    const text = table('05.06.2024', '13.06.2024');
    expect(guessed(text).mapping.dateOrder).toBe('day-first');
    expect(workouts(await read(text)).map(({ startedAt }) => startedAt)).toEqual([
      { wall: '2024-06-05T12:00:00' },
      { wall: '2024-06-13T12:00:00' },
    ]);
  });

  it('have the month first if one of them has no other reading', () => {
    expect(guessed(table('5/6/2024', '5/13/2024')).mapping.dateOrder).toBe('month-first');
  });

  it.each([
    ['no evidence', table('5/6/2024', '7/8/2024')],
    ['evidence for both', table('5/6/2024', '13/5/2024', '5/13/2024')],
  ])('are asked about with %s, and reported without an answer', async (_, text) => {
    const { mapping } = guessed(text);
    expect(mapping.dateOrder).toBeNull();
    expect(questionsOf(mapping, parsed(text).rows)).toEqual([{ code: 'table/date-order', example: '5/6/2024' }]);
    expect(skipped(await read(text))[0]).toEqual(['my.csv, row 2', 'import/no-date', '5/6/2024']);
    expect(workouts(await read(text, { dateOrder: 'day-first' }))[0]?.startedAt).toEqual({
      wall: '2024-06-05T12:00:00',
    });
    expect(workouts(await read(text, { dateOrder: 'month-first' }))[0]?.startedAt).toEqual({
      wall: '2024-05-06T12:00:00',
    });
  });

  it.each(['30.2.2024', 'yesterday', '0001-01-01', '2024-13-01', '2024-01-01 25:00', ''])(
    'such as %j are reported',
    async (written) => {
      const items = await read(table('2024-01-01', written));
      expect(skipped(items)).toEqual([['my.csv, row 3', 'import/no-date', written === '' ? undefined : written]]);
      expect(workouts(items)).toHaveLength(1);
    },
  );

  it('take their time from a column of its own', async () => {
    const [workout] = workouts(await read('Date,Uhrzeit,Exercise,Reps\n2024-05-06,5:18 PM,Squat,5'));
    expect(workout?.startedAt).toEqual({ wall: '2024-05-06T17:18:00' });
  });
});

describe('numbers', () => {
  const loads = async (table: string, changes: Partial<TableMapping> = {}) =>
    workouts(await read(table, changes)).flatMap(({ exercises }) =>
      exercises.flatMap(({ sets }) => sets.map(({ load }) => load)),
    );
  const table = (...cells: readonly string[]) =>
    `Date;Exercise;Weight;Reps\n${cells.map((cell) => `2024-01-01;Squat;${cell};5`).join('\n')}`;

  it('have a comma or a point before decimals', async () => {
    expect(await loads(table('82,5', '1.020'))).toEqual([
      { value: 82.5, unit: null },
      { value: 1020, unit: null },
    ]);
    expect(await loads(table('82.5', '1,020'))).toEqual([
      { value: 82.5, unit: null },
      { value: 1020, unit: null },
    ]);
  });

  it('that can be above a thousand or a fraction are asked about, and reported without an answer', async () => {
    const text = table('1,020');
    const { mapping } = guessed(text);
    expect(mapping.decimalMark).toBeNull();
    expect(questionsOf(mapping, parsed(text).rows)).toContainEqual({ code: 'table/decimal-mark', example: '1,020' });
    expect(skipped(await read(text))).toEqual([['my.csv, row 2', 'import/not-a-number', 'Weight: 1,020']]);
    expect(await loads(text, { decimalMark: ',' })).toEqual([{ value: 1.02, unit: null }]);
    expect(await loads(text, { decimalMark: '.' })).toEqual([{ value: 1020, unit: null }]);
  });

  it('take the unit of their cell, their row or their column', async () => {
    const text =
      'Date;Exercise;Weight (kg);Weight Unit;Reps\n2024-01-01;A;100;lbs;5\n2024-01-01;A;80 kg;lbs;5\n2024-01-01;A;60;;5';
    expect(await loads(text)).toEqual([
      { value: 100, unit: 'lb' },
      { value: 80, unit: 'kg' },
      { value: 60, unit: 'kg' },
    ]);
  });

  it('without a unit keep none, and the unit is asked for', async () => {
    expect(await loads(table('80'))).toEqual([{ value: 80, unit: null }]);
    expect(questionsOf(guessed(table('80')).mapping, parsed(table('80')).rows)).toEqual([
      { code: 'table/unit', column: 2, example: '80' },
    ]);
  });

  it('with an unknown or unfitting unit are reported with their row', async () => {
    const text =
      'Date;Exercise;Weight;Weight Unit;Reps\n2024-01-01;A;3;plates;5\n2024-01-01;A;3 km;;5\n2024-01-01;A;0;plates;5';
    const items = await read(text);
    expect(skipped(items)).toEqual([
      ['my.csv, row 2', 'import/unsupported', '3 plates'],
      ['my.csv, row 3', 'import/not-a-number', 'Weight: 3 km'],
    ]);
    expect(workouts(items)[0]?.exercises[0]?.sets).toMatchObject([{ load: null, reps: 5 }]);
  });

  it('in kilograms that were typed in pounds become pounds again', async () => {
    expect(await loads('Date,Exercise,Weight (kg),Reps\n2024-01-01,A,72.57477920000001,5')).toEqual([
      { value: 160, unit: 'lb' },
    ]);
  });
});

describe('sets', () => {
  it('of the same time and workout become a workout, wherever their rows are', async () => {
    const items = await read(
      [
        'Date,Workout,Exercise,Set Type,Weight (kg),Reps,RPE,RIR,Side,Notes,Workout Notes,Exercise Notes,Category',
        '2024-05-06 17:00,Push,Bench press,W,40,8,,,,,Good day,"Pause, then press",Chest',
        '2024-05-07 17:00,Legs,Squat,1,100,5,8,,,,,,',
        '2024-05-06 17:00,Push,Bench press,1,80,5,8.5,,,easy,Good day,,',
        '2024-05-06 17:00,Push,Curl,drop set,20,8,,2,left,,,,',
        '2024-05-06 17:00,Push,Bench press,myo rep,70,12,11,,,,,,',
      ].join('\n'),
    );
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      kind: 'workout',
      sourceId: '2024-05-06T17:00:00 Push',
      origin: 'my.csv, row 2',
      title: 'Push',
      startedAt: { wall: '2024-05-06T17:00:00' },
      seconds: null,
      remark: 'Good day',
      exercises: [
        {
          name: 'Bench press',
          category: 'Chest',
          remark: 'Pause, then press',
          sets: [
            { kind: 'warmUp', load: { value: 40, unit: 'kg' }, reps: 8 },
            { kind: 'working', load: { value: 80, unit: 'kg' }, reps: 5, rpe: 8.5, remark: 'easy' },
          ],
        },
        { name: 'Curl', sets: [{ kind: 'drop', reps: 8, rpe: 8, side: 'left' }] },
        { name: 'Bench press', sets: [{ kind: 'working', rpe: null, remark: 'myo rep\nRPE 11' }] },
      ],
    });
  });

  it('done in turns in a superset stay with their exercises', async () => {
    const rows = ['A', 'B', 'A', 'B'].map((name) => `2024-05-06,${name},1,5`);
    const [workout] = workouts(await read(`Date,Exercise,Superset,Reps\n${rows.join('\n')}`));
    expect(workout?.exercises.map(({ name, superset, sets }) => [name, superset, sets.length])).toEqual([
      ['A', '1', 2],
      ['B', '1', 2],
    ]);
  });

  it('with their own times become a workout that starts with the first, over midnight too', async () => {
    const times = ['2024-05-06 23:50', '2024-05-06 23:55', '2024-05-06 23:58', '2024-05-07 00:03', '2024-05-07 18:00'];
    const [first, second] = workouts(
      await read(`Date,Exercise,Reps\n${times.map((time) => `${time},Squat,5`).join('\n')}`),
    );
    expect(first?.startedAt).toEqual({ wall: '2024-05-06T23:50:00' });
    expect(first?.exercises[0]?.sets.map(({ completedAt }) => completedAt)).toEqual(
      times.slice(0, 4).map((time) => ({ wall: `${time.replace(' ', 'T')}:00` })),
    );
    expect(second?.startedAt).toEqual({ wall: '2024-05-07T18:00:00' });
  });

  it('by duration and distance have no reps, and zeros mean nothing', async () => {
    const [workout] = workouts(
      await read(
        [
          'Date,Workout,Workout Duration,Exercise,Weight (kg),Reps,Seconds,Distance (m),Rest Time (s),Session RPE,Bodyweight (kg),Warm-up',
          '2024-05-06,A,1h 5m,Plank,0,0,45,0,90,7,81,no',
          '2024-05-06,A,1h 5m,Carry,50,0,0,40,,,,yes',
          '2024-05-06,A,1h 5m,Squat,200,0,0,0,,,,',
        ].join('\n'),
      ),
    );
    expect(workout).toMatchObject({ seconds: 3900, effort: 7, bodyWeight: { value: 81, unit: 'kg' } });
    expect(workout?.exercises).toMatchObject([
      { restSeconds: 90, sets: [{ kind: 'working', load: null, reps: null, seconds: 45, distance: null }] },
      {
        sets: [{ kind: 'warmUp', load: { value: 50 }, reps: null, seconds: null, distance: { value: 40, unit: 'm' } }],
      },
      { sets: [{ load: { value: 200 }, reps: 0 }] },
    ]);
  });

  it('of which a part cannot be read are reported, and the others are read', async () => {
    const items = await read(
      [
        'Date,Exercise,Weight (kg),Reps,Session RPE',
        '2024-05-06,Squat,heavy,5,',
        '2024-05-06,Squat,100,5.5,',
        '2024-05-06,,100,5,',
        '2024-05-06,Squat,,,',
        '2024-05-06,Squat,82,5,5,7',
        '2024-05-06,Squat,100,5,12',
      ].join('\n'),
    );
    expect(skipped(items)).toEqual([
      ['my.csv, row 2', 'import/not-a-number', 'Weight (kg): heavy'],
      ['my.csv, row 3', 'import/not-a-number', 'Reps: 5.5'],
      ['my.csv, row 4', 'import/empty', '2024-05-06, 100, 5'],
      ['my.csv, row 5', 'import/empty', '2024-05-06, Squat'],
      ['my.csv, row 6', 'import/damaged', '2024-05-06, Squat, 82, 5, 5, 7'],
      ['my.csv, row 7', 'import/not-a-number', 'Session RPE: 12'],
    ]);
    expect(workouts(items)).toMatchObject([
      { effort: null, exercises: [{ sets: [{ load: { value: 100 }, reps: 5 }] }] },
    ]);
  });

  it('keep remarks as they are, and a row with only a remark is one of the exercise', async () => {
    const text = 'Date,Exercise,Reps,Notes\n2024-05-06,Squat,,"Belt on\n  from here"\n2024-05-06,Squat,5," deep "';
    expect(workouts(await read(text))[0]?.exercises).toMatchObject([
      { remark: 'Belt on\n  from here', sets: [{ reps: 5, remark: ' deep ' }] },
    ]);
  });

  it('with a duration that can be minutes or hours are asked about, and reported without an answer', async () => {
    const text = 'Date,Exercise,Duration\n2024-05-06,Plank,1:30\n2024-05-06,Plank,2m';
    const { mapping } = guessed(text);
    expect(questionsOf(mapping, parsed(text).rows)).toEqual([
      { code: 'table/duration-unit', column: 2, example: '1:30' },
    ]);
    const items = await read(text);
    expect(skipped(items)).toEqual([['my.csv, row 2', 'import/not-a-number', 'Duration: 1:30']]);
    expect(workouts(items)[0]?.exercises[0]?.sets).toMatchObject([{ seconds: 120 }]);
    const answered = (unit: 'min' | 'h') =>
      mapping.columns.map((each) => (each?.field === 'duration' ? { ...each, unit } : each));
    const secondsOf = async (unit: 'min' | 'h') =>
      workouts(await read(text, { columns: answered(unit) }))[0]?.exercises[0]?.sets.map(({ seconds }) => seconds);
    expect(await secondsOf('min')).toEqual([90, 120]);
    expect(await secondsOf('h')).toEqual([5400, 120]);
  });

  it('have workouts with ids that do not change when rows are added', async () => {
    const header = 'Date,Workout,Workout Id,Exercise,Reps';
    const old = '2024-05-06,A,w1,Squat,5';
    const [before] = workouts(await read(`${header}\n${old}`));
    const after = workouts(await read(`${header}\n2024-06-01,A,w2,Squat,5\n${old}`));
    expect(after.map(({ sourceId }) => sourceId)).toEqual(['w2', 'w1']);
    expect(before?.sourceId).toBe('w1');
  });
});

describe('measurements', () => {
  it('are read from a column for each', async () => {
    const items = await read('Datum;Gewicht (kg);Körperfett;Hals\n6.5.2024;81,5;18,2;\n13.5.2024;;0,18;39');
    expect(items).toMatchObject([
      {
        kind: 'measurement',
        sourceId: '2024-05-06T12:00:00 body-weight',
        origin: 'my.csv, row 2',
        measure: { id: 'body-weight' },
        value: { value: 81.5, unit: 'kg' },
        at: { wall: '2024-05-06T12:00:00' },
      },
      { measure: { id: 'body-fat' }, value: { value: 18.2, unit: '%' } },
      { measure: { id: 'body-fat' }, value: { value: 18, unit: '%' } },
      { measure: { id: 'neck' }, value: { value: 39, unit: null } },
    ]);
  });

  it('are read from a row for each', async () => {
    const items = await read(
      'Date,Time,Measurement,Value,Unit,Source,Comment\n2024-05-06,07:10,Bodyweight,180,lbs,Scale,fasted\n2024-05-06,07:10,Grip strength,52,kg,,\n2024-05-06,07:10,,52,kg,,\n2024-05-06,07:11,Waist,wide,cm,,\n2024-05-06,07:12,Waist,3,spans,,',
    );
    expect(items).toMatchObject([
      {
        measure: { id: 'body-weight' },
        value: { value: 180, unit: 'lb' },
        at: { wall: '2024-05-06T07:10:00' },
        device: 'Scale',
        remark: 'fasted',
      },
      { measure: { name: 'Grip strength' }, value: { value: 52, unit: 'kg' } },
      { kind: 'skipped', origin: 'my.csv, row 4', code: 'import/empty' },
      { kind: 'skipped', origin: 'my.csv, row 5', code: 'import/not-a-number', detail: 'Value: wide' },
      { kind: 'skipped', origin: 'my.csv, row 6', code: 'import/unsupported', detail: '3 spans' },
    ]);
  });

  it('can be given a name of the user', async () => {
    const text = 'Date,Weight (kg),Sleep\n2024-05-06,,7';
    const columns = guessed(text).mapping.columns.with(2, {
      field: 'measurement',
      unit: null,
      measure: { name: 'Hours of sleep' },
    });
    expect(await read(text, { columns })).toMatchObject([
      { measure: { name: 'Hours of sleep' }, value: { value: 7, unit: null } },
    ]);
  });
});

describe('activities', () => {
  it('of Strava have their times in UTC, which only its columns tell', async () => {
    const time = '"May 6, 2024, 4:02:34 AM"';
    const [strava] = await read(
      `Activity ID,Activity Date,Activity Type,Distance (km),Filename\n1,${time},Run,5,a.gpx`,
    );
    expect(strava).toMatchObject({ sourceId: '1', startedAt: Date.UTC(2024, 4, 6, 4, 2, 34) });
    const [other] = await read(`Activity ID,Activity Date,Activity Type,Distance (km)\n1,${time},Run,5`);
    expect(other).toMatchObject({ startedAt: { wall: '2024-05-06T04:02:34' } });
  });

  it('are read from a row for each', async () => {
    const items = await read(
      [
        'Date,Activity Type,Name,Distance,Distance Unit,Duration,Moving Time,Elevation Gain (m),Avg HR,Max HR,RPE,Indoor,Notes,Calories,Device',
        '2024-05-06 07:00,Running,Morning,5.2,mi,0:45:10,44:00,120,150,171,6,no,hot,410,Watch',
        '2024-05-07 07:00,Yoga,,,,1:00:00,,,,,,ja,,,',
        '2024-05-08 07:00,Yoga,Slow,,,1:00:00,,,x,,,,,many,',
        '2024-05-09 07:00,Radfahren,,far,km,,,,,,,,,,',
      ].join('\n'),
    );
    expect(items).toMatchObject([
      {
        kind: 'activity',
        sourceId: '2024-05-06T07:00:00 Running',
        sport: 'run',
        title: 'Morning',
        elapsedSeconds: 2710,
        movingSeconds: 2640,
        distance: { value: 5.2, unit: 'mi' },
        climb: { value: 120, unit: 'm' },
        heartRate: { average: 150, max: 171 },
        effort: 6,
        isIndoor: false,
        remark: 'hot',
        deviceFigures: new Map([['Calories', 410]]),
        device: 'Watch',
      },
      { sport: 'other', title: 'Yoga', isIndoor: true, distance: null },
      { sport: 'other', title: 'Slow', remark: 'Yoga', heartRate: { average: null } },
      { kind: 'skipped', code: 'import/not-a-number', detail: 'Avg HR: x' },
      { kind: 'skipped', code: 'import/not-a-number', detail: 'Calories: many' },
      { kind: 'skipped', origin: 'my.csv, row 5', code: 'import/not-a-number', detail: 'Distance: far' },
    ]);
  });
});

describe('a table', () => {
  it('is remembered by its columns, whatever their case', () => {
    expect(mappingKey(['Date', ' Übung '])).toBe(mappingKey(['date', 'übung']));
    expect(mappingKey(['Date', 'Exercise'])).not.toBe(mappingKey(['Exercise', 'Date']));
    expect(mappingKey(['a,b'])).not.toBe(mappingKey(['a', 'b']));
  });

  it('with a quote that is not closed is refused', async () => {
    const { mapping } = guessed('Date,Exercise,Reps\n');
    expect(await readBy('Date,Exercise,Reps\n2024-01-01,"Squat,5\n2024-01-02,Squat,5', mapping)).toEqual([
      { kind: 'skipped', origin: 'my.csv', code: 'import/damaged' },
    ]);
  });

  it('of an unknown kind is refused', async () => {
    expect(await read('a,b\n1,2')).toEqual([{ kind: 'skipped', origin: 'my.csv', code: 'import/unsupported' }]);
  });

  it('never stops the app, whatever is in it', async () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '5/6/2024',
        '2024-05-06 17:00',
        '82,5',
        '1,020',
        '80 kg',
        '1:30',
        '45m',
        'Squat',
        '',
        '"',
        '__proto__',
        '\0',
      ),
      fc.string({ maxLength: 20 }),
    );
    const header = fc.constantFrom(
      'Date,Exercise,Weight,Reps,Duration,Notes',
      'Date,Weight,Fat,Waist,Sleep,Notes',
      'Date,Type,Distance,Duration,Avg HR,Calories',
      '__proto__,constructor,Date,Exercise,Reps,Reps',
    );
    await fc.assert(
      fc.asyncProperty(
        header,
        fc.array(fc.array(cell, { minLength: 1, maxLength: 7 }), { maxLength: 6 }),
        async (names, rows) => {
          const text = [names, ...rows.map((cells) => cells.join(','))].join('\n');
          const items = await readBy(text, guessMapping(names.split(','), []).mapping);
          for (const item of items) expect(item.origin).toMatch(/^my\.csv/);
          const ids = items.flatMap((item) => (item.kind === 'skipped' ? [] : [item.sourceId]));
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('with long hostile cells is read', async () => {
    const long = [
      'a'.repeat(200_000),
      '1'.repeat(200_000),
      ' '.repeat(200_000),
      '1,'.repeat(100_000),
      '('.repeat(200_000),
    ];
    const text = `Date;Exercise;Weight;Reps;Duration;Notes\n${long.map((each) => `2024-01-01;${each};${each};${each};${each};x`).join('\n')}`;
    expect(skipped(await read(text))).toHaveLength(long.length);
  });
});
