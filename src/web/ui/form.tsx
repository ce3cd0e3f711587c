import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { classNames } from './class-names.ts';
import { isComposing } from './composition.ts';
import type { FieldLabels } from './field.tsx';
import styles from './form.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FormErrors {
  readonly title: string;
  readonly message?: string;
  /** The errors in the order of the fields. `name` is the name of the control. */
  readonly fields?: readonly { readonly name: string; readonly message: string }[];
}

export interface FormProps {
  readonly children: ReactNode;
  /** `incomplete` lists the fields whose text the browser cannot read, such as a date without a year. */
  readonly onSubmit: (fields: FormData, incomplete: readonly string[]) => void;
  readonly errors?: FormErrors | null;
  readonly label?: string;
}

/**
 * A form with stacked fields. After a submission with errors, each field shows its own, and focus moves to the first of
 * them, or else to what concerns the whole form. The browser's validation bubbles are disabled.
 */
export function Form({ children, onSubmit, errors, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useFocusAfterSubmit(errors, (name) => focusField(form.current, name));
  useEffect(() => listenForComposedEnter(form.current), []);
  return (
    <AriaForm
      ref={form}
      className={classNames(styles.form)}
      validationBehavior="aria"
      {...(label !== undefined && { 'aria-label': label })}
      onSubmit={(event) => {
        event.preventDefault();
        summary.expect();
        onSubmit(new FormData(event.currentTarget), incompleteFields(event.currentTarget));
      }}
    >
      {errors && isAtFields(errors) && (
        <VisuallyHidden>
          <p role="alert">{errors.title}</p>
        </VisuallyHidden>
      )}
      {errors && !isAtFields(errors) && (
        <div ref={summary.ref} className={styles.summary} role="alert" tabIndex={-1}>
          <p className={styles.title}>{errors.title}</p>
          {errors.message !== undefined && <p>{errors.message}</p>}
        </div>
      )}
      <FormErrorsContext value={errors ?? null}>{children}</FormErrorsContext>
    </AriaForm>
  );
}

/** Returns whether all errors stand at their fields, so that those who see them need no summary. */
function isAtFields({ message, fields = [] }: FormErrors): boolean {
  return message === undefined && fields.length > 0;
}

const FormErrorsContext = createContext<FormErrors | null>(null);

/**
 * Returns the error message of a field: its own, or else that of its form. It stays until the form is sent again: those
 * of react-aria-components disappear on blur, which would move a button while it is pressed.
 */
export function useFieldError(name: string | undefined, own: FieldLabels['error']): string | null | undefined {
  const errors = useContext(FormErrorsContext);
  return own ?? (name === undefined ? undefined : errorOf(errors, name));
}

/** Returns the error message for a field. */
export function errorOf(errors: FormErrors | null, name: string): string | undefined {
  return errors?.fields?.find((field) => field.name === name)?.message;
}

/** Returns the text of a field of a submitted form; '' if it has none. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

function incompleteFields(form: HTMLFormElement): readonly string[] {
  return Array.from(form.elements).flatMap((field) =>
    field instanceof HTMLInputElement && (field.validity.badInput || field.validity.customError) ? [field.name] : [],
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
  else if (control instanceof RadioNodeList && control[0] instanceof HTMLElement) control[0].focus();
}

/** Prevents an Enter that ends a composition of an input method from submitting the form. */
function listenForComposedEnter(form: HTMLFormElement | null): () => void {
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  };
  form?.addEventListener('keydown', keep);
  return () => form?.removeEventListener('keydown', keep);
}

/** Moves focus once per submission, when the result has arrived, and never while the user types. */
function useFocusAfterSubmit(errors: FormErrors | null | undefined, focusField: (name: string) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const expected = useRef(false);
  const move = useEffectEvent(({ fields: [first] = [] }: FormErrors) => {
    if (first === undefined) ref.current?.focus();
    else focusField(first.name);
  });
  useEffect(() => {
    if (!errors || !expected.current) return;
    expected.current = false;
    move(errors);
  }, [errors]);
  return {
    ref,
    expect() {
      expected.current = true;
    },
  };
}
