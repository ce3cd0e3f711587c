import { expect, it } from 'vitest';
import { englishTimeWords, type TimeContext } from '#domain/reminders/index.ts';
import { dateTask } from './date-task.ts';

/** Friday morning. */
const context: TimeContext = {
  now: Date.parse('2026-11-27T09:30:00Z'),
  zone: 'UTC',
  weekStart: 1,
  defaultMinutes: 540,
  words: englishTimeWords,
};

function dated(text: string): string | null {
  const edit = dateTask(text, context);
  return edit && text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
}

it.each([
  ['- [ ] buy chalk @tomorrow 9:00', '- [ ] buy chalk @2026-11-28 9:00'],
  ['- [ ] @friday call, then rest', '- [ ] @2026-12-04 9:00 call, then rest'],
  ['1. [x] call @in 2 days', '1. [x] call @2026-11-29 9:00'],
  ['> * [ ] call (@1 Dec)', '> * [ ] call (@2026-12-01 9:00)'],
  ['- [ ] call @18:00', '- [ ] call @2026-11-27 18:00'],
  ['- [ ] stretch @every monday 7:00', '- [ ] stretch @2026-11-30 7:00 every week'],
  ['- [ ] weigh @tomorrow every 2 weeks', '- [ ] weigh @2026-11-28 9:00 every 2 weeks'],
  ['- [ ] **call** *@tomorrow 9:00*', '- [ ] **call** *@2026-11-28 9:00*'],
  ['- [ ] do [@Sunday run](mensana:workouts/w1) @mon', '- [ ] do [@Sunday run](mensana:workouts/w1) @2026-11-30 9:00'],
  ['- [ ] fix `at @mon` @mon', '- [ ] fix `at @mon` @2026-11-30 9:00'],
  ['- [ ] call\n  later @mon', '- [ ] call\n  later @2026-11-30 9:00'],
])('the time of the task %j gets its date', (text, expected) => {
  expect(dated(text)).toBe(expected);
  expect(dated(expected)).toBeNull();
});

it.each([
  '',
  'buy chalk @tomorrow 9:00',
  '- buy chalk @tomorrow 9:00',
  '- [ ] buy chalk',
  '- [ ] fix `at @tomorrow 9:00`',
  '- [ ] fix **``at @tomorrow``**',
  '- [ ] call @2026-11-28 9:00 every week',
  '- [ ] call @2026-11-28 9:00 or @mon',
  '- [ ] mail me@mon.example',
  '- [ ] do [@Sunday run](mensana:workouts/w1)',
  '- [ ] call @**tomorrow** 9:00',
  '- [ ] call @tomorrow 25:00',
])('the text %j stays as it is', (text) => {
  expect(dated(text)).toBeNull();
});
