import { expect, test } from 'vitest';
import { explainQuery, parseQuery } from '#domain/notes/search/index.ts';
import { explanationText } from './explanation-text.ts';
import { messages } from './messages/en.ts';
import { problemText } from './problem-text.ts';

const today = '2026-11-21';

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
  ['edited:2026..2025', 'it ends before it starts'],
])('%s is explained as an error', (text, words) => {
  const query = parseQuery(text, { today });
  expect(query.problems.map((problem) => problemText(problem, query, messages))).toEqual([
    expect.stringContaining(words),
  ]);
});
