import { expect, test } from 'vitest';
import { AnswerCache, answerCacheOf } from './answer-cache.ts';
import type { SentAnswer } from './answer-query.ts';

const sent: SentAnswer = { answer: { kind: 'list', total: 0, rows: [] }, isRead: true };

test('the last hundred answers are kept', () => {
  const cache = new AnswerCache();
  for (let at = 0; at < 100; at += 1) cache.put(`line ${at}`, sent);
  cache.put('line 0', sent);
  cache.put('another', sent);
  expect(cache.get('line 0')).toBe(sent);
  expect(cache.get('another')).toBe(sent);
  expect(cache.get('line 1')).toBeNull();
});

test('each document has its own', () => {
  const document = {};
  answerCacheOf(document).put('line', sent);
  expect(answerCacheOf(document).get('line')).toBe(sent);
  expect(answerCacheOf({}).get('line')).toBeNull();
});
