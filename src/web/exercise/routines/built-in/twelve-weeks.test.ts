import { expect, test } from 'vitest';
import { readTable, train } from './testing/train.ts';

/*
 * Twelve weeks of each built-in programme, worked out by hand from its published form, which the programme names. Loads
 * are in kilograms. Sets that ask for the same are listed once; `5` alone means that no load is known yet.
 */

const threeDays = [0, 2, 4];
const fourDays = [0, 1, 3, 4];
const sixDays = [0, 1, 2, 3, 4, 5];

test('full body: more load with each session, a tenth less after three misses', () => {
  const table = `
    week                                        | back-squat          | overhead-press | deadlift     | bench-press  | barbell-row
    done                                        | 5, 45×5, 50×5       | 5, 27.5×5      | 5, 65×5      | 5            | 5
    done                                        | 55×5, 60×5, 65×5    | 30×5           | 70×5         | 42.5×5, 45×5 | 42.5×5, 45×5
    short overhead-press, done, done            | 70×5, 75×5, 80×5    | 32.5×5, 32.5×5 | 75×5, 80×5   | 47.5×5       | 47.5×5
    done, left out back-squat, short back-squat | 85×5, 90×5, 90×5    | 35×5           | 85×5         | 50×5, 52.5×5 | 50×5, 52.5×5
    short back-squat, done, done                | 90×5, 80×5, 85×5    | 37.5×5, 40×5   | 90×5, 95×5   | 55×5         | 55×5
    missed, done, done                          | 90×5, 95×5          | 42.5×5         | 100×5        | 57.5×5       | 57.5×5
    done                                        | 100×5, 105×5, 110×5 | 45×5           | 105×5        | 60×5, 62.5×5 | 60×5, 62.5×5
    deload, done                                | 70×5, 70×5, 70×5    | 27.5×5, 27.5×5 | 65×5, 65×5   | 40×5         | 40×5
    done                                        | 115×5, 120×5, 125×5 | 47.5×5         | 110×5        | 65×5, 67.5×5 | 65×5, 67.5×5
    done, missed, done                          | 130×5, 135×5        | 50×5           | 115×5        | 70×5         | 70×5
    short deadlift, done, done                  | 140×5, 145×5, 150×5 | 52.5×5, 55×5   | 120×5, 120×5 | 72.5×5       | 72.5×5
    done                                        | 155×5, 160×5, 165×5 | 57.5×5         | 125×5        | 75×5, 77.5×5 | 75×5, 77.5×5
  `;
  const first = { 'back-squat': 40, 'overhead-press': 25, deadlift: 60, 'bench-press': 40, 'barbell-row': 40 };
  expect(train('full-body', { on: threeDays, first }, table)).toEqual(readTable(table));
});

test('5×5: more load with each session, a tenth less after three misses', () => {
  const table = `
    week                                       | back-squat           | bench-press    | barbell-row  | overhead-press | deadlift
    done                                       | 5, 42.5×5, 45×5      | 5, 32.5×5      | 5, 32.5×5    | 5              | 5
    done                                       | 47.5×5, 50×5, 52.5×5 | 35×5           | 35×5         | 22.5×5, 25×5   | 65×5, 70×5
    short bench-press, done, short bench-press | 55×5, 57.5×5, 60×5   | 37.5×5, 37.5×5 | 37.5×5, 40×5 | 27.5×5         | 75×5
    done, left out bench-press, done           | 62.5×5, 65×5, 67.5×5 | 37.5×5         | 42.5×5       | 30×5, 32.5×5   | 80×5, 85×5
    done                                       | 70×5, 72.5×5, 75×5   | 32.5×5, 35×5   | 45×5, 47.5×5 | 35×5           | 90×5
    missed                                     |                      |                |              |                |
    done                                       | 77.5×5, 80×5, 82.5×5 | 37.5×5         | 50×5         | 37.5×5, 40×5   | 95×5, 100×5
    short back-squat                           | 85×5, 85×5, 85×5     | 40×5, 42.5×5   | 52.5×5, 55×5 | 42.5×5         | 105×5
    done                                       | 77.5×5, 80×5, 82.5×5 | 45×5           | 57.5×5       | 45×5, 47.5×5   | 110×5, 115×5
    deload, done                               | 50×5, 50×5, 50×5     | 27.5×5, 27.5×5 | 35×5, 35×5   | 30×5           | 72.5×5
    done, done, short deadlift                 | 85×5, 87.5×5, 90×5   | 47.5×5         | 60×5         | 50×5, 52.5×5   | 120×5, 125×5
    done                                       | 92.5×5, 95×5, 97.5×5 | 50×5, 52.5×5   | 62.5×5, 65×5 | 55×5           | 125×5
  `;
  const first = { 'back-squat': 40, 'bench-press': 30, 'barbell-row': 30, 'overhead-press': 20, deadlift: 60 };
  expect(train('five-by-five', { on: threeDays, first }, table)).toEqual(readTable(table));
});

test('upper/lower: repetitions to the top of the range, then load', () => {
  const table = `
    week                                            | back-squat     | leg-press      | bench-press    | dumbbell-curl
    done                                            | 6, 60×7        | 10, 80×11      | 6, 50×7        | 12, 8×13
    done                                            | 60×8, 62.5×6   | 80×12, 85×10   | 50×8, 52.5×6   | 8×14, 8×15
    short back-squat, short bench-press, done, done | 62.5×7, 62.5×6 | 85×11, 85×12   | 52.5×7, 52.5×6 | 10×12, 10×13
    done                                            | 62.5×7, 62.5×8 | 90×10, 90×11   | 52.5×7, 52.5×8 | 10×14, 10×15
    left out leg-press, done, done, done            | 65×6, 65×7     | 90×12, 90×10   | 55×6, 55×7     | 12×12, 12×13
    deload, done                                    | 40×6, 40×6     | 55×10, 55×10   | 32.5×6, 32.5×6 | 8×12, 8×12
    done                                            | 65×8, 67.5×6   | 90×11, 90×12   | 55×8, 57.5×6   | 12×14, 12×15
    missed, done, done, done                        | 67.5×7         | 95×10          | 57.5×7, 57.5×8 | 14×12, 14×13
    done                                            | 67.5×8, 70×6   | 95×11, 95×12   | 60×6, 60×7     | 14×14, 14×15
    short back-squat, done, short back-squat, done  | 70×7, 70×6     | 100×10, 100×11 | 60×8, 62.5×6   | 16×12, 16×13
    short back-squat, done, done, done              | 70×6, 62.5×6   | 100×12, 105×10 | 62.5×7, 62.5×8 | 16×14, 16×15
    done                                            | 62.5×7, 62.5×8 | 105×11, 105×12 | 65×6, 65×7     | 18×12, 18×13
  `;
  const first = { 'back-squat': 60, 'leg-press': 80, 'bench-press': 50, 'dumbbell-curl': 8 };
  expect(train('upper-lower', { on: fourDays, first }, table)).toEqual(readTable(table));
});

test('push/pull/legs: the first lift adds load with each session, the others repetitions before load', () => {
  const table = `
    week                                                                    | deadlift | barbell-row    | bench-press             | overhead-press          | back-squat                     | lat-pulldown     | lateral-raise
    done                                                                    | 5+       | 5 5+           | 5 5+, 40×8              | 8, 25×5 25×5+           | 5 5+, 52.5×5 52.5×5+           | 8, 40×9          | 15, 15, 6×16, 6×16
    done                                                                    | 65×5+    | 42.5×5 42.5×5+ | 42.5×5 42.5×5+, 40×9    | 25×9, 27.5×5 27.5×5+    | 55×5 55×5+, 57.5×5 57.5×5+     | 40×10, 40×11     | 6×17, 6×17, 6×18, 6×18
    done, short bench-press, done, done, done, done                         | 70×5+    | 45×5 45×5+     | 45×5 45×5+, 40×10       | 25×10, 30×5 30×5+       | 60×5 60×5+, 62.5×5 62.5×5+     | 40×12, 42.5×8    | 6×19, 6×19, 6×20, 6×20
    done, short bench-press, done, done, done, done                         | 75×5+    | 47.5×5 47.5×5+ | 45×5 45×5+, 40×11       | 25×11, 32.5×5 32.5×5+   | 65×5 65×5+, 67.5×5 67.5×5+     | 42.5×9, 42.5×10  | 7×15, 7×15, 7×16, 7×16
    done, short bench-press, done, done, done, done                         | 80×5+    | 50×5 50×5+     | 45×5 45×5+, 40×12       | 25×12, 35×5 35×5+       | 70×5 70×5+, 72.5×5 72.5×5+     | 42.5×11, 42.5×12 | 7×17, 7×17, 7×18, 7×18
    done                                                                    | 85×5+    | 52.5×5 52.5×5+ | 40×5 40×5+, 42.5×8      | 27.5×8, 37.5×5 37.5×5+  | 75×5 75×5+, 77.5×5 77.5×5+     | 45×8, 45×9       | 7×19, 7×19, 7×20, 7×20
    missed, missed, missed, done, done, done                                |          | 55×5 55×5+     | 42.5×9                  | 40×5 40×5+              | 80×5 80×5+                     | 45×10            | 8×15, 8×15
    deload, done                                                            | 55×5     | 35×5           | 25×5, 25×8              | 20×8, 25×5              | 50×5, 50×5                     | 27.5×8, 27.5×8   | 5×15, 5×15, 5×15, 5×15
    done                                                                    | 90×5+    | 57.5×5 57.5×5+ | 42.5×5 42.5×5+, 42.5×10 | 27.5×9, 42.5×5 42.5×5+  | 82.5×5 82.5×5+, 85×5 85×5+     | 45×11, 45×12     | 8×16, 8×16, 8×17, 8×17
    short deadlift, done, left out back-squat, done, done, short back-squat | 95×5+    | 60×5 60×5+     | 45×5 45×5+, 42.5×11     | 27.5×10, 45×5 45×5+     | 87.5×5 87.5×5+, 87.5×5 87.5×5+ | 47.5×8, 47.5×9   | 8×18, 8×18, 8×19, 8×19
    done, done, short back-squat, done, done, done                          | 95×5+    | 62.5×5 62.5×5+ | 47.5×5 47.5×5+, 42.5×12 | 27.5×11, 47.5×5 47.5×5+ | 87.5×5 87.5×5+, 77.5×5 77.5×5+ | 47.5×10, 47.5×11 | 8×20, 8×20, 9×15, 9×15
    done                                                                    | 100×5+   | 65×5 65×5+     | 50×5 50×5+, 45×8        | 27.5×12, 50×5 50×5+     | 80×5 80×5+, 82.5×5 82.5×5+     | 47.5×12, 50×8    | 9×16, 9×16, 9×17, 9×17
  `;
  const first = {
    deadlift: 60,
    'barbell-row': 40,
    'bench-press': 40,
    'overhead-press': 25,
    'back-squat': 50,
    'lat-pulldown': 40,
    'lateral-raise': 6,
  };
  expect(train('push-pull-legs', { on: sixDays, first }, table)).toEqual(readTable(table));
});

test('5/3/1: percentages of a training max, which goes up after each wave that was done', () => {
  const table = `
    week                                | overhead-press        | deadlift              | bench-press         | back-squat            | dip
    done                                | 32.5×5 37.5×5 42.5×5+ | 77.5×5 90×5 102.5×5+  | 52.5×5 60×5 67.5×5+ | 65×5 75×5 85×5+       | 15
    done, done, short bench-press, done | 35×3 40×3 45×3+       | 85×3 95×3 107.5×3+    | 55×3 65×3 72.5×3+   | 70×3 80×3 90×3+       | 15
    done                                | 37.5×5 42.5×3 47.5×1+ | 90×5 102.5×3 115×1+   | 60×5 67.5×3 75×1+   | 75×5 85×3 95×1+       | 15
    done                                | 20×5 25×5 30×5        | 47.5×5 60×5 72.5×5    | 32.5×5 40×5 47.5×5  | 40×5 50×5 60×5        | 15
    done                                | 35×5 40×5 45×5+       | 80×5 92.5×5 105×5+    | 52.5×5 60×5 67.5×5+ | 67.5×5 77.5×5 90×5+   | 15
    done, done, done, missed            | 37.5×3 42.5×3 47.5×3+ | 87.5×3 100×3 112.5×3+ | 55×3 65×3 72.5×3+   |                       | 15
    done                                | 40×5 45×3 50×1+       | 92.5×5 105×3 117.5×1+ | 60×5 67.5×3 75×1+   | 72.5×3 85×3 95×3+     | 15
    done                                | 20×5 25×5 32.5×5      | 50×5 62.5×5 75×5      | 32.5×5 40×5 47.5×5  | 77.5×5 90×3 100×1+    | 15
    done                                | 35×5 40×5 47.5×5+     | 85×5 97.5×5 110×5+    | 52.5×5 62.5×5 70×5+ | 42.5×5 52.5×5 62.5×5  | 15
    deload, done                        | 22.5×3 27.5×3 30×3    | 55×3 62.5×3 70×3      | 35×3 40×3 45×3      | 42.5×5 50×5 55×5      | 15
    done                                | 37.5×3 45×3 50×3+     | 90×3 105×3 117.5×3+   | 57.5×3 65×3 75×3+   | 72.5×5 82.5×5 92.5×5+ | 15
    done                                | 40×5 47.5×3 52.5×1+   | 97.5×5 110×3 122.5×1+ | 62.5×5 70×3 77.5×1+ | 77.5×3 87.5×3 100×3+  | 15
  `;
  const trainingMax = { 'overhead-press': 50, deadlift: 120, 'bench-press': 80, 'back-squat': 100 };
  expect(train('five-three-one', { on: fourDays, trainingMax }, table)).toEqual(readTable(table));
});

test('dumbbells: repetitions to the top of the range, then the next dumbbell', () => {
  const table = `
    week                              | goblet-squat       | dumbbell-floor-press | dumbbell-romanian-deadlift | reverse-lunge
    done                              | 8, 16×9            | 8, 14×9              | 8                          | 8
    done                              | 16×10              | 14×10                | 20×9, 20×10                | 10×9, 10×10
    short goblet-squat, done, done    | 16×11, 16×12 16×10 | 14×11, 14×12         | 20×11                      | 10×11
    done                              | 16×12 16×11        | 16×8                 | 20×12, 22×8                | 10×12, 12×8
    done                              | 16×12, 18×8        | 16×9, 16×10          | 22×9                       | 12×9
    missed, done, done                | 18×9               | 16×11                | 22×10                      | 12×10
    done, left out goblet-squat, done | 18×10              | 16×12                | 22×11, 22×12               | 12×11, 12×12
    done                              | 18×8, 18×9         | 18×8, 18×9           | 24×8                       | 14×8
    deload, done                      | 10×8               | 10×8                 | 14×8, 14×8                 | 8×8, 8×8
    done                              | 18×10, 18×11       | 18×10, 18×11         | 24×9                       | 14×9
    short reverse-lunge, done, done   | 18×12              | 18×12                | 24×10, 24×11               | 14×10, 14×11 14×9
    done                              | 20×8, 20×9         | 20×8, 20×9           | 24×12                      | 14×12 14×10
  `;
  const first = {
    'goblet-squat': 16,
    'dumbbell-floor-press': 14,
    'dumbbell-romanian-deadlift': 20,
    'reverse-lunge': 10,
  };
  expect(train('dumbbells', { on: threeDays, first }, table)).toEqual(readTable(table));
});

test('body weight: repetitions to the top of the range, and again from its start until a harder exercise is chosen', () => {
  const table = `
    week                           | push-up     | dip     | dead-bug   | plank
    done                           | 5, 6, 7     | 5, 6, 7 | 8, 9, 10   | 30, 30, 30
    done                           | 8, 5, 6     | 8, 5, 6 | 11, 12, 8  | 30, 30, 30
    short push-up, done, done      | 7, 8 6, 8 7 | 7, 8, 5 | 9, 10, 11  | 30, 30, 30
    done                           | 8, 5, 6     | 6, 7, 8 | 12, 8, 9   | 30, 30, 30
    missed, done, left out push-up | 7, 8        | 5, 6    | 10, 11     | 30, 30
    deload, done                   | 5, 5, 5     | 5, 5, 5 | 8, 8, 8    | 30, 30, 30
    done                           | 5, 6, 7     | 7, 8, 5 | 12, 8, 9   | 30, 30, 30
    done                           | 8, 5, 6     | 6, 7, 8 | 10, 11, 12 | 30, 30, 30
    done                           | 7, 8, 5     | 5, 6, 7 | 8, 9, 10   | 30, 30, 30
    done                           | 6, 7, 8     | 8, 5, 6 | 11, 12, 8  | 30, 30, 30
    done                           | 5, 6, 7     | 7, 8, 5 | 9, 10, 11  | 30, 30, 30
    done                           | 8, 5, 6     | 6, 7, 8 | 12, 8, 9   | 30, 30, 30
  `;
  expect(train('body-weight', { on: threeDays }, table)).toEqual(readTable(table));
});

test('walk/run: a week is repeated by starting its first run again', () => {
  const table = `
    week                | running
    done                | 60, 60, 60
    done                | 90, 90, 90
    again 1, done, done | 90, 90, 90
    done                | 90 180 90 180, 90 180 90 180, 90 180 90 180
  `;
  expect(train('walk-run', { on: threeDays }, table)).toEqual(readTable(table));
});

test('walk/run: a missed run is the next one, a run in part counts, and after the last one it begins again', () => {
  const table = `
    week                         | running                                         | walking
    done                         | 60, 60, 60                                      | 300, 90, 300, 90, 300, 90
    done, missed, done           | 90, 90                                          | 300, 120 60, 300, 120 60
    done                         | 90, 90 180 90 180, 90 180 90 180                | 300, 120 60, 300, 90 180 90 180, 300, 90 180 90 180
    done, left out running, done | 90 180 90 180, 180 300 180 300, 180 300 180 300 | 300, 90 180 90 180, 300, 90 150 90, 300, 90 150 90
    done                         | 180 300 180 300, 300, 480                       | 300, 90 150 90, 300, 180, 300, 300
    deload, done                 | 1200, 300 480 300, 600                          | 300, 300, 180, 300, 180
    done                         | 1500, 1500, 1500                                | 300, 300, 300
    done                         | 1500, 1680, 1680                                | 300, 300, 300
    done                         | 1680, 1800, 1800                                | 300, 300, 300
    done                         | 1800, 60, 60                                    | 300, 300, 90, 300, 90
    done                         | 60, 90, 90                                      | 300, 90, 300, 120 60, 300, 120 60
    done                         | 90, 90 180 90 180, 90 180 90 180                | 300, 120 60, 300, 90 180 90 180, 300, 90 180 90 180
  `;
  expect(train('walk-run', { on: threeDays }, table)).toEqual(readTable(table));
});
