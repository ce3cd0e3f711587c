import { Hash } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { coloured } from '../model/index.ts';
import styles from './tags.module.css';
import { useTags } from './use-tags.ts';

export function TagSign({ tag }: { readonly tag: string }) {
  const { colourOf } = useTags();
  return (
    <Hash
      size="0.875rem"
      strokeWidth={1.75}
      className={classNames(styles.sign, coloured)}
      data-colour={colourOf(tag)}
      aria-hidden="true"
    />
  );
}
