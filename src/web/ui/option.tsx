import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { classNames } from './class-names.ts';
import styles from './list-box.module.css';

/** An option of a `Select` or a `ComboBox`. */
export interface Option {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
}

export function OptionItem({ option }: { readonly option: Option }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={classNames(styles.item)}>
      <span className={styles.words}>
        <Text slot="label" className={classNames(styles.label)} dir="auto">
          {option.label}
        </Text>
        {option.description !== undefined && (
          <Text slot="description" className={classNames(styles.description)} dir="auto">
            {option.description}
          </Text>
        )}
      </span>
      <span className={styles.tick} aria-hidden="true">
        <Check />
      </span>
    </ListBoxItem>
  );
}
