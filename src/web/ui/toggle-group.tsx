import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from './class-names.ts';
import styles from './toggle-group.module.css';

export interface ToggleGroupProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly icon?: ReactNode }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** Selects one of two to five options, all of them visible. */
export function ToggleGroup<Id extends string>(props: ToggleGroupProps<Id>) {
  const { label, options, value, onChange, isDisabled = false, className } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={classNames(styles.group, className)}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className={classNames(styles.option)}>
          {option.icon !== undefined && (
            <span className={styles.icon} aria-hidden="true">
              {option.icon}
            </span>
          )}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
