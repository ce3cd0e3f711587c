import { CircleAlert, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../language/index.ts';
import { useNow } from '../time/index.ts';
import { Row } from '../ui/layout.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { reminderMessages } from './messages/index.ts';
import { type DueTime, useDueLabel, useRepeatLabel } from './use-due-label.ts';

export interface DueWordsProps {
  readonly due: DueTime;
  readonly isDone?: boolean;
  /** Shown before the time unless it is overdue; decorative. */
  readonly icon?: ReactNode;
}

/** Says when something is due, whether that is overdue, and how it recurs. */
export function DueWords({ due, isDone = false, icon }: DueWordsProps) {
  const m = useMessages(reminderMessages);
  const label = useDueLabel();
  const repeat = useRepeatLabel()(due);
  const isOverdue = due.at < useNow() && !isDone;
  return (
    <>
      <Row as="span" gap={1} align="center" size={2} tone={isOverdue ? 'bad' : 'muted'} numeric>
        {isOverdue ? (
          <>
            <CircleAlert size="0.875rem" aria-hidden="true" />
            <VisuallyHidden>{m.overdue}</VisuallyHidden>
          </>
        ) : (
          icon
        )}
        {label(due.at)}
      </Row>
      {repeat !== null && (
        <Row as="span" gap={1} align="center" size={2} tone="muted">
          <Repeat size="0.875rem" aria-hidden="true" />
          {repeat}
        </Row>
      )}
    </>
  );
}
