import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainQuery, parseQuery } from '#domain/search/index.ts';
import { explanationText } from './explanation-text.ts';
import { messages as german } from './messages/de.ts';
import { messages } from './messages/en.ts';
import { problemText } from './problem-text.ts';

const today = '2026-11-21';

beforeEach(() => vi.stubGlobal('navigator', { languages: ['en-GB'] }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['knee', 'Notes and training that contain “knee”'],
  ['exercise:squat knee', 'Notes and training that contain “knee” and are about the exercise “squat”'],
  ['muscle:quads', 'Sets and workouts that work the quads'],
  ['squat rpe>=9', 'Sets and activities that contain “squat” and have an RPE of 9 or more'],
  ['knee is:pinned', 'Notes that contain “knee” and are pinned'],
])('as a search of everything, %s means: %s', (text, words) => {
  const explanation = explainQuery(parseQuery(text, { today }));
  const language = { m: messages, locale: 'en', dayName: (day: string) => day };
  expect(explanation && explanationText(explanation, language, 'everything')).toBe(words);
});

test.each([
  ['knee', 'Sets and activities that contain “knee”'],
  ['muscle:quads', 'Sets and workouts that work the quads'],
])('as a search of training, %s means: %s', (text, words) => {
  const explanation = explainQuery(parseQuery(text, { today }));
  const language = { m: messages, locale: 'en', dayName: (day: string) => day };
  expect(explanation && explanationText(explanation, language, 'training')).toBe(words);
});

test.each([
  ['knee', 'Notes that contain “knee”'],
  ['knee slow "go down"', 'Notes that contain “knee”, “slow”, and “go down”'],
  ['knee OR hip', 'Notes that contain “knee” or “hip”'],
  ['knee -slow', 'Notes that contain “knee” and do not contain “slow”'],
  ['-(knee OR hip)', 'Notes that do not contain “knee” or “hip”'],
  ['-(knee hip)', 'Notes that do not contain “knee” or do not contain “hip”'],
  ['-(knee is:pinned)', 'Notes that do not contain “knee” or are not pinned'],
  ['is:pinned -(knee OR is:task)', 'Notes that are pinned and (do not contain “knee” and have no open tasks)'],
  ['-(knee OR (hip is:pinned))', 'Notes that do not contain “knee” and (do not contain “hip” or are not pinned)'],
  ['-(knee OR -hip)', 'Notes that do not contain “knee” and contain “hip”'],
  ['(knee OR hip) tag:sport', 'Notes that (contain “knee” or “hip”) and are tagged #sport'],
  ['#knee', 'Notes that contain “#knee” or are tagged #knee'],
  ['-#knee', 'Notes that do not contain “#knee” and are not tagged #knee'],
  ['#knee slow', 'Notes that contain “slow” and (contain “#knee” or are tagged #knee)'],
  ['"#knee"', 'Notes that contain “#knee”'],
  ['is:pinned -is:archived', 'Notes that are pinned and are not archived'],
  ['is:task has:image', 'Notes that have open tasks and have an image'],
  ['title:knee in:Home', 'Notes that have “knee” in the title and are in “Home”'],
  ['edited:2026-11-20', 'Notes that were edited on 2026-11-20'],
  ['created:>=2026', 'Notes that were created since 2026-01-01'],
  ['edited:2026-01..2026-02', 'Notes that were edited from 2026-01-01 to 2026-02-28'],
  ['exercise:squat', 'Notes that are about the exercise “squat”'],
  ['muscle:delts', 'Notes that work the front delts, side delts, or rear delts'],
  ['type:workout -type:set', 'Notes that are workouts and are not sets'],
  ['day:today', 'Notes that are from 2026-11-21'],
  ['knee 7d', 'Notes that contain “knee” and are from 2026-11-15 to 2026-11-21'],
  ['day>=2026-11', 'Notes that are from 2026-11-01 or later'],
  ['day<2026-11', 'Notes that are from 2026-10-31 or earlier'],
  ['knee -rpe>=9', 'Notes that contain “knee” and do not have an RPE of 9 or more'],
  [
    'squat rpe>=9 knee 90d',
    'Sets and activities that contain “squat” and “knee”, have an RPE of 9 or more, and are from 2026-08-24 to 2026-11-21',
  ],
  ['load>100kg', 'Sets and activities that have a load above 100 kg'],
  ['load:62,5..80', 'Sets and activities that have a load from 62.5 kg to 80 kg'],
  ['reps<5 rir:0', 'Sets and activities that have fewer than 5 reps and have 0 reps in reserve'],
  ['pace<5:00', 'Sets and activities that have a pace faster than 5:00 /km'],
  ['hr:150', 'Sets and activities that have an average heart rate of 150 bpm'],
  [
    'e1rm<=120 OR distance:10',
    'Sets and activities that have an estimated 1RM of 120 kg or less or have a distance of 10 km',
  ],
])('%s: %s', (text, words) => {
  const explanation = explainQuery(parseQuery(text, { today }));
  expect(explanation && explanationText(explanation, { m: messages, locale: 'en', dayName: (day) => day })).toBe(words);
});

test.each([
  ['knee "slow', 'quotation mark isn’t closed'],
  ['(knee', 'parenthesis isn’t closed'],
  ['knee OR', 'OR needs a word on each side'],
  ['tag:', 'tag: needs a value'],
  ['is:odd', 'is:odd isn’t recognised and was ignored. You can use is:pinned, is:archived'],
  ['edited:soon', 'edited:soon isn’t a date and was ignored'],
  ['day:soon', 'day:soon isn’t a date'],
  ['rpe:', 'rpe: needs a value, such as rpe>=9'],
  ['load:heavy', 'load:heavy isn’t an amount and was ignored. Try load:100kg'],
  ['load:9..8', 'load:9..8 was ignored because its first amount is higher'],
  ['reps>5kg', 'reps>5kg was ignored because reps has no unit'],
  ['load>5km', 'load>5km was ignored because km doesn’t fit. You can use kg, lb'],
  ['type:run', 'You can use type:note, type:workout'],
  ['muscle:wing', 'You can use muscle:neck, muscle:"upper traps"'],
  ['edited:2026..2025', 'it ends before it starts'],
])('%s is explained as an error', (text, words) => {
  const query = parseQuery(text, { today });
  expect(query.problems.map((problem) => problemText(problem, query, messages))).toEqual([
    expect.stringContaining(words),
  ]);
});

test.each([
  ['knie', 'Notizen und Training, die „knie“ enthalten'],
  ['-(knie OR hüfte)', 'Notizen und Training, die „knie“ oder „hüfte“ nicht enthalten'],
  ['muscle:quads', 'Sätze und Einheiten, die den Quadrizeps trainieren'],
  ['-muscle:quads', 'Notizen und Training, die den Quadrizeps nicht trainieren'],
  ['kniebeuge rpe>=9', 'Sätze und Aktivitäten, die „kniebeuge“ enthalten und eine RPE von mindestens 9 haben'],
  ['reps:3..5', 'Sätze und Aktivitäten, die 3 bis 5 Wiederholungen haben'],
  ['-has:image', 'Notizen und Training, die kein Bild haben'],
  ['edited:>=2026-11-01', 'Notizen, die seit 2026-11-01 bearbeitet wurden'],
])('in German, %s means: %s', (text, words) => {
  const explanation = explainQuery(parseQuery(text, { today }));
  const language = { m: german, locale: 'de', dayName: (day: string) => day };
  expect(explanation && explanationText(explanation, language, 'everything')).toBe(words);
});

test('every muscle that can be searched has a German name', () => {
  const [problem] = parseQuery('muscle:none', { today }).problems;
  if (problem?.code !== 'query/unknown-value') throw new Error('an unknown muscle is a problem');
  expect(problem.known.length).toBeGreaterThan(20);
  for (const name of problem.known) expect(german.muscleNamed({ name }), name).not.toBe(name);
});
