import {
  type ColumnReason,
  type ColumnTarget,
  fieldsByKind,
  type TableField,
  type TableMapping,
} from '#domain/import/table/index.ts';
import { useMeasures } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { OptionalSelect } from '../../ui/optional-select.tsx';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import { isUnitOf, unitsOf } from './column-units.ts';
import styles from './mapping.module.css';

export interface ColumnMapperProps {
  readonly at: number;
  readonly name: string;
  /** Why the column was recognised, or not. */
  readonly reason: ColumnReason | null;
  readonly isUnitAsked: boolean;
  readonly mapping: TableMapping;
  readonly onChange: (mapping: TableMapping) => void;
}

/** Chooses what a column means, with its unit and its measurement where it has one. */
export function ColumnMapper({ at, name, reason, isUnitAsked, mapping, onChange }: ColumnMapperProps) {
  const m = useMessages(importMessages);
  const shownName = name === '' ? m.table.unnamed({ number: String(at + 1) }) : name;
  const target = mapping.columns[at] ?? null;
  const change = (next: ColumnTarget | null) => onChange({ ...mapping, columns: mapping.columns.with(at, next) });
  const units = target === null ? [] : unitsOf(target);
  return (
    <Stack gap={2} className={styles.column}>
      <Text as="span" weight="strong" personal lines={2}>
        {shownName}
      </Text>
      {mapping.kind !== null && (
        <OptionalSelect
          label={m.table.meaningOf({ name: shownName })}
          isLabelHidden
          none={m.table.notImported}
          options={fieldsByKind[mapping.kind].map((id) => ({ id, label: m.table.fields[id] }))}
          value={target?.field ?? null}
          onChange={(field) => change(field && targetOf(field, name))}
        />
      )}
      {target?.field === 'measurement' && (
        <MeasureSelect name={shownName} target={target} column={name} onChange={change} />
      )}
      {target !== null && units.length > 0 && (isUnitAsked || target.unit !== null) && (
        <Select
          label={m.table.unitOf({ name: shownName })}
          isLabelHidden
          placeholder={m.table.unit}
          options={units.map((unit) => ({ id: unit, label: unit }))}
          value={target.unit}
          onChange={(unit) => {
            if (isUnitOf(target, unit)) change({ ...target, unit });
          }}
        />
      )}
      {reason !== null && mapping.kind !== null && (
        <Text as="span" size={1} tone="muted">
          {m.table.reasons[reason.code]}
        </Text>
      )}
    </Stack>
  );
}

function targetOf(field: TableField, name: string): ColumnTarget {
  return { field, unit: null, measure: field === 'measurement' ? { name } : null };
}

interface MeasureSelectProps {
  readonly name: string;
  /** The name in the table, which a new measurement gets. */
  readonly column: string;
  readonly target: ColumnTarget;
  readonly onChange: (target: ColumnTarget) => void;
}

function MeasureSelect({ name, column, target, onChange }: MeasureSelectProps) {
  const m = useMessages(importMessages);
  const measures = useMeasures();
  const { measure } = target;
  return (
    <OptionalSelect
      label={m.table.measureOf({ name })}
      isLabelHidden
      none={m.table.asNamed({ name: column })}
      options={measures.map(({ id, name: label }) => ({ id, label }))}
      value={measure !== null && 'id' in measure ? measure.id : null}
      onChange={(id) => onChange({ ...target, measure: id === null ? { name: column } : { id } })}
    />
  );
}
