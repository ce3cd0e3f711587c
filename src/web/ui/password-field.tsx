import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'autoComplete' | 'placeholder'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field whose content can be shown. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCorrect="off"
      after={
        <IconButton
          icon={isShown ? <EyeOff /> : <Eye />}
          label={isShown ? hideLabel : showLabel}
          onPress={() => setShown(!isShown)}
          {...(rest.isDisabled && { isDisabled: true })}
        />
      }
    />
  );
}
