import { expect, test } from 'vitest';
import type { NotedExercise } from './index.ts';
import { readLine } from './index.ts';
import { contextWith, exerciseNamed } from './testing/context.ts';
import { shown } from './testing/shown-sets.ts';

function read(line: string, changes: Partial<NotedExercise> = {}, mark: '.' | ',' = '.') {
  return readLine(line, contextWith(changes, mark), exerciseNamed('Bench press', changes));
}

test.each([
  // load and repetitions
  ['60kg × 10', '60 kg ×10'],
  ['- 60kg x 10', '60 kg ×10'],
  ['11.0 kgs x 10 reps', '11.0 kg ×10'],
  ['80x5', '80 kg ×5'],
  ['80 x 5', '80 kg ×5'],
  ['80*5', '80 kg ×5'],
  ['80kgx5', '80 kg ×5'],
  ['62.5x8', '62.5 kg ×8'],
  ['8 x 100lb', '100 lb ×8'],
  ['5@255', '255 kg ×5'],
  ['10 @ 45.5lb each', '45.5 lb ×10'],
  ['10 reps @ 60kg', '60 kg ×10'],
  ['100 8', '100 kg ×8'],
  // several sets
  ['3x5@165', '165 kg ×5, 165 kg ×5, 165 kg ×5'],
  ['2x5 @ 35kg', '35 kg ×5, 35 kg ×5'],
  ['3x8 185lb', '185 lb ×8, 185 lb ×8, 185 lb ×8'],
  ['3 x 8 x 100lb', '100 lb ×8, 100 lb ×8, 100 lb ×8'],
  ['165 x 5 x 3', '165 kg ×5, 165 kg ×5, 165 kg ×5'],
  ['3 sets of 8 @ 60', '60 kg ×8, 60 kg ×8, 60 kg ×8'],
  ['180 x 6, 3, 2', '180 kg ×6, 180 kg ×3, 180 kg ×2'],
  ['100kg 5/5/4', '100 kg ×5, 100 kg ×5, 100 kg ×4'],
  ['5/5/4 @ 100', '100 kg ×5, 100 kg ×5, 100 kg ×4'],
  ['100kg,8,7,8', '100 kg ×8, 100 kg ×7, 100 kg ×8'],
  ['135x8, 135x7', '135 kg ×8, 135 kg ×7'],
  ['60, 80, 100 x 3', '60 kg ×3, 80 kg ×3, 100 kg ×3'],
  ['3x8 185lb @8, 1x6 190lb (drop)', '185 lb ×8 @8, 185 lb ×8 @8, 185 lb ×8 @8, drop 190 lb ×6'],
  ['100x5, 5, 110x3', '100 kg ×5, 100 kg ×5, 110 kg ×3'],
  // rest-pause sets
  ['80x5+3+2', '80 kg ×5, restPause 80 kg ×3, restPause 80 kg ×2'],
  ['80 kg x 5 + 3 + 2 @9', '80 kg ×5 @9, restPause 80 kg ×3 @9, restPause 80 kg ×2 @9'],
  ['80x5+3, 5+2', '80 kg ×5, restPause 80 kg ×3, 80 kg ×5, restPause 80 kg ×2'],
  ['80x5 reps+3', '80 kg ×5, restPause 80 kg ×3'],
  ['80x5, 80x3 (rest-pause)', '80 kg ×5, restPause 80 kg ×3'],
  ['80x5+60x8', '80 kg ×5, 60 kg ×8'],
  ['80x5 + 60 kg x 8', '80 kg ×5, 60 kg ×8'],
  ['80x5+', 'amrap 80 kg ×5'],
  // drop sets
  ['80x6 > 60x8', '80 kg ×6, drop 60 kg ×8'],
  ['80x6>60x8>40 kg x 12', '80 kg ×6, drop 60 kg ×8, drop 40 kg ×12'],
  ['80x6 → 60x8 @10', '80 kg ×6, drop 60 kg ×8 @10'],
  ['80x6, 6 > 60x8, 80x5', '80 kg ×6, 80 kg ×6, drop 60 kg ×8, 80 kg ×5'],
  // effort
  ['100x8@9', '100 kg ×8 @9'],
  ['100 8 9', '100 kg ×8 @9'],
  ['80x5,5,4 @8', '80 kg ×5 @8, 80 kg ×5 @8, 80 kg ×4 @8'],
  ['220 x 2, 2, 2 @8, 8.5, 9', '220 kg ×2 @8, 220 kg ×2 @8.5, 220 kg ×2 @9'],
  ['220 x 2 x 3 @9.5 rpe', '220 kg ×2 @9.5, 220 kg ×2 @9.5, 220 kg ×2 @9.5'],
  ['80x5 @ RPE 8', '80 kg ×5 @8'],
  ['80x5 rpe8', '80 kg ×5 @8'],
  ['80x5 8 rpe', '80 kg ×5 @8'],
  ['80x5 rir 2', '80 kg ×5 rir2'],
  ['80x5 (2 rir)', '80 kg ×5 rir2'],
  ['80x5 @8, 85x5 @9', '80 kg ×5 @8, 85 kg ×5 @9'],
  ['80x5 @8 85x5 @9', '80 kg ×5 @8, 85 kg ×5 @9'],
  // kinds
  ['w 60x5', 'warmUp 60 kg ×5'],
  ['warm-up: 60x5', 'warmUp 60 kg ×5'],
  ['60, 80 x 3 warmup sets', 'warmUp 60 kg ×3, warmUp 80 kg ×3'],
  ['80x5 w, 85x3', 'warmUp 80 kg ×5, 85 kg ×3'],
  ['80x8+', 'amrap 80 kg ×8'],
  ['3x5+ @ 80', '80 kg ×5, 80 kg ×5, amrap 80 kg ×5'],
  ['80x8 fail', 'failure 80 kg ×8'],
  ['80x8, 6 to failure', '80 kg ×8, failure 80 kg ×6'],
  ['60x10 drop set', 'drop 60 kg ×10'],
  // the forms of other apps
  ['Set 1: 80 kg × 5 @ 8 rpe', '80 kg ×5 @8'],
  ['| 1 | 185 | 8 | |', '185 kg ×8'],
  ['| 2 | 62.5 | 8 | 9 |', '62.5 kg ×8 @9'],
  ['- [date:: 2024-04-02] | [weight:: 60] kg x [reps:: 10]', '60 kg ×10'],
  ['1. 80x5', '80 kg ×5'],
  ['> 80x5', '80 kg ×5'],
])('reads %s', (line, sets) => {
  const reading = read(line);
  expect(shown(reading?.sets)).toBe(sets);
  expect(reading).toMatchObject({ exercise: 'exercises/bench-press', remark: '', isCue: false, name: null });
});

test.each([
  ['bench 80x5,5,4 @8 left shoulder pinch', 'bench-press', '80 kg ×5 @8, 80 kg ×5 @8, 80 kg ×4 @8'],
  ['Squat: 100kg 5/5/4 @RPE8 "Felt tired"', 'back-squat', '100 kg ×5 @8, 100 kg ×5 @8, 100 kg ×4 @8'],
  ['Squat / 3x8 185lb', 'back-squat', '185 lb ×8, 185 lb ×8, 185 lb ×8'],
  ['Squat,100kg,8,7,8', 'back-squat', '100 kg ×8, 100 kg ×7, 100 kg ×8'],
  ['- [ ] Squats | Weight: [60] kg | Reps: [10]', 'back-squat', '60 kg ×10'],
  ['@Bench press 80x5', 'bench-press', '80 kg ×5'],
  ['[@Bench press](mensana:exercises/bench-press) 80x5', 'bench-press', '80 kg ×5'],
  ['Bench Press (Barbell) 80x5', 'bench-press', '80 kg ×5'],
  ['2x5 @ 35kg Squat', 'back-squat', '35 kg ×5, 35 kg ×5'],
  ['Pull-ups BW+5 x 5, 5, 4', 'pull-up', '5 kg ×5, 5 kg ×5, 5 kg ×4'],
  ['pull-up bw x 8', 'pull-up', '0 ×8'],
  ['pull up 8, 7, 6', 'pull-up', '0 ×8, 0 ×7, 0 ×6'],
  ['pull-up +20 x 5', 'pull-up', '20 kg ×5'],
  ['pull-up bw x 8, + 10 x 6, - 20 x 5', 'pull-up', '0 ×8, 10 kg ×6, -20 kg ×5'],
  ['pull-up bw + 10 x 6', 'pull-up', '10 kg ×6'],
  ['assisted dip 20x5', 'assisted-dip', '-20 kg ×5'],
  ['pull ups assisted 20kg x 8', 'pull-up', '-20 kg ×8'],
  ['pull ups 3x8 assisted 20 kg', 'pull-up', '-20 kg ×8, -20 kg ×8, -20 kg ×8'],
  ['pull ups unterstützt 20 x 8, 6', 'pull-up', '-20 kg ×8, -20 kg ×6'],
  ['assisted dip -20 kg x 5', 'assisted-dip', '-20 kg ×5'],
  ['push-ups 20, 15, 12', 'push-up', '×20, ×15, ×12'],
  ['push-ups 3x12', 'push-up', '×12, ×12, ×12'],
  ['plank 60s', 'plank', '60s'],
  ['plank 1:30', 'plank', '90s'],
  ['plank 3x60s', 'plank', '60s, 60s, 60s'],
  ['plank 1m30s', 'plank', '90s'],
  ['plank 1 min 30 s', 'plank', '90s'],
  ['plank 2 x 1m30s', 'plank', '90s, 90s'],
  ['plank 1 min, 30 s', 'plank', '60s, 30s'],
  ['plank 1h 5m 3s', 'plank', '3903s'],
  ['rower 20 km 65 min', 'rowing-machine', '20 km 3900s'],
  ['rower 20 km in 1h5m', 'rowing-machine', '20 km 3900s'],
  ['rower 2 km in 7 min 30 sec', 'rowing-machine', '2 km 450s'],
  ['plank 45min x 2', 'plank', '2700s, 2700s'],
  ['farmers carry 100x60m', 'farmers-walk', '100 kg 60 m'],
  ['farmers carry 120x30m in 45sec', 'farmers-walk', '120 kg 30 m 45s'],
  ['rower 2000m in 7:30', 'rowing-machine', '2000 m 450s'],
  ['rower 4x500m in 1:45 rpe 8', 'rowing-machine', Array(4).fill('500 m 105s @8').join(', ')],
  ['rower 5 km', 'rowing-machine', '5 km'],
])('reads the exercise and the sets of %s', (line, exercise, sets) => {
  const reading = readLine(line, contextWith());
  expect(reading?.exercise).toBe(`exercises/${exercise}`);
  expect(shown(reading?.sets)).toBe(sets);
});

test.each([
  ['plank 1:30 min', '90s'],
  ['plank 3 x 1:00 min', '60s, 60s, 60s'],
  ['plank 1:05 h', '3900s'],
  ['plank 1:05:10 h', '3910s'],
  ['rower 2 km 7:30 min', '2 km 450s'],
])('the unit behind a time is no remark: %s', (line, sets) => {
  const reading = readLine(line, contextWith());
  expect(shown(reading?.sets)).toBe(sets);
  expect(reading?.remark).toBe('');
});

test.each([
  ['rower 5 km 3 min rest', '3 min rest'],
  ['farmers carry 60kg x 40 m 2 min rest', '2 min rest'],
])('a time before more words is a remark: %s', (line, remark) => {
  const reading = readLine(line, contextWith());
  expect(reading?.sets[0]).not.toHaveProperty('seconds');
  expect(reading?.remark).toBe(remark);
});

test.each([
  ['bench 3x5 with 100kg', '100 kg ×5, 100 kg ×5, 100 kg ×5', ''],
  ['bench 5 reps with 100 kg @8', '100 kg ×5 @8', ''],
  ['bench 3 sets with 5 reps of 100 kg', '100 kg ×5, 100 kg ×5, 100 kg ×5', ''],
  ['bench 80x5 with 10kg', '80 kg ×5', 'with 10kg'],
  ['bench 80x5 with 10kg chains', '80 kg ×5', 'with 10kg chains'],
  ['bench 80x5 with 2 pauses', '80 kg ×5', 'with 2 pauses'],
])('a load behind “with” belongs to sets that state none: %s', (line, sets, remark) => {
  const reading = readLine(line, contextWith());
  expect(shown(reading?.sets)).toBe(sets);
  expect(reading?.remark).toBe(remark);
});

test.each([
  ['bench 100x8 -> 80x6 -> 60x5', '100 kg ×8, drop 80 kg ×6, drop 60 kg ×5'],
  ['bench 100x8 => 80x6', '100 kg ×8, drop 80 kg ×6'],
  ['bench 60x5/80x5/100x5', '60 kg ×5, 80 kg ×5, 100 kg ×5'],
  ['bench 60x5 / 80x5 @8', '60 kg ×5, 80 kg ×5 @8'],
  ['bench 60kg: 10, 10, 8', '60 kg ×10, 60 kg ×10, 60 kg ×8'],
  ['bench 80: 8/8/7', '80 kg ×8, 80 kg ×8, 80 kg ×7'],
])('sets behind a sign are not left in the remark: %s', (line, sets) => {
  const reading = readLine(line, contextWith());
  expect(shown(reading?.sets)).toBe(sets);
  expect(reading?.remark).toBe('');
});

test.each([
  ['Met John at 5 to talk about 3x8 tables'],
  ['Squat felt heavy 3x8'],
  ['squat 100 was easy'],
  ['Bench 3 was taken'],
  ['Deadlift 100 kg is my goal'],
  ['Squat 100 kg 5 times next week'],
  ['Target: 4 sets × 8-10 reps (RPE 7-8) @ 60kg'],
  ['A. Overhead Press, 3 sets, 8-12 reps, 3:30 rest'],
  ['squat 8-10 reps'],
  ['squat 5 @ 80%'],
  ['The bench press 80x5'],
  ['squat 3rd try'],
  ['Squat'],
  ['10'],
  ['3x8'],
  ['bench 5000x5'],
  ['farmers carry 2x32kg 40m'],
  ['Bench 3: 8 people waited'],
  ['bench assisted 20 kg x 8'],
  ['pull ups assisted by Ana'],
])('does not take %s for sets', (line) => {
  expect(readLine(line, contextWith())).toBeNull();
});

test('the words behind the sets are the remark, without quotes, brackets and marks around it', () => {
  expect(read('80x5 left shoulder pinch')?.remark).toBe('left shoulder pinch');
  expect(read('80x5 left')).toMatchObject({ remark: '', sets: [{ side: 'left' }] });
  expect(read('80x5 "felt tired"')?.remark).toBe('felt tired');
  expect(read('80x5 (felt tired)')?.remark).toBe('felt tired');
  expect(read('80x5 – felt tired')?.remark).toBe('felt tired');
  expect(read('80x5, 2 min rest')?.remark).toBe('2 min rest');
  expect(read('80x5 #knee')?.remark).toBe('#knee');
  expect(read('80x5 failed to lock out')).toMatchObject({ remark: 'failed to lock out', sets: [{ kind: 'working' }] });
});

test('a remark behind an exclamation mark is the cue of the exercise', () => {
  expect(read('80x5 !elbows in')).toMatchObject({ remark: 'elbows in', isCue: true });
});

test('bare numbers are sets only if no words follow them', () => {
  expect(readLine('push-ups 20, 15', contextWith())).not.toBeNull();
  expect(readLine('push-ups 2, 3 people came', contextWith())).toBeNull();
  expect(readLine('push-ups 20, 15 (slow)', contextWith())?.remark).toBe('slow');
});

test('two small numbers are sets and repetitions with the load that is due, which is in doubt', () => {
  const due = { si: 100 };
  const reading = read('3x8', { lastLoad: due });
  expect(shown(reading?.sets)).toBe('100 ×8, 100 ×8, 100 ×8');
  expect(reading?.doubts).toEqual([
    { about: 'order', from: 0, to: 3 },
    { about: 'load', from: 0, to: 3 },
  ]);
  expect(shown(reading?.otherwise?.sets)).toBe('3 kg ×8');
  expect(read('3x8')?.sets[0]).not.toHaveProperty('load');
});

test('two small numbers are load and repetitions near the load that is due, or if the person chose so before', () => {
  expect(shown(read('10x8', { lastLoad: { si: 12 } })?.sets)).toBe('10 kg ×8');
  expect(shown(read('10x8', { lastLoad: { si: 80 } })?.sets)).toBe(Array(10).fill('80 ×8').join(', '));
  const chosen = read('10x8', { lastLoad: { si: 80 }, order: 'loadFirst' });
  expect(shown(chosen?.sets)).toBe('10 kg ×8');
  expect(chosen?.otherwise?.order).toBe('setsFirst');
});

test('what people write in either order can be swapped', () => {
  expect(shown(read('150kg 10x3')?.otherwise?.sets)).toBe('150 kg ×10, 150 kg ×10, 150 kg ×10');
  expect(shown(read('100 x 3/5')?.sets)).toBe('100 kg ×3, 100 kg ×5');
  expect(shown(read('100 x 3/5')?.otherwise?.sets)).toBe(Array(5).fill('100 kg ×3').join(', '));
  expect(read('80x5')?.otherwise).toBeNull();
});

test('of three numbers, the one nearest the load that is due is the load', () => {
  expect(shown(read('10 x 5 x 12', { lastLoad: { si: 11.5 } })?.sets)).toBe(Array(10).fill('12 kg ×5').join(', '));
  expect(shown(read('220 x 2 x 10', { lastLoad: { si: 20 } })?.sets)).toBe(Array(10).fill('220 kg ×2').join(', '));
});

test('a decimal comma is one only where the language has it', () => {
  expect(shown(read('62,5x8', {}, ',')?.sets)).toBe('62,5 kg ×8');
  expect(shown(read('80x5,5,4', {}, ',')?.sets)).toBe('80 kg ×5, 80 kg ×5, 80 kg ×4');
  expect(shown(read('60, 80 x 3', {}, ',')?.sets)).toBe('60 kg ×3, 80 kg ×3');
  expect(shown(read('80x5 @8,5', {}, ',')?.sets)).toBe('80 kg ×5 @8.5');
  expect(shown(readLine('rower 2,000 m', contextWith({}, '.'))?.sets)).toBe('2,000 m');
});

const english = '.' as const;
const german = ',' as const;

test.each([
  [english, 'leg press 1,000 lb x 5', '1,000 lb ×5', 453.592],
  [english, 'leg press 1,000x5', '1,000 kg ×5', 1000],
  [english, 'leg press 5 x 1,250 lb', '1,250 lb ×5', 566.99],
  [english, 'leg press 5@1,000', '1,000 kg ×5', 1000],
  [english, 'pull-up bw+1,000 lb x 1', '1,000 lb ×1', 453.592],
  [english, 'squat 102.500x5', '102.500 kg ×5', 102.5],
  [english, 'squat 1.125 kg x 5', '1.125 kg ×5', 1.125],
  [german, 'leg press 1.000 kg x 5', '1.000 kg ×5', 1000],
  [german, 'leg press 1.000x5', '1.000 kg ×5', 1000],
  [german, 'squat 1.000x5', '1.000 kg ×5', 1000],
  [german, 'leg press 5@1.000', '1.000 kg ×5', 1000],
  [german, 'leg press 1.250 lb x 5', '1.250 lb ×5', 566.99],
  [german, 'squat 80,5x5', '80,5 kg ×5', 80.5],
  [german, 'squat 102.5x5', '102.5 kg ×5', 102.5],
  [german, 'squat 102,500 kg x 5', '102,500 kg ×5', 102.5],
  [german, 'squat 1,125 kg x 5', '1,125 kg ×5', 1.125],
  [german, 'squat 8 x 62,5 kg', '62,5 kg ×8', 62.5],
  [german, 'squat 5@102,5', '102,5 kg ×5', 102.5],
  [german, 'squat 102,5x5,100x5', '102,5 kg ×5, 100 kg ×5', 102.5],
  [german, 'squat 100x5,102,5x5', '100 kg ×5, 102,5 kg ×5', 100],
  [german, 'squat 60, 62,5 x 5', '60 kg ×5, 62,5 kg ×5', 60],
  [german, 'bench 80 kg x 8,5 @ 8,5', '80 kg ×8 @8.5, 80 kg ×5 @8.5', 80],
  [german, 'squat 80 kg x 5 rpe 8, 2,25 kg x 5', '80 kg ×5 @8, 2,25 kg ×5', 80],
  [german, 'squat 80x5 @8,5', '80 kg ×5 @8.5', 80],
])('with the decimal mark "%s", reads %s', (mark, line, sets, load) => {
  const reading = readLine(line, contextWith({}, mark));
  expect(shown(reading?.sets)).toBe(sets);
  expect(reading?.sets[0].load?.si).toBeCloseTo(load);
});

test.each([
  [english, 'rower 10,000 m 50:00'],
  [german, 'rower 10.000 m 50:00'],
])('with the decimal mark "%s", reads the distance of %s', (mark, line) => {
  expect(readLine(line, contextWith({}, mark))?.sets).toMatchObject([{ distance: { si: 10_000 }, seconds: 3000 }]);
});

test.each([
  ['bench 80x5,5,4', '80 kg ×5, 80 kg ×5, 80 kg ×4'],
  ['bench 60,70,80x5', '60 kg ×5, 70 kg ×5, 80 kg ×5'],
  ['bench 5,6,7x10', '5 kg ×10, 6 kg ×10, 7 kg ×10'],
  ['bench 100,110,120x5', '100 kg ×5, 110 kg ×5, 120 kg ×5'],
  ['bench 135x8,135x7', '135 kg ×8, 135 kg ×7'],
  ['bench 100kgx8,100kgx7', '100 kg ×8, 100 kg ×7'],
  ['bench 10@60,8@70', '60 kg ×10, 70 kg ×8'],
  ['bench 80x5 @8,85x5 @9', '80 kg ×5 @8, 85 kg ×5 @9'],
  ['bench 80x5,5,85x3', '80 kg ×5, 80 kg ×5, 85 kg ×3'],
  ['bench 80x5,12,5', '80 kg ×5, 80 kg ×12, 80 kg ×5'],
  ['bench 80x15,25,8', '80 kg ×15, 80 kg ×25, 80 kg ×8'],
  ['pull-up 5,25,8', '0 ×5, 0 ×25, 0 ×8'],
  ['pull-up 10,8,6', '0 ×10, 0 ×8, 0 ×6'],
])('reads the list %s in English and German', (line, sets) => {
  for (const mark of [english, german]) expect(shown(readLine(line, contextWith({}, mark))?.sets)).toBe(sets);
});

test.each([
  ['bench 80x5, 102,5 next time', '80 kg ×5', '102,5 next time'],
  ['bench 80x5, 102,5', '80 kg ×5', '102,5'],
  ['bench 80x5 @8, 82,5 next time', '80 kg ×5 @8', '82,5 next time'],
  ['bench 80x5,5,4, 22,5 next', '80 kg ×5, 80 kg ×5, 80 kg ×4', '22,5 next'],
  ['bench 80x5,102,5', '80 kg ×5', '102,5'],
  ['bench 80x5,82,5 next time', '80 kg ×5', '82,5 next time'],
  ['bench 80x5,5,4,82,5 next', '80 kg ×5, 80 kg ×5, 80 kg ×4', '82,5 next'],
  ['bench 80x5, 5,4', '80 kg ×5, 80 kg ×5, 80 kg ×4', ''],
  ['bench 80x12, 10,8', '80 kg ×12, 80 kg ×10, 80 kg ×8', ''],
  ['bench 80x5, 82,5x5', '80 kg ×5, 82,5 kg ×5', ''],
])('in German, a load behind the repetitions is not two more counts: %s', (line, sets, remark) => {
  const reading = readLine(line, contextWith({}, german));
  expect(shown(reading?.sets)).toBe(sets);
  expect(reading?.remark).toBe(remark);
});

test.each([
  ['squat 60, 62,5, 65 x 5', '60 kg ×5, 62,5 kg ×5, 65 kg ×5'],
  ['squat 140, 142,5, 145x1', '140 kg ×1, 142,5 kg ×1, 145 kg ×1'],
  ['squat 60, 62,5, 65 kg x 5', '60 kg ×5, 62,5 kg ×5, 65 kg ×5'],
  ['squat 60 kg, 62,5, 65 x 5', '60 kg ×5, 62,5 kg ×5, 65 kg ×5'],
  ['squat 60, 62,5, 65, 67,5 x 5', '60 kg ×5, 62,5 kg ×5, 65 kg ×5, 67,5 kg ×5'],
  ['squat 62,5, 65 x 5', '62,5 kg ×5, 65 kg ×5'],
  ['squat 60/62,5/65x5', '60 kg ×5, 62,5 kg ×5, 65 kg ×5'],
  ['squat w 60, 62,5, 65 x 5', 'warmUp 60 kg ×5, warmUp 62,5 kg ×5, warmUp 65 kg ×5'],
  ['bench 5, 7,5, 10 x 12', '5 kg ×12, 7,5 kg ×12, 10 kg ×12'],
])('a load with decimals can stand anywhere in a list, and is not guessed in English: %s', (line, sets) => {
  expect(shown(readLine(line, contextWith({}, german))?.sets)).toBe(sets);
  expect(readLine(line, contextWith({}, english))).toBeNull();
});

test.each([
  ['bench 80x12, 10,8, 85x5', '80 kg ×12, 80 kg ×10, 80 kg ×8, 85 kg ×5'],
  ['bench 100 12, 10,8, 110x5', '100 kg ×12, 100 kg ×10, 100 kg ×8, 110 kg ×5'],
  ['bench 100kg 12, 10,8, 110x5', '100 kg ×12, 100 kg ×10, 100 kg ×8, 110 kg ×5'],
  ['bench 60, 70,80, 90 x 5', '60 kg ×5, 70 kg ×5, 80 kg ×5, 90 kg ×5'],
  ['bench 5, 6,7, 8 x 10', '5 kg ×10, 6 kg ×10, 7 kg ×10, 8 kg ×10'],
  ['push-ups 12,10,8, 3x6', '×12, ×10, ×8, ×6, ×6, ×6'],
])('numbers in a list are not decimals only because others follow: %s', (line, sets) => {
  for (const mark of [english, german]) expect(shown(readLine(line, contextWith({}, mark))?.sets)).toBe(sets);
});

test('in English, loads in a list need no space', () => {
  expect(shown(readLine('bench 60,70x5', contextWith())?.sets)).toBe('60 kg ×5, 70 kg ×5');
  expect(shown(readLine('bench 100,110x5', contextWith())?.sets)).toBe('100 kg ×5, 110 kg ×5');
  expect(shown(readLine('push-ups 20,15', contextWith())?.sets)).toBe('×20, ×15');
  expect(shown(readLine('bench 80x5,5 @8,9', contextWith())?.sets)).toBe('80 kg ×5 @8, 80 kg ×5 @9');
});

test.each([
  // more than any load
  [english, 'leg press 1,250x5'],
  [german, 'leg press 1.250x5'],
  // the mark of the other language
  [english, 'squat 1.000x5'],
  [english, 'leg press 1.000 kg x 5'],
  [english, 'squat 1.250x5'],
  [german, 'squat 1,000x5'],
  [german, 'leg press 1,000 kg x 5'],
  [german, 'squat 1,250x5'],
  [english, 'squat 102,5x5'],
  [english, 'squat 102,5 kg x 5'],
  [english, 'squat 102,50x5'],
  [english, 'squat 8 x 62,5 kg'],
  [english, 'squat 5@102,5'],
  [english, 'squat 5 @ 102,5 kg'],
  [english, 'squat 5@82,5@8'],
  [english, 'squat 5@60,70'],
  [english, 'pull-up bw+2,5 x 5'],
  [english, 'plank 1,5 min'],
  [english, 'bench 80 kg x 8,5 @ 8,5'],
  [english, 'bench 80x5 @8,5'],
  [german, 'squat 102.500x5'],
  // a list with decimals or thousands among its parts
  [english, 'squat 100,102,5x5'],
  [german, 'squat 100,102,5x5'],
  [german, 'squat 100,110x5'],
  [english, 'squat 60,62,5, 65 x 5'],
  [german, 'squat 60,62,5, 65 x 5'],
  [english, 'squat 60 62,5 65 x 5'],
  [english, 'push-ups 60, 62,5, 65 x 5'],
  [english, 'squat 1,000,000x5'],
  [english, 'squat 10,000x5'],
  [german, 'squat 1.000,5x5'],
  [english, 'squat 80x1,000'],
  [german, 'squat 80x1,000'],
  // behind sets that are clear
  [english, 'squat 80x5, 102,5x5'],
  [english, 'squat 80x5, w 102,5x5'],
  [english, 'squat 80x5, 102,5 next time'],
  [english, 'squat 80x5,102,5'],
  [english, 'squat 80x5,82,5 next time'],
  [english, 'squat 100x5,102,5x5'],
])('with the decimal mark "%s", does not guess what %s means', (mark, line) => {
  expect(readLine(line, contextWith({}, mark))).toBeNull();
});

test('each side of an exercise for one side at a time is a set of its own', () => {
  const context = contextWith({ isUnilateral: true });
  expect(shown(readLine('split squat 20x8|7', context)?.sets)).toBe('20 kg ×8 left, 20 kg ×7 right');
  expect(shown(readLine('split squat 20x8/side', context)?.sets)).toBe('20 kg ×8 both');
});

test('an id that two devices wrote at the end of a line is not a remark', () => {
  expect(readLine('bench 80x5 ^1a2b3c4d ^1a2b3c4d', contextWith())?.remark).toBe('');
  expect(readLine('bench 80x5 slow ^1a2b3c4d ^1a2b3c4d', contextWith())?.remark).toBe('slow');
});

test('offsets are those of the line', () => {
  const line = '- [ ] bench 80x5,5 @8 slow ^a1';
  const reading = readLine(line, contextWith());
  expect(line.slice(reading?.name?.from, reading?.name?.to)).toBe('bench');
  expect(line.slice(reading?.from, reading?.to)).toBe('80x5,5 @8');
  expect(reading?.remark).toBe('slow');
  const doubtful = 'bench 3x8';
  const [doubt] = readLine(doubtful, contextWith())?.doubts ?? [];
  expect(doubtful.slice(doubt?.from, doubt?.to)).toBe('3x8');
});

test.each([
  ['5x80', '80 kg ×5'],
  ['12x60', '60 kg ×12'],
  ['15x60', '60 kg ×15'],
  ['5 80', '80 kg ×5'],
  ['8x80, 6x85', '80 kg ×8, 85 kg ×6'],
  ['10 x 80, 8 x 85, 6 x 90', '80 kg ×10, 85 kg ×8, 90 kg ×6'],
  ['3x5 80', '80 kg ×5, 80 kg ×5, 80 kg ×5'],
  ['3x5 82.5', '82.5 kg ×5, 82.5 kg ×5, 82.5 kg ×5'],
  ['5 reps 80', '80 kg ×5'],
  ['5 reps 3 sets', '80 ×5, 80 ×5, 80 ×5'],
  ['3 sets 5 reps', '80 ×5, 80 ×5, 80 ×5'],
  ['5 reps x 3 sets', '80 ×5, 80 ×5, 80 ×5'],
  ['80 5 reps 3 sets', '80 kg ×5, 80 kg ×5, 80 kg ×5'],
  ['5 reps 3 sets 80', '80 kg ×5, 80 kg ×5, 80 kg ×5'],
  ['3 sets 5 reps 80kg', '80 kg ×5, 80 kg ×5, 80 kg ×5'],
  ['5 x 80 x 3', '80 kg ×5, 80 kg ×5, 80 kg ×5'],
  ['80x5 4', '80 kg ×5, 80 kg ×4'],
  ['80x25', '80 kg ×25'],
])('the usual load and what anybody does decide what a number means: %s after 80 kg', (line, expected) => {
  expect(shown(read(line, { lastLoad: { si: 80 } })?.sets)).toBe(expected);
});

test('a load behind the repetitions is in doubt, and can be read as sets instead', () => {
  const reading = read('5x80', { lastLoad: { si: 80 } });
  expect(reading?.doubts).toEqual([{ about: 'order', from: 0, to: 4 }]);
  expect(reading?.otherwise?.order).toBe('setsFirst');
  expect(reading?.otherwise?.sets).toHaveLength(5);
  const chosen = read('5x80', { lastLoad: { si: 80 }, order: 'setsFirst' });
  expect(chosen?.sets).toHaveLength(5);
  expect(shown(chosen?.otherwise?.sets)).toBe('80 kg ×5');
  expect(shown(read('5x80')?.sets)).toBe('80 kg ×5');
});

test('a load behind the repetitions is not assumed where sets of so many are usual', () => {
  expect(read('5x20', { lastLoad: { si: 60 } })?.sets).toHaveLength(5);
  expect(shown(read('5x20', { lastLoad: { si: 20 } })?.otherwise?.sets)).toBe('20 kg ×5');
  expect(shown(read('4x40', { lastLoad: { si: 5 } })?.sets)).toBe('4 kg ×40');
  expect(readLine('push-ups 5x80', contextWith())?.sets).toHaveLength(5);
  expect(readLine('dips 5x40', contextWith())?.sets).toHaveLength(5);
  expect(shown(read('3x8', { lastLoad: { si: 80 }, order: 'repsFirst' })?.sets)).toBe('80 ×8, 80 ×8, 80 ×8');
});

test.each(['80x5 +2 next time', '80x5 +2.5 next time', '80x5+7', '80x5+60kg', '3x5+3', '80x5+3%'])(
  'a number behind a plus is not taken for a rest-pause set that it cannot be: %s',
  (line) => {
    expect(shown(read(line)?.sets)).not.toContain('restPause');
  },
);

test('words behind an arrow are a remark', () => {
  expect(read('80x5 > easy')).toMatchObject({ remark: '> easy' });
});

test('a label before the name is the place in a superset', () => {
  const context = contextWith();
  expect(readLine('A1 bench press 80x8', context)).toMatchObject({
    superset: { letter: 'A', place: 1 },
    name: { from: 3, to: 14 },
    from: 15,
  });
  expect(readLine('- b2. back squat 60x8', context)).toMatchObject({
    exercise: 'exercises/back-squat',
    superset: { letter: 'B', place: 2 },
  });
  expect(readLine('bench press 80x8', context)?.superset).toBeNull();
  expect(readLine('B12 bench press 80x8', context)).toBeNull();
});

test.each([
  ['5x5 back squat 100kg', '100 kg ×5, 100 kg ×5, 100 kg ×5, 100 kg ×5, 100 kg ×5', ''],
  ['3x8 back squat 100 @8', '100 kg ×8 @8, 100 kg ×8 @8, 100 kg ×8 @8', ''],
  ['5 reps back squat @ 100, belt', '100 kg ×5', 'belt'],
])('a name between the numbers and the load is not taken for a remark: %s', (line, sets, remark) => {
  const reading = read(line);
  expect(shown(reading?.sets)).toBe(sets);
  const from = line.indexOf('back');
  expect(reading).toMatchObject({ exercise: 'exercises/back-squat', remark, name: { from, to: from + 10 } });
});

test.each(['80x5 back squat 100', '3x8 back squat 3', '3x8 back squat 20 min later', '3x8 left back squat 20'])(
  'a name in a remark stays there: %s',
  (line) => {
    expect(read(line)).toMatchObject({ exercise: 'exercises/bench-press', name: null });
  },
);

test('a whole name between the sets and the sign of a remark is the exercise, and other words are the remark', () => {
  const context = contextWith();
  const current = exerciseNamed('Bench press');
  const of = (line: string) => {
    const reading = readLine(line, context, current);
    return [reading?.exercise.slice('exercises/'.length), shown(reading?.sets), reading?.remark];
  };
  expect(of('100x5 squat, felt good')).toEqual(['back-squat', '100 kg ×5', 'felt good']);
  expect(of('3x5 @ 100 back squat (slow)')).toEqual(['back-squat', '100 kg ×5, 100 kg ×5, 100 kg ×5', 'slow']);
  expect(of('100x5 left shoulder, painful')).toEqual(['bench-press', '100 kg ×5', 'left shoulder, painful']);
  expect(of('100x5 felt good, squat next')).toEqual(['bench-press', '100 kg ×5', 'felt good, squat next']);
  expect(readLine('100x5 squat, felt good', context, current)?.name).toEqual({ from: 6, to: 11 });
});
