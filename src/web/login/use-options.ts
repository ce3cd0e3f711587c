import { useEffect, useState } from 'react';
import { type AccountOptions, accountApi } from '../account/index.ts';

/** The default options of a server, used until the server has answered. */
const usual: AccountOptions = { signUp: 'open', passwordMin: 8, provider: null, mail: true };

export function useOptions(): AccountOptions {
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
