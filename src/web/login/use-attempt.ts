import type { Result } from '#domain/kernel/result.ts';
import { type AccountError, useAccountForm } from '../account/index.ts';
import { errorOf } from '../ui/form.tsx';

type FieldName = 'email' | 'password';

const fieldOf: { readonly [C in AccountError['code']]?: FieldName } = {
  'account/address-invalid': 'email',
  'account/address-in-use': 'email',
  'account/password-missing': 'password',
  'account/password-weak': 'password',
};

/** @param before an error that occurred before the form was shown */
export function useAttempt(failedTitle: string, before: AccountError | null = null) {
  const { submit, show, errors, isPending } = useAccountForm({ failedTitle, fieldOf, before });

  /** @param missing errors found before anything is sent */
  const attempt = async <T>(missing: readonly AccountError[], send: () => Promise<Result<T, AccountError>>) => {
    if (missing.length === 0) return submit(send);
    if (!isPending) show(missing);
    return undefined;
  };

  return { attempt, errors, errorOf: (name: FieldName) => errorOf(errors, name), isPending };
}

interface Typed {
  readonly email?: string;
  readonly password?: string;
  /** The least length of a new password; absent for one that exists. */
  readonly passwordMin?: number;
}

/** Returns all that is wrong with what was typed, as far as this can be known before it is sent. */
export function missingFrom({ email, password, passwordMin = 0 }: Typed): readonly AccountError[] {
  return [
    ...(email !== undefined && !/^\s*\S+@\S+\s*$/.test(email) ? [{ code: 'account/address-invalid' } as const] : []),
    ...(password === '' ? [{ code: 'account/password-missing' } as const] : []),
    ...(password && [...password.normalize('NFKC')].length < passwordMin
      ? [{ code: 'account/password-weak', reason: 'too-short', min: passwordMin, max: passwordMin } as const]
      : []),
  ];
}
