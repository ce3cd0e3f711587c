import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { useMessages } from '../../language/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './finding.module.css';
import { findingMessages } from './messages/index.ts';

export interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Told when the field loses the focus. */
  readonly onLeave?: () => void;
  /** Down leads from the field into what was found. */
  readonly onLeaveDown?: () => void;
}

/** Where a query is typed. Escape empties it. */
export function SearchField({ value, onChange, inputRef, onLeave, onLeaveDown }: SearchFieldProps) {
  const m = useMessages(findingMessages);
  return (
    <AriaSearchField
      className={styles.field ?? ''}
      aria-label={m.search}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onLeaveDown?.();
        else event.continuePropagation();
      }}
    >
      <Search className={styles.fieldIcon} aria-hidden="true" />
      <Input
        ref={inputRef ?? null}
        className={styles.input ?? ''}
        dir="auto"
        onBlur={onLeave}
        placeholder={m.placeholder}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
      />
      {value !== '' && <IconButton icon={<X />} label={m.clear} slot={null} onPress={() => onChange('')} />}
    </AriaSearchField>
  );
}
