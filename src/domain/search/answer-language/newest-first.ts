import { compareText } from '../../kernel/index.ts';
import type { AnswerRow } from './answer-row.ts';

export function newestFirst(a: AnswerRow, b: AnswerRow): number {
  return (
    compareText(b.day ?? '', a.day ?? '') ||
    b.at - a.at ||
    compareText(a.key, b.key) ||
    compareText(a.set ?? '', b.set ?? '')
  );
}
