import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from '../../ui/class-names.ts';
import { Text } from '../../ui/text.tsx';
import styles from './sidebar.module.css';

export interface LookChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly sign: ReactNode }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Lets the user choose one of several icons or colours, each with a name for screen readers. */
export function LookChoice({ label, options, value, onChange }: LookChoiceProps) {
  return (
    <div>
      <Text size={2} weight="medium">
        {label}
      </Text>
      <ToggleButtonGroup
        aria-label={label}
        className={classNames(styles.choice)}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          for (const key of keys) onChange(String(key));
        }}
      >
        {options.map(({ id, label: name, sign }) => (
          <ToggleButton key={id} id={id} aria-label={name} className={classNames(styles.option)}>
            {sign}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
