import { showDuration } from '#domain/exercise/endurance/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import type { Explanation, TypedAmount } from '#domain/search/index.ts';
import type { messages } from './messages/en.ts';

interface AmountLanguage {
  readonly m: typeof messages;
  /** A BCP 47 language tag. */
  readonly locale: string;
}

/** Returns the words for the comparison of an amount: “have a load above 100 kg”. */
export function amountWords(
  { field, comparison, amounts }: Explanation & { readonly code: 'explain/amount' },
  isNot: boolean,
  language: AmountLanguage,
): string {
  const [amount = '', high = ''] = amounts.map((each) => amountText(each, language));
  return language.m.amounts[field]({ comparison, amount, high, isNot });
}

function amountText({ value, unit }: TypedAmount, { m, locale }: AmountLanguage): string {
  if (unit?.startsWith('/') === true) return m.withUnit({ amount: showDuration(seconds(value)), unit });
  const amount = value.toLocaleString(locale, { maximumFractionDigits: 10 });
  return unit === null ? amount : m.withUnit({ amount, unit });
}
