import { describe, expect, it } from 'vitest';
import { decodeFit, type FitValue, isFit } from './decode-fit.ts';
import { exerciseName, fitExerciseNamed } from './fit-strength.ts';
import { isFitActivity, readFit } from './read-fit.ts';
import strengthNames from './strength-names.json' with { type: 'json' };
import {
  enumerated,
  fitTime,
  float32,
  sint8,
  sint32,
  text,
  uint8,
  uint16,
  uint32,
  type WrittenField,
  type WrittenMessage,
  writeFit,
} from './testing/write-fit.ts';

const start = Date.UTC(2026, 4, 6, 17, 0, 0);
const at = (seconds: number) => fitTime(start + seconds * 1000);
const semicircles = (degrees: number) => Math.round((degrees * 2 ** 31) / 180);

const timeOf = (seconds: number): WrittenField => ({ field: 253, type: uint32, value: at(seconds) });

function record(seconds: number, ...fields: readonly WrittenField[]): WrittenMessage {
  return { message: 20, fields: [timeOf(seconds), ...fields] };
}

const heart = (value: number): WrittenField => ({ field: 3, type: uint8, value });
const metres = (value: number): WrittenField => ({ field: 5, type: uint32, value: value * 100 });

function timer(seconds: number, kind: 'start' | 'stop'): WrittenMessage {
  const type = { field: 1, type: enumerated, value: kind === 'start' ? 0 : 4 } as const;
  return { message: 21, fields: [timeOf(seconds), { field: 0, type: enumerated, value: 0 }, type] };
}

function session(from: number, elapsed: number, sport: number, ...more: readonly WrittenField[]): WrittenMessage {
  return {
    message: 18,
    fields: [
      timeOf(from + elapsed),
      { field: 2, type: uint32, value: at(from) },
      { field: 5, type: enumerated, value: sport },
      { field: 7, type: uint32, value: elapsed * 1000 },
      ...more,
    ],
  };
}

function reading(...messages: readonly WrittenMessage[]) {
  const read = readFit(writeFit(messages));
  if (read === null) throw new Error('expected a FIT file');
  return read;
}

function valuesIn(bytes: Uint8Array) {
  const seen: [number, Record<number, FitValue>][] = [];
  const faults = decodeFit(bytes, () => (message, fields) => void seen.push([message, Object.fromEntries(fields)]));
  return { seen, faults };
}

describe('messages', () => {
  it('have values of both byte orders, and none where a value stands for none', () => {
    const fields: readonly WrittenField[] = [
      { field: 1, type: uint16, value: 0x0102 },
      { field: 2, type: uint16, value: 0xffff },
      { field: 3, type: sint8, value: -5 },
      { field: 4, type: sint8, value: 0x7f },
      { field: 5, type: sint32, value: -70_000 },
      { field: 6, type: uint8, value: [1, 0xff, 3] },
      { field: 7, type: uint8, value: [0xff, 0xff] },
      { field: 8, type: text, value: 'Forerunner' },
      { field: 9, type: float32, value: 0.5 },
    ];
    const values = { 1: 0x0102, 3: -5, 5: -70_000, 6: [1, null, 3], 8: 'Forerunner', 9: 0.5 };
    for (const isBigEndian of [false, true]) {
      const { seen, faults } = valuesIn(writeFit([{ message: 34, fields, isBigEndian }]));
      expect(seen).toEqual([[34, values]]);
      expect(faults).toEqual([]);
    }
  });

  it('with a compressed time count on from the last time', () => {
    const compressed = (timeBits: number): WrittenMessage => ({ message: 20, fields: [heart(100)], timeBits });
    const time = at(0);
    const { seen } = valuesIn(writeFit([record(0), compressed((time + 3) & 31), compressed((time + 2) & 31)]));
    expect(seen.map(([, fields]) => Number(fields[253]) - time)).toEqual([0, 3, 3 + 31]);
  });

  it('of a developer give what the device does not', () => {
    const description: WrittenMessage = {
      message: 206,
      fields: [
        { field: 0, type: uint8, value: 0 },
        { field: 1, type: uint8, value: 9 },
        { field: 2, type: uint8, value: uint16 },
        { field: 14, type: uint16, value: 20 },
        { field: 15, type: uint8, value: 7 },
      ],
    };
    const developed = [{ field: 9, index: 0, bytes: [250, 0] }];
    const own: WrittenField = { field: 7, type: uint16, value: 190 };
    const { recordings } = reading(description, { ...record(0), developed }, { ...record(1, own), developed });
    expect([...(recordings[0]?.track.power ?? [])]).toEqual([250, 190]);
  });
});

describe('a file', () => {
  const whole = writeFit([record(0, heart(100)), record(1, heart(101)), session(0, 1, 1)]);

  it('is recognised by its header', () => {
    expect(isFit(whole.subarray(0, 14))).toBe(true);
    expect(isFit(new TextEncoder().encode('<?xml version="1.0"?>'))).toBe(false);
    expect(readFit(new Uint8Array(100))).toBeNull();
  });

  it('that is truncated is read as far as it goes, wherever it ends', () => {
    for (let length = 14; length < whole.length; length++) {
      const read = readFit(whole.subarray(0, length));
      expect(read?.faults).toEqual(['truncated']);
      expect(read?.recordings.length ?? 0).toBeLessThanOrEqual(1);
    }
    const [only] = readFit(whole.subarray(0, whole.length - 30))?.recordings ?? [];
    expect(Array.from(only?.track.heartRate ?? [])).toEqual([100, 101]);
    expect(only?.sport).toBe('other');
  });

  it('with a wrong checksum is read, and says so', () => {
    const damaged = Uint8Array.from(whole);
    damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
    expect(readFit(damaged)?.faults).toEqual(['checksum']);
    expect(readFit(damaged)?.recordings[0]?.track.length).toBe(2);
  });

  it('can hold several, one after the other, and be filled up with zeros', () => {
    const second = writeFit([record(3600, heart(120)), session(3600, 60, 2)]);
    const chained = Uint8Array.from([...whole, ...second, 0, 0, 0]);
    const read = readFit(chained);
    expect(read?.faults).toEqual([]);
    expect(read?.recordings.map(({ sport, track }) => [sport, track.length])).toEqual([
      ['run', 2],
      ['ride', 1],
    ]);
  });

  it('of a chain begins anew: running, with its own zone, sport and place in the list', () => {
    const zone = (seconds: number, hours: number): WrittenMessage => ({
      message: 34,
      fields: [timeOf(seconds), { field: 5, type: uint32, value: at(seconds) + hours * 3600 }],
    });
    const first = writeFit([timer(0, 'start'), record(0), record(9), timer(9, 'stop'), session(0, 9, 1), zone(9, 2)]);
    const second = writeFit([record(0), record(5), session(0, 5, 2), zone(5, 9)]);
    const cut = writeFit([record(7200), record(7201), record(7202)]);
    const read = readFit(Uint8Array.from([...first, ...Array(512).fill(0), ...second, ...cut]));
    expect(read?.faults).toEqual([]);
    expect(read?.recordings.map(({ sport, offsetMinutes, track }) => [sport, offsetMinutes, track.length])).toEqual([
      ['run', 120, 2],
      ['ride', 540, 2],
      ['other', null, 3],
    ]);
  });

  it('of very many sessions is read in little time', () => {
    const records = Array.from({ length: 6000 }, (_, seconds) => record(seconds, heart(120)));
    const sessions = Array.from({ length: 3000 }, (_, index) => session(2 * index, 2, 1));
    const bytes = writeFit([...records, ...sessions]);
    const began = process.cpuUsage();
    expect(readFit(bytes)?.recordings.length).toBe(3000);
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });

  it('with times beyond the type of times has none, and counts whole milliseconds', () => {
    const floatTime = (value: number): WrittenField => ({ field: 253, type: float32, value });
    const endless = { message: 20, fields: [floatTime(Number.POSITIVE_INFINITY), heart(100)] };
    expect(reading(endless).recordings[0]?.startedAt).toBeNull();
  });

  it('of any bytes after a header neither throws nor loops', () => {
    for (let seed = 1; seed < 300; seed++) {
      const bytes = Uint8Array.from(whole);
      bytes[14 + ((seed * 7919) % (bytes.length - 14))] = (seed * 104_729) % 256;
      expect(readFit(bytes)).not.toBeNull();
    }
  });
});

describe('an activity', () => {
  it('has its track, laps and the figures of the device', () => {
    const place: readonly WrittenField[] = [
      { field: 0, type: sint32, value: semicircles(52.5) },
      { field: 1, type: sint32, value: semicircles(-13.4) },
      { field: 2, type: uint16, value: (34.2 + 500) * 5 },
      { field: 4, type: uint8, value: 84 },
      { field: 53, type: uint8, value: 64 },
      { field: 6, type: uint16, value: 3120 },
      { field: 13, type: sint8, value: -3 },
    ];
    const { recordings } = reading(
      { message: 0, fields: [{ field: 1, type: uint16, value: 1 }] },
      { message: 23, fields: [{ field: 27, type: text, value: 'fenix 8' }] },
      record(0, ...place, heart(140), metres(0)),
      record(2, ...place, heart(141), metres(6.2)),
      {
        message: 19,
        fields: [timeOf(2), { field: 2, type: uint32, value: at(0) }, { field: 15, type: uint8, value: 141 }],
      },
      session(0, 2.5, 1, { field: 6, type: enumerated, value: 45 }, { field: 9, type: uint32, value: 620 }),
      { message: 34, fields: [timeOf(3), { field: 5, type: uint32, value: at(3) + 7200 }] },
    );
    expect(recordings).toMatchObject([
      {
        ...{ sport: 'run', title: '', startedAt: start, offsetMinutes: 120, isIndoor: true, device: 'Garmin' },
        laps: [{ startedAt: start, figures: { averageHeartRate: 141, metres: null } }],
        figures: { elapsedSeconds: 2.5, metres: 6.2, timerSeconds: null },
      },
    ]);
    const { track } = recordings[0] ?? { track: null };
    expect(Array.from(track?.time ?? [])).toEqual([0, 2]);
    expect(track?.latitude[0]).toBeCloseTo(52.5, 6);
    expect(track?.longitude[1]).toBeCloseTo(-13.4, 6);
    expect(track?.altitude[0]).toBeCloseTo(34.2, 6);
    expect([track?.cadence[0], track?.speed[0], track?.temperature[0]]).toEqual([169, 3.12, -3]);
    expect(Array.from(track?.distance ?? [])).toEqual([0, 6.2]);
  });

  it('is paused while the timer is stopped, and what was recorded then is left out', () => {
    const { recordings } = reading(
      timer(0, 'start'),
      ...[0, 1].map((seconds) => record(seconds, heart(140))),
      timer(1, 'stop'),
      record(60, heart(90)),
      timer(120, 'start'),
      ...[120, 121].map((seconds) => record(seconds, heart(120))),
      session(0, 121, 1),
    );
    expect(Array.from(recordings[0]?.track.time ?? [])).toEqual([0, 1, 120, 121]);
    expect(recordings[0]?.track.segments).toEqual([0, 2]);
  });

  it('begins with the first point if the session is stated to begin much later or earlier', () => {
    const records = Array.from({ length: 60 }, (_, seconds) => record(seconds, metres(3 * seconds)));
    const startOf = (from: number) => {
      const [recording] = reading(...records, session(from, 60, 1)).recordings;
      return [((recording?.startedAt ?? 0) - start) / 1000, recording?.track.time[0], recording?.track.length];
    };
    expect([1, 50, 3600, 40 * 86_400].map(startOf)).toEqual([
      [1, 0, 60],
      [50, 0, 60],
      [0, 0, 60],
      [0, 0, 60],
    ]);
  });

  it('lacks points from before the clock of the device was set', () => {
    const [recording] = reading(
      record(-500_000_000),
      record(0),
      record(1),
      record(300_000_000),
      session(0, 1, 1),
    ).recordings;
    expect([recording?.startedAt, [...(recording?.track.time ?? [])]]).toEqual([start, [0, 1]]);
  });

  it('of several sports is one for each, without the transitions', () => {
    const sports = [5, 3, 2, 3, 1].map((sport, index) => session(index * 100, 100, sport));
    const records = Array.from({ length: 500 }, (_, seconds) => record(seconds, heart(120)));
    const { recordings } = reading(...records, ...sports);
    expect(recordings.map(({ sport, track }) => [sport, track.length])).toEqual([
      ['swim', 99],
      ['ride', 100],
      ['run', 101],
    ]);
  });

  it('reads compressed speeds and distances, which start again at 256 m', () => {
    const packed = (speed: number, sixteenths: number): WrittenField => ({
      ...{ field: 8, type: 0x0d as 2 },
      value: [speed & 0xff, (speed >> 8) | ((sixteenths & 0xf) << 4), sixteenths >> 4],
    });
    const { recordings } = reading(
      record(0, packed(312, 4000)),
      record(1, packed(320, 4064)),
      record(2, packed(0, 32)),
    );
    expect(Array.from(recordings[0]?.track.distance ?? [])).toEqual([0, 4, 8]);
    expect(Array.from(recordings[0]?.track.speed ?? [])).toEqual([3.12, 3.2, 0]);
  });

  const strength = session(0, 200, 10, { field: 6, type: enumerated, value: 20 });
  const setMessage = (seconds: number, kind: number, exercise: readonly [number, number], more: WrittenField[] = []) =>
    ({
      message: 225,
      fields: [
        timeOf(seconds + 30),
        { field: 0, type: uint32, value: 30_000 },
        { field: 3, type: uint16, value: 8 },
        { field: 4, type: uint16, value: 80 * 16 },
        { field: 5, type: uint8, value: kind },
        { field: 6, type: uint32, value: at(seconds) },
        { field: 7, type: uint16, value: [exercise[0], 0xffff] },
        { field: 8, type: uint16, value: [exercise[1], 0xffff] },
        ...more,
      ],
    }) satisfies WrittenMessage;

  it('of strength has sets by name, without rests', () => {
    const title: WrittenMessage = {
      message: 264,
      fields: [
        { field: 0, type: uint16, value: 28 },
        { field: 1, type: uint16, value: 5 },
        { field: 2, type: text, value: 'Barbell Back Squat' },
      ],
    };
    const { recordings } = reading(
      setMessage(0, 1, [28, 5]),
      setMessage(30, 0, [28, 5]),
      setMessage(90, 1, [0, 9]),
      title,
      strength,
    );
    expect(recordings).toMatchObject([
      {
        ...{ sport: 'other', title: 'Strength training' },
        sets: [
          { name: 'Barbell Back Squat', startedAt: start, seconds: 30, reps: 8, load: 80 },
          { name: 'Incline dumbbell bench press', seconds: 30, reps: 8, load: 80 },
        ],
      },
    ]);
  });

  it('of strength names an unusual exercise by its category, and one that the watch did not recognise not at all', () => {
    const { recordings } = reading(
      setMessage(0, 1, [8, 9999]),
      setMessage(60, 1, [8, 0xffff]),
      setMessage(120, 1, [65_534, 0xffff]),
      setMessage(150, 1, [0xffff, 0xffff]),
      strength,
    );
    expect(recordings[0]?.sets.map(({ name }) => name)).toEqual(['Deadlift', 'Deadlift', '', '']);
  });

  it('of strength has no counts that nobody reaches', () => {
    const beyond: WrittenField[] = [
      { field: 3, type: float32, value: Number.POSITIVE_INFINITY },
      { field: 4, type: sint32, value: -160 },
    ];
    expect(reading(setMessage(0, 1, [0, 1], beyond), strength).recordings[0]?.sets).toMatchObject([
      { reps: null, load: null },
    ]);
  });

  it('of strength has loads in pounds as they were typed, though the file has sixteenths of a kilogram', () => {
    const pounds: WrittenField = { field: 9, type: uint16, value: 2 };
    const { recordings } = reading(setMessage(0, 1, [0, 1], [pounds]), setMessage(60, 1, [0, 1]), strength);
    expect(recordings[0]?.sets.map(({ load }) => load)).toEqual([176.5 * 0.45359237, 80]);
  });
});

it('the names of strength exercises are those of lifters, without spaces around them', () => {
  const named = Object.values(strengthNames).flatMap(
    (category: { name: string; exercises?: Record<string, string> }) => [
      category.name,
      ...Object.values(category.exercises ?? {}),
    ],
  );
  expect(named.filter((name) => name === '' || name !== name.trim() || name.includes('_'))).toEqual([]);
});

it('the numbers of a strength exercise are found by its name, in any spelling, and by its other names', () => {
  for (const category of Object.values(strengthNames)) {
    const { name, exercises = {} }: { name: string; exercises?: Record<string, string> } = category;
    for (const each of [name, ...Object.values(exercises)]) {
      const found = fitExerciseNamed(['Own one', each.toUpperCase().replaceAll('-', ' ')]);
      expect(exerciseName(found?.category ?? null, found?.exercise ?? null)).toBe(each);
    }
  }
  expect(fitExerciseNamed(['Own one', ''])).toBeNull();
  expect(fitExerciseNamed([])).toBeNull();
});

it('a file of settings, a course or the steps of a day is no activity, and one that does not say is', () => {
  const head = (type: number) => writeFit([{ message: 0, fields: [{ field: 0, type: enumerated, value: type }] }, run]);
  expect([4, 2, 6, 32].map((type) => isFitActivity(head(type)))).toEqual([true, false, false, false]);
  expect(isFitActivity(writeFit([run]).subarray(0, 20))).toBe(true);
});

const run = session(0, 200, 1);
