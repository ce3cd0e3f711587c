import { useState } from 'react';
import type { TableMapping } from '#domain/import/table/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Heading, SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { GroupSelect } from '../groups/group-select.tsx';
import { SourceSelect } from '../groups/source-select.tsx';
import importStyles from '../import.module.css';
import { importMessages } from '../messages/index.ts';
import type { ImportSession } from '../session/import-session.ts';
import type { ImportState } from '../session/import-state.ts';
import type { OpenedTable } from '../worker/desk-protocol.ts';
import { openQuestion } from './open-question.ts';
import { TableMapper } from './table-mapper.tsx';

export interface MappingViewProps {
  readonly state: Extract<ImportState, { readonly kind: 'unclear' }>;
  readonly session: ImportSession;
}

/** Asks what the columns of tables mean, or which app the files are from. */
export function MappingView({ state, session }: MappingViewProps) {
  const { opened, tables } = state;
  const m = useMessages(importMessages);
  const [mappings, setMappings] = useState(state.mappings);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const included = tables.filter(({ key }) => !left.has(key));
  const question = openQuestion(included, mappings, m);
  const change = (key: string, mapping: TableMapping) => setMappings(new Map([...mappings, [key, mapping]]));
  const read = () => {
    const chosen = new Map([...mappings].filter(([key]) => !left.has(key)));
    session.readAs(opened, { mappings: chosen });
  };
  return (
    <>
      <GroupSelect groups={state.groups} session={session} />
      <SourceSelect opened={opened} how={{ mappings }} session={session} />
      <Stack as="section" ruled gap={4} paddingTop={6} align="start">
        <div>
          <SectionHeading>{m.table.title}</SectionHeading>
          <Text tone="muted">{m.table.text}</Text>
        </div>
        {tables.map((table) => (
          <TableChoice
            key={table.key}
            table={table}
            isAlone={tables.length === 1}
            isIncluded={!left.has(table.key)}
            onInclude={(isIncluded) => setLeft(isIncluded ? without(left, table.key) : new Set([...left, table.key]))}
            mapping={mappings.get(table.key) ?? table.mapping}
            onChange={(mapping) => change(table.key, mapping)}
          />
        ))}
      </Stack>
      <Row gap={4} align="center" justify="between" className={importStyles.bar}>
        <Button onPress={session.cancel}>{m.cancel}</Button>
        <Row gap={3} rowGap={2} align="center" justify="end" wrap>
          {question !== null && <SecondaryText id="open-question">{question}</SecondaryText>}
          <Button
            variant="primary"
            isDisabled={question !== null}
            {...(question !== null && { 'aria-describedby': 'open-question' })}
            onPress={read}
          >
            {m.table.continue}
          </Button>
        </Row>
      </Row>
    </>
  );
}

interface TableChoiceProps {
  readonly table: OpenedTable;
  readonly isAlone: boolean;
  readonly isIncluded: boolean;
  readonly onInclude: (isIncluded: boolean) => void;
  readonly mapping: TableMapping;
  readonly onChange: (mapping: TableMapping) => void;
}

function TableChoice({ table, isAlone, isIncluded, onInclude, ...mapper }: TableChoiceProps) {
  const m = useMessages(importMessages);
  return (
    <Stack gap={4} full>
      {isAlone ? (
        <Heading level={3} size={3} personal>
          {table.path}
        </Heading>
      ) : (
        <Checkbox isSelected={isIncluded} onChange={onInclude}>
          {m.table.isIncluded({ name: table.path })}
        </Checkbox>
      )}
      {isIncluded && <TableMapper table={table} {...mapper} />}
    </Stack>
  );
}

function without(keys: ReadonlySet<string>, removed: string): ReadonlySet<string> {
  return new Set([...keys].filter((key) => key !== removed));
}
