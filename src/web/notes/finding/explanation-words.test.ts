import { expect, test } from 'vitest';
import { explainQuery, parseQuery } from '#domain/notes/search/index.ts';
import { explanationWords } from './explanation-words.ts';
import { messages } from './messages/en.ts';
import { problemWords } from './problem-words.ts';

const today = '2026-11-21';

test.each([
  ['knee', 'Notes that contain “knee”'],
  ['knee slow "go down"', 'Notes that contain “knee”, “slow”, and “go down”'],
  ['knee OR hip', 'Notes that contain “knee” or “hip”'],
  ['knee -slow', 'Notes that contain “knee” and do not contain “slow”'],
  ['-(knee OR hip)', 'Notes that are not those that contain “knee” or “hip”'],
  ['(knee OR hip) tag:sport', 'Notes that (contain “knee” or “hip”) and are tagged #sport'],
  ['#knee', 'Notes that contain “#knee” or are tagged #knee'],
  ['-#knee', 'Notes that are not those that contain “#knee” or are tagged #knee'],
  ['#knee slow', 'Notes that contain “slow” and (contain “#knee” or are tagged #knee)'],
  ['"#knee"', 'Notes that contain “#knee”'],
  ['is:pinned -is:archived', 'Notes that are pinned and are not archived'],
  ['is:task has:image', 'Notes that have an open task and have an image'],
  ['title:knee in:Home', 'Notes that have “knee” in the title and are in “Home”'],
  ['edited:2026-11-20', 'Notes that were edited on 2026-11-20'],
  ['created:>=2026', 'Notes that were made since 2026-01-01'],
  ['edited:2026-01..2026-02', 'Notes that were edited from 2026-01-01 to 2026-02-28'],
])('%s: %s', (text, words) => {
  const explanation = explainQuery(parseQuery(text, { today }));
  expect(explanation && explanationWords(explanation, { m: messages, locale: 'en', dayName: (day) => day })).toBe(
    words,
  );
});

test.each([
  ['knee "slow', 'quotation mark is not closed'],
  ['(knee', 'parenthesis is not closed'],
  ['knee OR', 'OR stands between two things'],
  ['tag:', 'Nothing stands after tag: yet'],
  ['is:odd', 'is:odd is not known and was left out. Known are is:pinned, is:archived'],
  ['edited:soon', 'edited:soon was left out: it is not a date'],
  ['edited:2026..2025', 'it ends before it begins'],
])('%s says what is wrong', (text, words) => {
  const query = parseQuery(text, { today });
  expect(query.problems.map((problem) => problemWords(problem, query, messages))).toEqual([
    expect.stringContaining(words),
  ]);
});
