import { describe, expect, it } from 'vitest';
import type { Weekday } from '#domain/kernel/index.ts';
import { readNote } from '#domain/notes/markdown/index.ts';
import { englishTimeWords } from '#domain/reminders/index.ts';
import { taskTimeEdit } from './task-time-edit.ts';

/** Friday morning. */
const context = {
  now: Date.parse('2026-11-27T09:30:00Z'),
  zone: 'UTC',
  weekStart: 1 as Weekday,
  defaultMinutes: 540,
  words: englishTimeWords,
};

/** Returns the text after one of its tasks got another time; null if it cannot get one. */
function withTime(text: string, index = 0, time = '2026-12-01 7:00'): string | null {
  const { tasks, mentions } = readNote(text);
  const task = tasks[index];
  if (task === undefined) throw new Error('no such task');
  const edit = taskTimeEdit(text, task, time, { ...context, mentions: mentions.map(({ label }) => label) });
  return edit && text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
}

describe('a task', () => {
  it.each([
    ['- [ ] call @tomorrow 9:00', '- [ ] call @2026-12-01 7:00'],
    ['- [ ] @tomorrow 9:00 call', '- [ ] @2026-12-01 7:00 call'],
    ['- [ ] call @2026-11-28 9:00, then rest', '- [ ] call @2026-12-01 7:00, then rest'],
    ['- [ ] **call** [her](https://example.org) @mon', '- [ ] **call** [her](https://example.org) @2026-12-01 7:00'],
    ['- [ ] call *@tomorrow 9:00*', '- [ ] call *@2026-12-01 7:00*'],
    ['- [ ] call\n  later @mon', '- [ ] call\n  later @2026-12-01 7:00'],
    ['- [ ] run `at @mon` @mon', '- [ ] run `at @mon` @2026-12-01 7:00'],
    ['- [ ] run `@2026-12-05` @2026-12-05', '- [ ] run `@2026-12-05` @2026-12-01 7:00'],
    ['- [ ] **run `at @mon`** [[a]] *@mon*', '- [ ] **run `at @mon`** [[a]] *@2026-12-01 7:00*'],
    ['- [ ] a \\` call @mon \\` b', '- [ ] a \\` call @2026-12-01 7:00 \\` b'],
    ['- [ ] press ` and @mon', '- [ ] press ` and @2026-12-01 7:00'],
    ['- [ ] [a](https://example.org/@mon) &amp; @mon', '- [ ] [a](https://example.org/@mon) &amp; @2026-12-01 7:00'],
  ])('gets another time in place of its present one: %j', (text, expected) => {
    expect(withTime(text)).toBe(expected);
  });

  it.each([
    ['- [ ] call', '- [ ] call @2026-12-01 7:00'],
    ['- [ ] call  \n\nwords', '- [ ] call @2026-12-01 7:00  \n\nwords'],
    ['- [ ] run `at @mon`', '- [ ] run `at @mon` @2026-12-01 7:00'],
    ['- [ ] call ^a1', '- [ ] call @2026-12-01 7:00 ^a1'],
    ['- [ ] call ^a1 ^a1', '- [ ] call @2026-12-01 7:00 ^a1 ^a1'],
  ])('without a time gets one at the end of its line: %j', (text, expected) => {
    expect(withTime(text)).toBe(expected);
  });

  it('among others with the same words is the one that changes', () => {
    const text = '- [ ] call @mon\n- [ ] call @mon\n';
    expect(withTime(text, 1)).toBe('- [ ] call @mon\n- [ ] call @2026-12-01 7:00\n');
  });

  it('with a mention gets its time after the mention', () => {
    const text = '- [ ] do [@Sunday run](mensana:workouts/w1)';
    expect(withTime(text)).toBe(`${text} @2026-12-01 7:00`);
  });

  it('whose time is written across markup stays as it is', () => {
    expect(withTime('- [ ] call @**tomorrow** 9:00\n- [ ] rest @tomorrow 9:00')).toBeNull();
  });
});
