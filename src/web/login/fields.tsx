import { useId } from 'react';
import { useMessages } from '../language/index.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './login.module.css';
import { loginMessages } from './messages/index.ts';

export interface EmailProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
}

export function EmailField({ email, onEmailChange, error }: EmailProps & { readonly error: string | undefined }) {
  const m = useMessages(loginMessages);
  return (
    <TextField
      label={m.email}
      name="email"
      type="email"
      autoComplete="username"
      spellCheck="false"
      enterKeyHint="next"
      value={email}
      error={error}
      onChange={onEmailChange}
    />
  );
}

export interface PasswordProps {
  readonly error: string | undefined;
  /** The minimum length of a new password; absent for an existing password. */
  readonly min?: number;
}

export function Password({ error, min }: PasswordProps) {
  const m = useMessages(loginMessages);
  return (
    <PasswordField
      label={min === undefined ? m.password : m.newPassword}
      name="password"
      autoComplete={min === undefined ? 'current-password' : 'new-password'}
      enterKeyHint="go"
      error={error}
      showLabel={m.showPassword}
      hideLabel={m.hidePassword}
      {...(min !== undefined && { description: m.passwordHint({ min }) })}
    />
  );
}

export function SharedComputer() {
  const m = useMessages(loginMessages);
  const hint = useId();
  return (
    <div>
      <Checkbox className={styles.shared ?? ''} name="shared" value="yes" aria-describedby={hint}>
        {m.shared}
      </Checkbox>
      <p id={hint} className={styles.hint}>
        {m.sharedHint}
      </p>
    </div>
  );
}
