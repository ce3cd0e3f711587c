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

export interface ToggleSetProps<Id extends string> extends Pick<ToggleGroupProps<Id>, 'label' | 'options'> {
  readonly values: readonly Id[];
  readonly onChange: (ids: readonly Id[]) => void;
  readonly isDisabled?: boolean;
}

/** Selects any of a few options, all of them visible. */
export function ToggleSet<Id extends string>({ label, options, values, onChange, isDisabled }: ToggleSetProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={classNames(styles.group)}
      selectionMode="multiple"
      isDisabled={isDisabled ?? false}
      selectedKeys={values}
      onSelectionChange={(keys) => onChange(options.flatMap(({ id }) => (keys.has(id) ? id : [])))}
    >
      {options.map(({ id, label: text }) => (
        <ToggleButton key={id} id={id} className={classNames(styles.option)}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
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
