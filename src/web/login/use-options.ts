import { useEffect, useState } from 'react';
import { type AccountOptions, accountApi, pageSignUp, type SignUp } from '../account/index.ts';
import { untilCancelled } from '../lifecycle/index.ts';

export interface LoginOptions extends Omit<AccountOptions, 'signUp'> {
  /** Who may create an account; null until the server has answered, if the page does not say. */
  readonly signUp: SignUp | null;
}

/** The default options of a server, used until the server has answered. */
const usual = { passwordMin: 8, provider: null, mail: true, needsOwner: false };

export function useOptions(): LoginOptions {
  const [options, setOptions] = useState<LoginOptions>(() => ({ ...usual, signUp: pageSignUp() }));
  useEffect(
    () =>
      untilCancelled(accountApi.options(), (answer) => {
        if (answer.ok) setOptions(answer.value);
        else setOptions((before) => ({ ...before, signUp: before.signUp ?? 'open' })); // the form tells what is wrong
      }),
    [],
  );
  return options;
}
