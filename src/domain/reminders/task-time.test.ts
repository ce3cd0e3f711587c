import { describe, expect, it } from 'vitest';
import { codeSpansIn } from '../notes/index.ts';
import { englishTimeWords, taskTime } from './index.ts';

const context = {
  now: Date.parse('2026-11-27T09:30:00Z'),
  zone: 'Europe/Berlin',
  weekStart: 1,
  defaultMinutes: 9 * 60,
  words: englishTimeWords,
} as const;

const found = (text: string, mentions: readonly string[] = []) => {
  const time = taskTime({ text, code: codeSpansIn(text) }, mentions, context);
  return time && { day: time.time.day, from: time.from, title: time.title };
};

describe('a task', () => {
  it.each([
    ['call physio @tomorrow 9:00', 12, 'call physio'],
    ['@tomorrow 9:00 call physio', 0, 'call physio'],
    ['call @tomorrow 9:00 the physio', 5, 'call the physio'],
    ['call (@tomorrow)', 6, 'call ()'],
    ['call @tomorrow, please', 5, 'call, please'],
    ['@tomorrow, call physio', 0, 'call physio'],
    ['@tomorrow', 0, ''],
    ['ask @Anna @tomorrow', 10, 'ask @Anna'],
    ['call mum @tomorrow 18:00pack bag', 9, 'call mum pack bag'],
  ])('%j has its time at %i', (text, from, title) => {
    expect(found(text)).toEqual({ day: '2026-11-28', from, title });
  });

  it.each(['', '@', 'call physio', 'mail me@mon.example', 'bench 80x5 @8', '@@mon', '@ mon', '#@mon', 'run `at @mon`'])(
    '%j has no time',
    (text) => {
      expect(found(text)).toBeNull();
    },
  );

  it('has the first of several times', () => {
    expect(found('run @tomorrow or @mon')).toEqual({ day: '2026-11-28', from: 4, title: 'run or @mon' });
  });

  it('has its time outside of code', () => {
    expect(found('run `a @mon` @tomorrow or `@mon`')).toMatchObject({ day: '2026-11-28', from: 13 });
    expect(found('run @tomorrow `18:00`')).toEqual({ day: '2026-11-28', from: 4, title: 'run `18:00`' });
    const text = 'a ` @tomorrow `';
    expect(taskTime({ text, code: [] }, [], context)).toMatchObject({ from: 4, title: 'a ` `' });
    expect(taskTime({ text, code: [{ from: 4, to: 13 }] }, [], context)).toBeNull();
  });

  it('with much code is read in a time that grows with its length', () => {
    expect(found('`a @b` '.repeat(300_000))).toBeNull();
  });

  it('does not have its time from a mention', () => {
    expect(found('do @Sunday run', ['Sunday run'])).toBeNull();
    expect(found('do @Sunday run @tomorrow', ['Sunday run'])).toMatchObject({ day: '2026-11-28', from: 15 });
    expect(found('run @sunday', ['', 'Sunday run'])).toMatchObject({ day: '2026-11-29' });
  });
});
