import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './typed-sets.module.css';

export interface SetsChipProps {
  readonly label: string;
  /** Whether changes are announced, because the person is typing the line. */
  readonly isLive?: boolean;
  readonly tone?: 'plain' | 'warn';
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A quiet box with what was read or what differs, and what can be done about it. */
export function SetsChip({ label, isLive = false, tone = 'plain', children, actions }: SetsChipProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row
    <div role="group" className={styles.chip} aria-label={label} data-tone={tone}>
      <div className={styles.words} role={isLive ? 'status' : undefined}>
        {children}
      </div>
      <Row gap={1} wrap className={styles.actions}>
        {actions}
      </Row>
    </div>
  );
}

export interface ChipButtonProps {
  readonly isMain?: boolean;
  /** The keys that do the same while the text has focus. */
  readonly keys?: string | undefined;
  readonly onPress: () => void;
  readonly children: string;
}

/** A button of a chip. It does not take the focus from the text, so that an on-screen keyboard stays open. */
export function ChipButton({ isMain = false, keys, onPress, children }: ChipButtonProps) {
  return (
    <Button
      variant={isMain ? 'primary' : 'quiet'}
      preventFocusOnPress
      onPress={onPress}
      {...(keys !== undefined && { 'aria-keyshortcuts': keys })}
    >
      {children}
    </Button>
  );
}
