import { useMessages } from '../language/index.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { profileMessages } from './messages/index.ts';

export interface YourPasswordProps {
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
}

/** Asks for the current password, to confirm a change of an account. */
export function YourPassword(props: YourPasswordProps) {
  const m = useMessages(profileMessages);
  return (
    <PasswordField
      {...props}
      label={m.yourPassword}
      name="password"
      autoComplete="current-password"
      showLabel={m.showPassword}
      hideLabel={m.hidePassword}
    />
  );
}
