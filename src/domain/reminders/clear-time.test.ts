import { describe, expect, it } from 'vitest';
import { englishTimeWords, possibleTime } from './index.ts';

/** Monday morning, half past ten in Berlin. */
const monday = {
  now: Date.parse('2026-11-23T09:30:00Z'),
  zone: 'Europe/Berlin',
  weekStart: 1,
  defaultMinutes: 9 * 60,
  words: englishTimeWords,
} as const;

const kindOf = (text: string) => possibleTime(text, monday)?.kind ?? null;

describe('a time is clear if it is named in full and nothing else belongs to it', () => {
  it.each([
    ['Arzt anrufen morgen 18 Uhr', '2026-11-24', 18 * 60],
    ['call physio tomorrow 6pm', '2026-11-24', 18 * 60],
    ['morgen 18 Uhr Arzt anrufen', '2026-11-24', 18 * 60],
    ['Müll jeden Montag 7 Uhr', '2026-11-30', 7 * 60],
    ['trash every monday 7:00', '2026-11-30', 7 * 60],
    ['pay rent friday', '2026-11-27', 9 * 60],
    ['Wäsche heute', '2026-11-23', 11 * 60],
    ['dentist 3 December 9:30', '2026-12-03', 9 * 60 + 30],
    ['Zahnarzt am 3.12. um 9:30 Uhr', '2026-12-03', 9 * 60 + 30],
    ['Flug 3.12. 7:15 Uhr', '2026-12-03', 7 * 60 + 15],
    ['Arzt übermorgen 9 Uhr', '2026-11-25', 9 * 60],
    ['tomorrow do laundry', '2026-11-24', 9 * 60],
    ['call mum tonight', '2026-11-23', 20 * 60],
    ['Mama anrufen heute Abend', '2026-11-23', 20 * 60],
    ['tomorrow, call mum', '2026-11-24', 9 * 60],
    ['call mum - tomorrow', '2026-11-24', 9 * 60],
    ['train from Bonn to Berlin tomorrow 8:00', '2026-11-24', 8 * 60],
    ['gym every monday and friday', '2026-11-27', 9 * 60],
    ['Gym jeden Montag und Freitag', '2026-11-27', 9 * 60],
    ['Blumen gießen alle 2 Tage', '2026-11-25', 9 * 60],
    ['read 20 pages every day', '2026-11-24', 9 * 60],
    ['invite 10 people at 10 am', '2026-11-24', 10 * 60],
  ])('%s', (text, day, minutes) => {
    expect(possibleTime(text, monday)).toMatchObject({ kind: 'clear', time: { day, minutes } });
  });
});

describe('a time is not clear', () => {
  it.each([
    ['Training Freitag 18 bis 20 Uhr', 'Meeting Freitag von 8 bis 9 Uhr', 'call Friday between 8 and 9 pm'],
    ['meeting friday 8 to 9 pm', 'Meeting Freitag 8 - 9 Uhr', 'morgen 16-18 Uhr Besuch', 'read until 10 pm'],
    ['Bericht bis Freitag', 'report by friday', 'report due tomorrow', 'Bericht fertig vor 9 Uhr'],
    [
      'morgen zwischen 8 und 9 Mama anrufen',
      'tomorrow after lunch call',
      'heute nicht rauchen',
      'no later than friday',
    ],
  ])('in a range or before a limit: %s; %s; %s; %s', (...texts) => {
    for (const text of texts) expect(kindOf(text)).not.toBe('clear');
  });

  it.each([
    ['dentist next week friday 9 am', 'Arzt nächste Woche Freitag 9 Uhr', 'Arzt übernächsten Freitag 9 Uhr'],
    ['call this friday', 'call next friday', 'anrufen kommenden Montag'],
    ['Arzt nächsten Freitag', 'dentist a week from monday', 'plan next week tomorrow'],
  ])('if it may be of another week: %s; %s; %s', (...texts) => {
    for (const text of texts) expect(kindOf(text)).not.toBe('clear');
  });

  it.each([
    ['Müll jeden zweiten Montag', 'Müll jeden 2. Montag', 'trash every other monday', 'pay rent every first monday'],
    ['pay on the first of every month', 'alle zwei Tage 9 Uhr', 'Tabletten alle zwei Tage 9 Uhr', 'gym mondays 9 am'],
    ['take pills 3 times daily', 'Vitamin 3 mal täglich', 'stretch twice every day', 'Tabletten 3x täglich'],
    ['weekly review every monday except holidays', '9am standup every monday', 'every monday until June gym', 'weekly'],
  ])('if it recurs in a way that is not understood: %s; %s; %s; %s', (...texts) => {
    for (const text of texts) expect(kindOf(text)).not.toBe('clear');
  });

  it.each([
    ['morgen um halb 8 laufen', 'morgen Abend kochen', 'morgen Mittag Mama anrufen', 'tomorrow evening call mum'],
    ['tomorrow noon call mum', 'morgen gegen 8 anrufen', 'morgen acht Uhr anrufen', 'morgen um acht anrufen'],
    ['morgen um 8.30 Uhr Arzt', 'morgen 8 Uhr 30 Arzt', 'dinner tomorrow at 8', 'tomorrow call mum at 8'],
    [
      'tomorrow call mum at eight',
      'Mama morgen um acht',
      'call mum after work tomorrow',
      'morgen Mama um acht anrufen',
    ],
    ['12 Uhr mittags essen', 'Montag Abend Training', 'morgen früh laufen', 'tomorrow around 8 call mum'],
  ])('if its time of day is not understood: %s; %s; %s; %s', (...texts) => {
    for (const text of texts) expect(kindOf(text)).not.toBe('clear');
  });

  it.each([
    ['gym wednesday and friday', 'call friday or saturday', 'nicht am Montag', 'gym monday, wednesday'],
    ['Training Mo 7 Uhr', 'Essen Ostermontag 12 Uhr', 'Essen Heiligabend 18 Uhr', 'call mum tmr 6pm'],
    ['call Anna on 3/12 9am', 'Rückruf Mai 9 Uhr', 'gym mon, fri 9:00', 'email in April at 9 pm'],
  ])('if another day is named: %s; %s; %s; %s', (...texts) => {
    for (const text of texts) expect(kindOf(text)).not.toBe('clear');
  });

  it.each([
    ['watch Freaky Friday', 'black friday', 'read USA Today', 'heute journal sehen'],
    ['Herr Sonntag 9 Uhr', 'plan for friday', 'Zeitung von heute', 'Good Friday'],
  ])('if it may be a name or a subject: %s; %s; %s; %s', (...texts) => {
    for (const text of texts) expect(kindOf(text)).not.toBe('clear');
  });
});

it('a time whose words would stay in the task without a meaning is only offered', () => {
  expect(kindOf('call this friday')).toBe('doubtful');
  expect(kindOf('anrufen kommenden Montag')).toBe('doubtful');
  expect(kindOf('Bericht bis Freitag')).toBe('doubtful');
});
