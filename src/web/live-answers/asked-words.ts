import type { AnswerPlan } from '#domain/search/answer-language/index.ts';
import type { messages } from './messages/en.ts';

/**
 * Returns how a line was understood: `Best load · Sets that contain “squat”`.
 *
 * @param search how its search was understood; null without one
 */
export function askedWords({ measure, by }: AnswerPlan, search: string | null, m: typeof messages): string {
  const quantity = measure === null ? '' : m.quantitiesMeasured[measure.quantity];
  return m.asked({
    measure: measure === null ? '' : m.measures[measure.aggregate]({ quantity }),
    group: measure === null || by === null ? '' : m.byGroup[by],
    search: search ?? '',
  });
}
