import type { ReactNode } from 'react';
import { Row, Stack } from './layout.tsx';
import { RoundIcon } from './round-icon.tsx';
import { SecondaryText, Text } from './text.tsx';

export interface EntryRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Shown at the end of the title's line, or below a title that leaves no room for it. */
  readonly when?: string;
  /** The line below the title. */
  readonly figures: string;
  /** What is below the figures. */
  readonly children?: ReactNode;
  /** What is at the end of the row. */
  readonly end?: ReactNode;
}

/** A row of a list of entries: what kind it is, its title, when it was, and its figures. */
export function EntryRow({ icon, title, when = '', figures, children, end }: EntryRowProps) {
  return (
    <Row as="span" gap={3} align="center" grow>
      <RoundIcon>{icon}</RoundIcon>
      <Stack as="span" gap={0.5} grow>
        <Row as="span" gap={3} rowGap={0} align="baseline" justify="between" wrap>
          <Text as="span" personal lines={1} weight="medium">
            {title}
          </Text>
          {when !== '' && (
            <SecondaryText as="span" lines={1} numeric>
              {when}
            </SecondaryText>
          )}
        </Row>
        <SecondaryText as="span" lines={1} numeric>
          {figures}
        </SecondaryText>
        {children}
      </Stack>
      {end}
    </Row>
  );
}
