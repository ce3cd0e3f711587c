import { ChevronRight } from 'lucide-react';
import { type ReactNode, useContext, useId } from 'react';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { Surface } from '../../ui/surface.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { Awaited } from './awaited.tsx';
import styles from './card.module.css';
import { CardContext } from './card-context.ts';

export interface CardProps {
  readonly title: string;
  /** Where the title leads. */
  readonly link?: LinkTarget;
  /** Short text at the end of the title's line, such as a date. */
  readonly aside?: string;
  readonly accent?: 'mind' | 'body';
  readonly children: ReactNode;
}

/** The frame of a card: its title and its content. */
export function Card({ title, link, aside, accent, children }: CardProps) {
  const heading = useId();
  return (
    <Surface as="section" scale="large" data-accent={accent} aria-labelledby={heading}>
      <Row gap={3} align="center" justify="between" wrap>
        <SectionHeading size={3} id={heading}>
          {link === undefined ? (
            title
          ) : (
            <Link variant="quiet" touch {...link} className={styles.cardLink ?? ''}>
              {title}
              <ChevronRight size="1rem" aria-hidden="true" />
            </Link>
          )}
        </SectionHeading>
        {aside !== undefined && (
          <SecondaryText as="span" numeric>
            {aside}
          </SecondaryText>
        )}
      </Row>
      {children}
    </Surface>
  );
}

/**
 * Stands in for a card whose content is loading. It takes space only if the card was shown before on this device, so
 * that the cards below rarely move. Its title says what is expected here.
 */
export function LoadingCard() {
  const { title, lastHeight } = useContext(CardContext);
  return (
    <>
      <Awaited />
      {lastHeight !== null && (
        <Surface scale="large" style={{ minBlockSize: lastHeight }} aria-hidden="true">
          <Text size={3} weight="strong" tone="muted">
            {title}
          </Text>
        </Surface>
      )}
    </>
  );
}
