import {
  guessMapping,
  questionsOf,
  type TableKind,
  type TableMapping,
  type TableQuestion,
} from '#domain/import/table/index.ts';
import { useMessages } from '../../language/index.ts';
import { Grid } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { importMessages } from '../messages/index.ts';
import type { OpenedTable } from '../worker/desk-protocol.ts';
import { ColumnMapper } from './column-mapper.tsx';
import styles from './mapping.module.css';
import { questionText } from './open-question.ts';

export interface TableMapperProps {
  readonly table: OpenedTable;
  readonly mapping: TableMapping;
  readonly onChange: (mapping: TableMapping) => void;
}

const kinds = ['sets', 'measurements', 'activities'] as const satisfies readonly TableKind[];
const shownRows = 5;

/** Maps the columns of one table, beside its first rows. */
export function TableMapper({ table, mapping, onChange }: TableMapperProps) {
  const m = useMessages(importMessages);
  const questions = questionsOf(mapping, table.sample);
  const dateOrder = questions.find(({ code }) => code === 'table/date-order');
  const decimalMark = questions.find(({ code }) => code === 'table/decimal-mark');
  return (
    <>
      <Grid minColumn={14} gap={4}>
        <Select
          label={m.table.kind}
          placeholder={m.table.choose}
          options={kinds.map((id) => ({ id, label: m.table.kinds[id] }))}
          value={mapping.kind}
          onChange={(kind) => onChange(guessMapping(table.header, table.sample, kind).mapping)}
        />
        {(mapping.dateOrder !== null || dateOrder !== undefined) && (
          <Select
            label={m.table.dateOrder}
            {...(dateOrder !== undefined && { description: questionText(dateOrder, m) })}
            placeholder={m.table.choose}
            options={[
              { id: 'day-first', label: m.table.dayFirst },
              { id: 'month-first', label: m.table.monthFirst },
            ]}
            value={mapping.dateOrder}
            onChange={(chosen) => onChange({ ...mapping, dateOrder: chosen })}
          />
        )}
        {(mapping.decimalMark !== null || decimalMark !== undefined) && (
          <Select
            label={m.table.decimalMark}
            {...(decimalMark !== undefined && { description: questionText(decimalMark, m) })}
            placeholder={m.table.choose}
            options={[
              { id: '.', label: m.table.point },
              { id: ',', label: m.table.comma },
            ]}
            value={mapping.decimalMark}
            onChange={(chosen) => onChange({ ...mapping, decimalMark: chosen })}
          />
        )}
      </Grid>
      <MappedColumns table={table} mapping={mapping} questions={questions} onChange={onChange} />
    </>
  );
}

interface MappedColumnsProps extends TableMapperProps {
  readonly questions: readonly TableQuestion[];
}

/** Shows the first rows of a table, with what each column means as its heading. */
function MappedColumns({ table, mapping, questions, onChange }: MappedColumnsProps) {
  const m = useMessages(importMessages);
  const rows = table.sample.slice(0, shownRows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is reachable by keyboard
    <section className={styles.columns} aria-label={m.table.columns({ name: table.path })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.header.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their position
              <th key={at} scope="col">
                <ColumnMapper
                  at={at}
                  name={name.trim()}
                  reason={table.reasons[at] ?? null}
                  isUnitAsked={questions.some((question) => 'column' in question && question.column === at)}
                  mapping={mapping}
                  onChange={onChange}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their position
            <tr key={row}>
              {table.header.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={at} dir="auto">
                  {cells[at] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
