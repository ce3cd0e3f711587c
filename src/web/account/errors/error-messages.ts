import type { Message } from '../../language/index.ts';
import type { AccountError } from './account-error.ts';

/**
 * The message for each code: what happened, what is safe, and what to do. A new code does not compile without a
 * message.
 */
export type ErrorMessages<E extends { readonly code: string }> = {
  readonly [C in E['code']]: Message<Extract<E, { readonly code: C }>>;
};

export function explain(labels: ErrorMessages<AccountError>, error: AccountError): string {
  const say: Message<never> = labels[error.code];
  return say(error as never); // the message was looked up by the code of this error
}
