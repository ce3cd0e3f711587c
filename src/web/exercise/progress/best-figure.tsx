import type { ReactNode } from 'react';
import type { PersonalRecord } from '#domain/exercise/records/index.ts';
import { Figure } from '../../ui/figures.tsx';
import { Row } from '../../ui/layout.tsx';
import { RecordDay } from './record-day.tsx';

interface BestFigureProps {
  readonly label: string;
  readonly record?: PersonalRecord;
  readonly children: ReactNode;
}

/** The value of a personal record or of a score, as high as a touch target, and the day of the record below it. */
export function BestFigure({ label, record, children }: BestFigureProps) {
  const value = (
    <Row as="span" touch align="center">
      {children}
    </Row>
  );
  return (
    <Figure
      label={label}
      value={value}
      {...(record !== undefined && { note: <RecordDay record={record} place="below" /> })}
      size={5}
    />
  );
}
