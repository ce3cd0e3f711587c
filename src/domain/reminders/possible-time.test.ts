import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishTimeWords, possibleTime, taskTime } from './index.ts';

/** Friday morning, half past ten in Berlin. */
const friday = {
  now: Date.parse('2026-11-27T09:30:00Z'),
  zone: 'Europe/Berlin',
  weekStart: 1,
  defaultMinutes: 9 * 60,
  words: englishTimeWords,
} as const;

const found = (text: string, context = friday) => {
  const possible = possibleTime(text, context);
  if (possible === null) return null;
  const { day, minutes } = possible.time;
  return `${possible.kind} ${day.slice(5)} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

describe('a time without a sign', () => {
  it.each([
    ['call physio tomorrow 18:00', 'tomorrow 18:00', 'call physio @tomorrow 18:00'],
    ['morgen 18 Uhr anrufen', 'morgen 18 Uhr', '@morgen 18 Uhr anrufen'],
    ['Physio anrufen morgen um 18 Uhr ', 'morgen um 18 Uhr', 'Physio anrufen @morgen um 18 Uhr '],
    ['tomorrow at 6pm call', 'tomorrow at 6pm', '@tomorrow at 6pm call'],
    ['Arzt anrufen morgen 18 Uhr!', 'morgen 18 Uhr', 'Arzt anrufen @morgen 18 Uhr!'],
  ])('is found in %j', (text, words, withSign) => {
    expect(possibleTime(text, friday)).toMatchObject({ words, withSign, kind: 'clear' });
    expect(found(text)).toBe('clear 11-28 18:00');
    expect(taskTime({ text: withSign, code: [] }, [], friday)?.time).toMatchObject({
      day: '2026-11-28',
      minutes: 18 * 60,
    });
  });

  it.each([
    ['read tomorrow', '11-28 9:00'],
    ['work on thesis tomorrow', '11-28 9:00'],
    ['Heute Beine trainieren', '11-27 11:00'],
    ['call mum on friday', '12-04 9:00'],
    ['Müll rausbringen am Freitag', '12-04 9:00'],
    ['call mum friday 9:00', '12-04 9:00'],
    ['Friday 9:00 call mum', '12-04 9:00'],
    ['call mum at 6pm', '11-27 18:00'],
    ['Laufen um 18:00', '11-27 18:00'],
    ['Laufen 20 Uhr', '11-27 20:00'],
    ['call mum übermorgen', '11-29 9:00'],
    ['Baum kaufen 24.12.', '12-24 9:00'],
    ['pay rent on 1 Dec', '12-01 9:00'],
    ['Miete zahlen 1. Dezember', '12-01 9:00'],
    ['pay rent Dec 1 9:00', '12-01 9:00'],
    ['taxes 2027-05-31', '05-31 9:00'],
    ['stretch every monday 7:00', '11-30 7:00'],
    ['take creatine daily', '11-28 9:00'],
  ])('is clear in %j', (text, expected) => {
    expect(found(text)).toBe(`clear ${expected}`);
  });

  it.each([
    ['call mum in 2 hours', '11-27 12:30'],
    ['call mum in 3 days', '11-30 9:00'],
    ['learn Go in 3 months', '02-27 9:00'],
    ['plank 3:00', '11-28 3:00'],
    ['squat at 8', '11-28 8:00'],
    ['run 5 km at 5:30', '11-28 5:30'],
    ['run 5 km in 30 minutes', '11-27 11:00'],
    ['lose 5 kg in 3 months', '02-27 9:00'],
    ['Sunday run plan', '11-29 9:00'],
    ['weekly review', '12-04 9:00'],
    ['Dec 24 presents', '12-24 9:00'],
    ['run march 5', '03-05 9:00'],
    ['run 5 may', '05-05 9:00'],
    ['ein Morgen', '11-28 9:00'],
    ['Training Morgen', '11-28 9:00'],
    ['plan for friday', '12-04 9:00'],
    ['Essen für morgen', '11-28 9:00'],
    ['tomorrow call mum at 18:00', '11-28 9:00'],
  ])('may be another thing in %j', (text, expected) => {
    expect(found(text)).toBe(`doubtful ${expected}`);
  });

  it.each([
    '',
    'call physio',
    'tomorrow 18:00',
    'buy sun cream',
    'sun cream',
    'the day after tomorrow never dies',
    'plan tomorrow 18:00 with Anna',
    'bench 80x5',
    'taxes 2025-12-01',
    'taxes 2025-12-01 9:00',
    'ring 5',
    'march 5 km',
    'may 5 sets',
    'March 5 laps with Anna',
    'Mai 5 km',
    'Friday at 5 km',
    'laufen jeden morgen',
    'heute morgen 8 Uhr',
    'Freitag morgen 8 Uhr anrufen',
    'anrufen Freitag morgen 8 Uhr',
    'Brief von gestern 8 Uhr',
    'call mum tomorrow morning at 9:00',
    'Arzt anrufen morgen früh um 9 Uhr',
    'stretch every morning at 9:00',
  ])('is not found in %j', (text) => {
    expect(found(text)).toBeNull();
  });

  it('of today that has passed is not one of tomorrow', () => {
    const night = { ...friday, now: Date.parse('2026-11-27T20:00:00Z') };
    expect(found('Physio anrufen heute 20 Uhr', night)).toBe('passed 11-27 20:00');
    expect(found('today 18:00 call', night)).toBe('passed 11-27 18:00');
    expect(found('Physio anrufen 20 Uhr', night)).toBe('clear 11-28 20:00');
    expect(found('Physio anrufen heute 22 Uhr', night)).toBe('clear 11-27 22:00');
  });

  it('is the time that the text with the sign states', () => {
    const word = fc.constantFrom(
      ...['call', 'mum', 'every', 'monday', 'tomorrow', 'heute', 'um', 'at', '18:00', '9', 'Uhr', 'pm', '5', 'km'],
      ...['in', '2', 'days', 'march', '1.', 'Dezember', '24.12.', '2027-05-31', 'daily', 'for', '!'],
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), (words) => {
        const text = words.join(' ');
        const possible = possibleTime(text, friday);
        if (possible === null) return;
        expect(possible.withSign.replace('@', '')).toBe(text);
        expect(taskTime({ text: possible.withSign, code: [] }, [], friday)?.time).toEqual(possible.time);
      }),
    );
  });
});
