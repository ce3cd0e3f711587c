import { type AccountError, useAccountForm } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { errorOf } from '../ui/form.tsx';
import { profileMessages } from './messages/index.ts';

const usualFields: { readonly [C in AccountError['code']]?: string } = {
  'account/address-invalid': 'email',
  'account/address-in-use': 'email',
  'account/password-missing': 'password',
  'account/credentials-wrong': 'password',
};

/**
 * Returns a function that makes one account call at a time, and the message for an error.
 *
 * @param fieldOf the form field for each code
 */
export function useCall(failedTitle: string, fieldOf = usualFields) {
  const { passwordIncorrect } = useMessages(profileMessages);
  const { submit, ...form } = useAccountForm({ failedTitle, fieldOf, passwordIncorrect });
  return { ...form, call: submit, errorOf: (name: string) => errorOf(form.errors, name) };
}
