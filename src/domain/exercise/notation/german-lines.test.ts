import { expect, test } from 'vitest';
import { readLine } from './index.ts';
import { contextWith } from './testing/context.ts';
import { shown } from './testing/shown-sets.ts';

test.each([
  ['bench 3 Sätze à 8 Wdh mit 60 kg', 'bench 3 sets of 8 reps at 60 kg'],
  ['bench 3 Sätze mit 8 Wiederholungen à 60 kg', 'bench 3 sets of 8 reps at 60 kg'],
  ['bench 3 × 8 Wdh. × 60 kg', 'bench 3x8x60 kg'],
  ['bench 80 kg, 8 Wdh', 'bench 80 kg, 8 reps'],
  ['bench 8 Wdh. 80 kg', 'bench 8 reps 80 kg'],
  ['bench 8 Wdh mit 82,5 kg', 'bench 8 reps at 82,5 kg'],
  ['bench 80 kg 8 Wiederholungen RPE 8,5', 'bench 80 kg 8 reps RPE 8,5'],
  ['bench 3 mal 8 mit 60 kg', 'bench 3x8 @ 60 kg'],
  ['bench 80x8 bis Muskelversagen', 'bench 80x8 to failure'],
  ['bench 80x8 bis zum Versagen', 'bench 80x8 to failure'],
  ['bench 80x8 Versagen', 'bench 80x8 failure'],
  ['bench Aufwärmsatz 40x10', 'bench warm-up 40x10'],
  ['bench Aufwärmen: 40x10', 'bench warm-up: 40x10'],
  ['bench 40x10 (Aufwärmen), 80x5', 'bench 40x10 (warmup), 80x5'],
  ['bench 100x8 Dropsatz 80x6', 'bench 100x8 drop set 80x6'],
  ['split squat 20x10/Seite', 'split squat 20x10/side'],
  ['split squat 20x10 pro Bein', 'split squat 20x10 per leg'],
  ['split squat 20x10 je Seite', 'split squat 20x10 each side'],
  ['split squat 20x10 links', 'split squat 20x10 left'],
  ['pull-up Körpergewicht x 8', 'pull-up bw x 8'],
  ['plank 60 Sek.', 'plank 60 sec'],
  ['plank 60 Sekunden', 'plank 60 seconds'],
  ['plank 3 x 2 Minuten', 'plank 3 x 2 minutes'],
  ['plank 1 Min. 30 Sek.', 'plank 1 min 30 sec'],
  ['rower 10 km 50 Min.', 'rower 10 km 50 min'],
  ['rower 10 km in 1 Std 5 Min', 'rower 10 km in 1 h 5 min'],
])('the German line %s states what %s does', (german, english) => {
  const context = contextWith({ isUnilateral: german.startsWith('split') }, ',');
  const [read, expected] = [readLine(german, context), readLine(english, context)];
  expect(shown(read?.sets)).toBe(shown(expected?.sets));
  expect(expected).not.toBeNull();
  expect(read?.remark).toBe('');
});

test.each([
  ['bench 80x5 mit 2 Pausen', 'mit 2 Pausen'],
  ['bench 80x5 mit 10 kg Ketten', 'mit 10 kg Ketten'],
  ['bench 80x5, 2 Minuten Pause', '2 Minuten Pause'],
  ['bench 80x5 links gezogen', 'links gezogen'],
  ['bench 80x5 bis zum Abend müde', 'bis zum Abend müde'],
])('German words behind the sets stay a remark: %s', (line, remark) => {
  const reading = readLine(line, contextWith({}, ','));
  expect(shown(reading?.sets)).toBe('80 kg ×5');
  expect(reading?.remark).toBe(remark);
});

test.each(['bench 3 mal diese Woche', 'squat mit Anna um 5', 'bench 5 Sätze geplant'])(
  'does not take %s for sets',
  (line) => {
    expect(readLine(line, contextWith({}, ','))).toBeNull();
  },
);
