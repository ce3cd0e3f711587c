import { useRef, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import { type AccountError, accountMessages, explain } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import type { FormErrors } from '../ui/form.tsx';
import { profileMessages } from './messages/index.ts';

/** Returns a function that makes one account call at a time, and the message for an error. */
export function useCall(failedTitle: string) {
  const { errors: words } = useMessages(accountMessages);
  const { passwordIncorrect } = useMessages(profileMessages);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const [isPending, setPending] = useState(false);
  const running = useRef(false);

  /** @param fields the form field for each code */
  const call = async <T>(
    send: () => Promise<Result<T, AccountError>>,
    fields: { readonly [C in AccountError['code']]?: string } = {},
  ): Promise<T | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setPending(true);
    const answer = await send();
    running.current = false;
    setPending(false);
    if (answer.ok) {
      setErrors(null);
      return answer.value;
    }
    const isPasswordWrong = answer.error.code === 'account/credentials-wrong'; // the email is known to be correct
    const message = isPasswordWrong ? passwordIncorrect : explain(words, answer.error);
    const name = fields[answer.error.code];
    setErrors(name ? { title: failedTitle, fields: [{ name, message }] } : { title: failedTitle, message });
    return undefined;
  };

  /** An error stays until the form is sent again, so that the layout does not shift under the user's finger. */
  const errorOf = (name: string) => errors?.fields?.find((field) => field.name === name)?.message;
  return { call, errors, errorOf, setErrors, isPending };
}

export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
