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

export function EmailField({ email, onEmailChange }: EmailProps) {
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
      onChange={onEmailChange}
    />
  );
}

/** @param min characters of a new password; without it, the one in use is asked for */
export function Password({ min }: { readonly min?: number }) {
  const m = useMessages(loginMessages);
  return (
    <PasswordField
      label={min === undefined ? m.password : m.newPassword}
      name="password"
      autoComplete={min === undefined ? 'current-password' : 'new-password'}
      enterKeyHint="go"
      showLabel={m.show}
      hideLabel={m.hide}
      {...(min !== undefined && { description: m.passwordHint({ min }) })}
    />
  );
}

export function SharedComputer() {
  const m = useMessages(loginMessages);
  return (
    <Checkbox name="shared" value="yes">
      {m.shared}
      <span className={styles.hint}>{m.sharedHint}</span>
    </Checkbox>
  );
}
