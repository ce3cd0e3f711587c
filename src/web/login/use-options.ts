import { useEffect, useState } from 'react';
import { accountApi, type SignInOptions } from '../account/index.ts';

/** What a server does unless it says otherwise: nobody waits for its answer. */
const usual: SignInOptions = { isSignUpOpen: true, passwordMin: 8, provider: null, hasMail: true };

export function useOptions(): SignInOptions {
  const [options, setOptions] = useState(usual);
  useEffect(() => {
    let isWanted = true;
    void accountApi.options().then((answer) => {
      if (isWanted && answer.ok) setOptions(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return options;
}
