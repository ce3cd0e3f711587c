import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { classNames } from './class-names.ts';
import styles from './combo-box.module.css';
import fieldStyles from './field.module.css';
import { Field, type FieldLabels } from './field.tsx';
import { useFieldError } from './form.tsx';
import listStyles from './list-box.module.css';
import { type Option, OptionItem } from './option.tsx';

export interface ComboBoxProps extends FieldLabels {
  readonly options: readonly Option[];
  /** `null` while nothing is selected. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** Shown in the list when nothing matches. */
  readonly emptyText: string;
  /** The label of the arrow that opens the list. */
  readonly openLabel: string;
  /** Returns whether a label matches the typed text; by default, whether it contains the text. */
  readonly filter?: (label: string, typed: string) => boolean;
  readonly name?: string;
}

const rows = { estimatedRowHeight: 44, padding: 4 };

/**
 * Selects one of many options by typing, or from the list, which opens with the field. It renders only the visible rows,
 * so the list may be long.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, isLabelHidden, description, error: own, options, onChange, ...others } = props;
  const error = useFieldError(props.name, own);
  const { emptyText, openLabel, filter, ...rest } = others;
  const labels = { label, isLabelHidden: isLabelHidden ?? false, description, error };
  return (
    <AriaComboBox
      {...rest}
      {...(error && { isInvalid: true })}
      {...(filter && { defaultFilter: filter })}
      defaultItems={options}
      allowsEmptyCollection
      menuTrigger="focus"
      className={classNames(fieldStyles.field)}
      onChange={(id) => onChange(id === null ? null : String(id))}
    >
      <Field {...labels}>
        <div className={fieldStyles.control}>
          <Input className={classNames(fieldStyles.input)} dir="auto" />
          <Button className={classNames(styles.arrow)} aria-label={openLabel}>
            <ChevronDown aria-hidden="true" />
          </Button>
        </div>
      </Field>
      <Popover className={classNames(listStyles.popover, styles.popover)}>
        <Virtualizer layout={ListLayout} layoutOptions={rows}>
          <ListBox
            className={classNames(listStyles.list, styles.list)}
            renderEmptyState={() => <div className={listStyles.empty}>{emptyText}</div>}
          >
            {(option: Option) => <OptionItem option={option} />}
          </ListBox>
        </Virtualizer>
      </Popover>
    </AriaComboBox>
  );
}
