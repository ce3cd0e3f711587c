import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Answer, AnswerPlan } from '#domain/search/answer-language/index.ts';
import { DayChart, Explained } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Table } from '../ui/table.tsx';
import { Text } from '../ui/text.tsx';
import type { AnswerFormat } from './answer-format.ts';
import styles from './live-answers.module.css';
import { liveAnswerMessages } from './messages/index.ts';
import { AnswerInputs, formulaOf } from './number-answer.tsx';
import { maxShown, shownAtFirst } from './shown-rows.ts';

type Groups = Extract<Answer, { readonly kind: 'groups' }>;

interface GroupAnswerProps {
  readonly answer: Groups;
  readonly label: string;
  /** Shown above a chart in place of its label. */
  readonly caption: ReactNode;
  readonly format: AnswerFormat;
}

/** Exercises have no place on an axis of days, so they are always a table. */
export function isChart({ form, by }: Pick<AnswerPlan, 'form' | 'by'>): boolean {
  return form === 'chart' && by !== 'exercise';
}

/** Values by day, week, month or exercise. */
export function GroupAnswer(props: GroupAnswerProps) {
  const m = useMessages(liveAnswerMessages);
  const { groups } = props.answer;
  if (groups.length === 0) return <Text tone="muted">{m.nothing}</Text>;
  return isChart(props.answer) ? <GroupChart {...props} /> : <GroupTable {...props} />;
}

function GroupChart({ answer, label, caption, format }: GroupAnswerProps) {
  const { groups, unit, formula } = answer;
  const quantity = formula.measure?.quantity;
  const days = useMemo(() => groups.map(({ group }) => group), [groups]);
  const series = useMemo(
    () => [
      {
        label,
        values: groups.map(({ value }) => format.toAxis(value, unit, quantity)),
        form: isAddedUp(answer) ? ('bars' as const) : ('line' as const),
        opened: (_: string, at: number) => <GroupValue answer={answer} at={at} format={format} />,
      },
    ],
    [label, groups, unit, quantity, answer, format],
  );
  const onAxis = useCallback((drawn: number) => format.onAxis(drawn, unit, quantity), [format, unit, quantity]);
  return (
    <Suspense fallback={<div className={styles.chart} />}>
      <DayChart {...{ label, caption, days, series }} format={onAxis} isDuration={unit === 's' || unit === 's/m'} />
    </Suspense>
  );
}

function GroupTable({ answer, label, format }: GroupAnswerProps) {
  const m = useMessages(liveAnswerMessages);
  const { groups, by, formula } = answer;
  const [shown, setShown] = useState(shownAtFirst);
  const heading = formula.measure === null ? m.valueHeading : format.quantities[formula.measure.quantity];
  // groups by time are oldest first, and a table begins with what is newest
  const order = groups.map((_, at) => (by === 'exercise' ? at : groups.length - 1 - at));
  return (
    <>
      <TableOf label={label} headings={[format.groups[by], heading]}>
        {order.slice(0, shown).map((at) => (
          <tr key={groups[at]?.group}>
            <th scope="row">{format.group(groups[at]?.group ?? '', by)}</th>
            <td>
              <GroupValue answer={answer} at={at} format={format} />
            </td>
          </tr>
        ))}
      </TableOf>
      {shown < order.length && (
        <Button variant="quiet" onPress={() => setShown(shown + maxShown)}>
          {m.showMore}
        </Button>
      )}
    </>
  );
}

interface TableOfProps {
  readonly label: string;
  readonly headings: readonly string[];
  readonly children: ReactNode;
}

/** A table that scrolls on its own if it is wider than the text. */
export function TableOf({ label, headings, children }: TableOfProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scrollable table reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <Table headings={headings} atEnd="last" size={2} numeric stickyHead className={styles.table ?? ''}>
        {children}
      </Table>
    </section>
  );
}

function GroupValue({ answer, at, format }: Pick<GroupAnswerProps, 'answer' | 'format'> & { readonly at: number }) {
  const group = answer.groups[at];
  if (group === undefined) return null;
  const { value, inputs } = group;
  return (
    <Explained
      formula={formulaOf(answer)}
      inputs={() => <AnswerInputs inputs={inputs} of={answer} format={format} />}
      isInTable
    >
      {format.value(value, answer.unit, answer.formula.measure?.quantity)}
    </Explained>
  );
}

function isAddedUp({ formula: { measure } }: Groups): boolean {
  return measure?.aggregate === 'sum' || measure?.aggregate === 'count';
}
