import type { ReactNode } from 'react';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

/** A name and a value in a list of facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Row gap={3} rowGap={0} wrap>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd" numeric>
        {children}
      </Text>
    </Row>
  );
}
