import { useRef, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import { useMessages } from '../language/index.ts';
import type { FormErrors } from '../ui/form.tsx';
import type { AccountError } from './errors/account-error.ts';
import { explain } from './errors/error-messages.ts';
import { accountMessages } from './messages/index.ts';

export interface AccountFormOptions {
  readonly failedTitle: string;
  /** The field to which an error belongs. Other errors concern the whole form. */
  readonly fieldOf: { readonly [C in AccountError['code']]?: string };
  /** An error that occurred before the form was shown. */
  readonly before?: AccountError | null;
  /** The message for a wrong password where the email is known to be correct. */
  readonly passwordIncorrect?: string;
}

/**
 * Returns a function that submits a form, one request at a time, and the messages for errors. Typed values stay in
 * their fields. Errors stay until the form is sent again: if one disappeared on blur, the layout would shift under the
 * user's finger.
 */
export function useAccountForm({ failedTitle, fieldOf, before, passwordIncorrect }: AccountFormOptions) {
  const { errors: labels } = useMessages(accountMessages);
  const messageOf = (error: AccountError) =>
    (error.code === 'account/credentials-wrong' ? passwordIncorrect : undefined) ?? explain(labels, error);
  const [errors, setErrors] = useState<FormErrors | null>(() =>
    before ? { title: failedTitle, message: messageOf(before) } : null,
  );
  const [isPending, setPending] = useState(false);
  const running = useRef(false);

  const show = (found: readonly AccountError[]) => {
    const fields = found.flatMap((error) => {
      const name = fieldOf[error.code];
      return name ? [{ name, message: messageOf(error) }] : [];
    });
    const others = found.filter((error) => !fieldOf[error.code]).map(messageOf);
    setErrors({ title: failedTitle, fields, ...(others.length > 0 && { message: others.join(' ') }) });
  };

  const submit = async <T>(send: () => Promise<Result<T, AccountError>>): Promise<T | undefined> => {
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
    show([answer.error]);
    return undefined;
  };

  return { submit, show, errors, setErrors, isPending };
}
