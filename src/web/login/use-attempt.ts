import { useRef, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import { type AccountError, accountMessages, explain } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import type { FormErrors } from '../ui/form.tsx';

type FieldName = 'email' | 'password';

/** The field to which an error belongs. Other errors concern the whole form. */
const fieldOf: { readonly [C in AccountError['code']]?: FieldName } = {
  'account/address-invalid': 'email',
  'account/address-in-use': 'email',
  'account/password-missing': 'password',
  'account/password-weak': 'password',
};

/**
 * Returns functions that submit a form, one request at a time, and the messages for errors. Typed values stay in their
 * fields.
 *
 * @param before an error that occurred before the form was shown
 */
export function useAttempt(failedTitle: string, before: AccountError | null = null) {
  const { errors: words } = useMessages(accountMessages);
  const [errors, setErrors] = useState<FormErrors | null>(
    () => before && { title: failedTitle, message: explain(words, before) },
  );
  const [isPending, setPending] = useState(false);
  const running = useRef(false);

  const show = (found: readonly AccountError[]) => {
    const fields = found.flatMap((error) => {
      const name = fieldOf[error.code];
      return name ? [{ name, message: explain(words, error) }] : [];
    });
    const others = found.filter((error) => !fieldOf[error.code]).map((error) => explain(words, error));
    setErrors({ title: failedTitle, fields, ...(others.length > 0 && { message: others.join(' ') }) });
  };

  /** @param missing errors found before anything is sent */
  const attempt = async <T>(
    missing: readonly AccountError[],
    send: () => Promise<Result<T, AccountError>>,
  ): Promise<T | undefined> => {
    if (running.current) return undefined;
    if (missing.length > 0) {
      show(missing);
      return undefined;
    }
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

  return { attempt, errors, errorOf: (name: FieldName) => messageFor(errors, name), isPending };
}

/**
 * Returns the error message for a field. Errors stay until the form is sent again: if one disappeared on blur, the
 * layout would shift under the user's finger.
 */
function messageFor(errors: FormErrors | null, name: FieldName): string | undefined {
  return errors?.fields?.find((field) => field.name === name)?.message;
}

export function missingFrom(fields: { readonly email?: string; readonly password?: string }): readonly AccountError[] {
  const { email, password } = fields;
  return [
    ...(email !== undefined && !/^\s*\S+@\S+\s*$/.test(email) ? [{ code: 'account/address-invalid' } as const] : []),
    ...(password === '' ? [{ code: 'account/password-missing' } as const] : []),
  ];
}

export function text(fields: FormData, name: FieldName): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
