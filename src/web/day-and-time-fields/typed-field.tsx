import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';

export interface FieldProps<T>
  extends Pick<TextFieldProps, 'label' | 'isLabelHidden' | 'error' | 'isReadOnly' | 'autoFocus'> {
  /** Null while there is none, or what is typed is not one. */
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
  /**
   * The name in the form, which lists the field as incomplete while its text cannot be read. A field without a name is
   * not sent by a form, so such a text is discarded on blur.
   */
  readonly name?: string;
}

interface TypedFieldProps<T> extends FieldProps<T> {
  readonly parse: (text: string) => T | null;
  readonly print: (value: T) => string;
  readonly placeholder: string;
  readonly after?: ReactNode;
}

/** A field whose value is typed as text. The text stays as typed until blur, and is then shown as the app prints it. */
export function TypedField<T>({ value, onChange, parse, print, ...field }: TypedFieldProps<T>) {
  const isInForm = field.name !== undefined;
  const [typed, setTyped] = useState<string | null>(null);
  // A form takes null for a text that cannot be read, so another value was set elsewhere in it
  const isReplaced = isInForm && value !== null && typed !== null && parse(typed) === null;
  const text = typed === null || isReplaced ? (value === null ? '' : print(value)) : typed;
  const isUnreadable = text.trim() !== '' && parse(text) === null;
  const control = useIncompleteWhile(isUnreadable);
  return (
    <div ref={control}>
      <TextField
        {...field}
        autoComplete="off"
        value={text}
        onChange={(next) => {
          setTyped(next);
          onChange(parse(next));
        }}
        onBlur={() => {
          if (!isInForm || !isUnreadable) setTyped(null);
        }}
      />
    </div>
  );
}

/** Has the form list the control as incomplete, as it does with native fields. */
function useIncompleteWhile(isIncomplete: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('input')?.setCustomValidity(isIncomplete ? 'incomplete' : '');
  });
  return ref;
}
