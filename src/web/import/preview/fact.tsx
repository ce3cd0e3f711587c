import type { ReactNode } from 'react';
import { Text } from '../../ui/text.tsx';
import styles from '../import.module.css';

/** A name and a value in a list of facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
