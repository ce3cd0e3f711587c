import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The label of the button that clears the field. */
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  readonly onLeave?: () => void;
  /** Called on Arrow Down, to move focus from the field into the results. */
  readonly onLeaveDown?: () => void;
}

/** A field to filter the content below. Escape clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clearLabel, value, onChange, inputRef, autoFocus = false, onLeave, onLeaveDown } = props;
  return (
    <AriaSearchField
      className={classNames(styles.field)}
      aria-label={label}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onLeaveDown?.();
        else event.continuePropagation();
      }}
    >
      <Search className={styles.icon} aria-hidden="true" />
      <Input
        ref={inputRef ?? null}
        className={classNames(styles.input)}
        dir="auto"
        onBlur={onLeave}
        placeholder={placeholder}
        autoFocus={autoFocus}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        enterKeyHint="search"
      />
      <IconButton icon={<X />} label={clearLabel} className={styles.clear ?? ''} />
    </AriaSearchField>
  );
}
