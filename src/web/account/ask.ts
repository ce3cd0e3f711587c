import type { AnswerOf } from '#api/endpoint/endpoint.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { type AskOf, call } from '../api/index.ts';
import { currentLanguage } from '../language/index.ts';
import type { AccountEndpoint, AccountError } from './errors/account-error.ts';
import { finishSignOut } from './finish-sign-out.ts';

export type Outcome<T> = Promise<Result<T, AccountError>>;

/**
 * Calls an account endpoint. A pending sign-out is finished first, and nothing else is sent until the server confirms
 * it.
 */
export async function ask<E extends AccountEndpoint, T>(
  endpoint: E,
  asked: AskOf<E>,
  take: (body: AnswerOf<E>['body']) => T,
): Outcome<T> {
  const ended = await finishSignOut();
  if (!ended.ok) return ended;
  const answer = await call(endpoint, asked, { language: currentLanguage() });
  return answer.ok ? ok(take(answer.value.body)) : (answer as Result<never, AccountError>);
}

export function nothing(): null {
  return null;
}
