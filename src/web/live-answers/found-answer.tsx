import { useState } from 'react';
import {
  type Answer,
  type AnswerPlan,
  type AnswerRow,
  nameOf,
  type RowFigure,
} from '#domain/search/answer-language/index.ts';
import { useMessages } from '../language/index.ts';
import { searchLink } from '../links/search.ts';
import { useTimeFormat } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { PlainList, Row } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import type { AnswerFormat } from './answer-format.ts';
import { TableOf } from './group-answer.tsx';
import { liveAnswerMessages } from './messages/index.ts';
import { recordLink } from './record-link.ts';
import { shownAtFirst, shownRows } from './shown-rows.ts';

type Found = Extract<Answer, { readonly kind: 'list' | 'table' }>;

interface FoundAnswerProps {
  readonly answer: Found;
  readonly plan: AnswerPlan;
  readonly label: string;
  readonly format: AnswerFormat;
}

/** What a search found, newest first, as a list or a table. Each row opens its record. */
export function FoundAnswer({ answer, plan, label, format }: FoundAnswerProps) {
  const m = useMessages(liveAnswerMessages);
  const { count } = useTimeFormat();
  const [isOpened, setOpened] = useState(false);
  const { rows: all, more } = shownRows(answer, plan);
  const rows = isOpened ? all : all.slice(0, shownAtFirst);
  const isWhole = rows.length === all.length;
  if (rows.length === 0) return <Text tone="muted">{m.nothing}</Text>;
  return (
    <>
      {answer.kind === 'table' ? (
        <TableOf label={label} headings={[m.day, m.name, ...answer.columns.map((column) => format.quantities[column])]}>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} columns={answer.columns} format={format} />
          ))}
        </TableOf>
      ) : (
        <PlainList divided aria-label={label}>
          {rows.map((row) => (
            <ListRow key={keyOf(row)} row={row} format={format} />
          ))}
        </PlainList>
      )}
      {!isWhole && (
        <Button variant="quiet" onPress={() => setOpened(true)}>
          {m.showMore}
        </Button>
      )}
      {isWhole && more > 0 && (
        <Link touch {...searchLink({ query: plan.query.text.replaceAll(/\s+/g, ' ').trim() })}>
          {m.moreResults({ count: count(more) })}
        </Link>
      )}
    </>
  );
}

interface RowProps {
  readonly row: AnswerRow;
  readonly format: AnswerFormat;
}

function ListRow({ row, format }: RowProps) {
  const { day, figures } = row;
  const listed = listFigures.flatMap((figure) => {
    const value = figures[figure];
    return value === undefined ? [] : format.figure(value, figure);
  });
  return (
    <li>
      <Link variant="row" {...recordLink(row)}>
        <Row as="span" gap={3} rowGap={0} paddingY={1} align="center" justify="between" wrap grow>
          <Text as="span" personal lines={2} weight="medium">
            {nameOf(row, format)}
          </Text>
          <SecondaryText as="span" numeric>
            {[day === null ? '' : format.day(day), ...listed].filter((part) => part !== '').join(' · ')}
          </SecondaryText>
        </Row>
      </Link>
    </li>
  );
}

/** Of a set, e1RM and volume follow from load and reps, so a line of a list leaves them out. */
const listFigures: readonly RowFigure[] = ['load', 'reps', 'distance', 'duration', 'pace', 'hr', 'weight'];

function TableRow({ row, columns, format }: RowProps & { readonly columns: readonly RowFigure[] }) {
  const m = useMessages(liveAnswerMessages);
  const { day, figures } = row;
  return (
    <tr>
      <td>{day === null ? m.noValue : format.day(day)}</td>
      <th scope="row">
        <Link touch {...recordLink(row)} dir="auto">
          {nameOf(row, format)}
        </Link>
      </th>
      {columns.map((column) => {
        const value = figures[column];
        return <td key={column}>{value === undefined ? m.noValue : format.figure(value, column)}</td>;
      })}
    </tr>
  );
}

function keyOf({ key, set, exercise }: AnswerRow): string {
  return `${key} ${set ?? ''} ${exercise ?? ''}`;
}
