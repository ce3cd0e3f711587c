import { ChevronsUpDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { Field, type FieldLabels } from './field.tsx';
import { useFieldError } from './form.tsx';
import listStyles from './list-box.module.css';
import { type Option, OptionItem } from './option.tsx';
import { OverlayClosing } from './overlay-closing.tsx';
import styles from './select.module.css';

export interface SelectProps<Id extends string> extends FieldLabels {
  readonly options: readonly (Option & { readonly id: Id })[];
  /** `null` while nothing is selected. */
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  /** Shown while nothing is selected; by default the label. */
  readonly placeholder?: string;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** Selects one of a few known options. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, isLabelHidden, description, error: own, options, onChange, className, ...rest } = props;
  const error = useFieldError(props.name, own);
  const labels = { label, isLabelHidden: isLabelHidden ?? false, description, error };
  return (
    <AriaSelect
      placeholder={label}
      {...rest}
      {...(error && { isInvalid: true })}
      className={classNames(fieldStyles.field, className)}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id);
        if (chosen) onChange(chosen.id);
      }}
    >
      <Field {...labels}>
        <Button className={classNames(styles.button)}>
          <SelectValue className={classNames(styles.value)}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronsUpDown className={styles.arrows} aria-hidden="true" />
        </Button>
      </Field>
      <Popover className={classNames(listStyles.popover)}>
        <OverlayClosing />
        <ListBox className={classNames(listStyles.list)} items={options}>
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
