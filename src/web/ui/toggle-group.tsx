import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from './class-names.ts';
import styles from './toggle-group.module.css';

export interface ToggleGroupProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean;
}

/** Selects one of two to five options, all of them visible. */
export function ToggleGroup<Id extends string>(props: ToggleGroupProps<Id>) {
  const { label, options, value, onChange, isDisabled = false } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={classNames(styles.group)}
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
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
