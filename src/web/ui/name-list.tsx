import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import styles from './name-list.module.css';

interface ListedName {
  readonly id: string;
  readonly name: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

interface NameListProps {
  readonly label: string;
  readonly names: readonly ListedName[];
}

/** Lists names, each with a button that removes it. */
export function NameList({ label, names }: NameListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {names.map(({ id, name, removeLabel, onRemove }) => (
        <li key={id}>
          <span dir="auto">{name}</span>
          <IconButton icon={<X />} label={removeLabel} onPress={onRemove} />
        </li>
      ))}
    </ul>
  );
}
