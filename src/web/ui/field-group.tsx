import type { ComponentProps } from 'react';
import styles from './field-group.module.css';
import { Stack } from './layout.tsx';

/** Several controls with a common label. */
export function FieldGroup({ label, children, ...group }: ComponentProps<'fieldset'> & { readonly label: string }) {
  return (
    <Stack as="fieldset" gap={2} {...group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </Stack>
  );
}
