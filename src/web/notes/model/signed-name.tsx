import type { ReactNode } from 'react';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

/** The name of a notebook or tag after its sign, in one line. */
export function SignedName({ sign, children }: { readonly sign: ReactNode; readonly children: string }) {
  return (
    <Row as="span" gap={2} align="center" grow>
      {sign}
      <Text as="span" lines={1} personal grow>
        {children}
      </Text>
    </Row>
  );
}
