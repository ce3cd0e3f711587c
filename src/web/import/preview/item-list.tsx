import { useMemo, useState } from 'react';
import type { ListedItem, PlannedItem, ShownChange } from '#domain/import/plan/index.ts';
import { type Quantity, roundedIn, type Unit, units } from '#domain/kernel/index.ts';
import { setLabel, useActivityLabels, useCatalogue, useLoadUnits } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRowHeight } from '../../records/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import { useItemTitle } from '../words/use-item-title.ts';
import { ItemDialog } from './item-dialog.tsx';
import styles from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';
import { recordKind } from './record-kind.ts';
import { type ItemList, useItemPages, useListedItem } from './use-item-pages.ts';

export interface ItemListViewProps extends PreviewProps {
  readonly verdict: PlannedItem['verdict'];
  readonly label: string;
  readonly count: number;
}

/** Rows that fit without scrolling. The half of the last one shows that there are more. */
const maxRows = 7.5;
const rowRem = 3.75;

/** Lists the items of a group. Space chooses one or leaves it out, and Enter shows it. */
export function ItemListView({ verdict, label, count, state, session }: ItemListViewProps) {
  const pages = useItemPages(session, { verdict }, state.plan);
  const rowHeight = useRowHeight(rowRem);
  const titleOf = useItemTitle();
  const [opened, setOpened] = useState<ListedItem | null>(null);
  const rows = useMemo(() => Array.from({ length: count }, (_, index) => ({ id: String(index), index })), [count]);
  const canChoose = verdict !== 'same';
  const isChosen = ({ at }: ListedItem) => state.verdicts.includes(verdict) !== state.exceptions.has(at);
  const toggle = (item: ListedItem | null) => {
    if (item !== null && canChoose && !state.isPlanning) session.toggleItem(item);
  };
  return (
    <div className={styles.items} style={{ blockSize: Math.min(count, maxRows) * rowHeight }}>
      <VirtualList
        label={label}
        items={rows}
        rowHeight={rowHeight}
        textOf={({ index }) => {
          const item = pages.itemAt(index);
          return item === null ? '' : titleOf(item.title);
        }}
        onAction={(id) => setOpened(pages.itemAt(Number(id)))}
        onSpace={(id) => toggle(pages.itemAt(Number(id)))}
      >
        {({ index }) => (
          <ItemRow pages={pages} index={index} {...(canChoose && { isChosen, isDisabled: state.isPlanning, toggle })} />
        )}
      </VirtualList>
      {opened !== null && (
        <ItemDialog
          item={opened}
          session={session}
          {...(canChoose && { isChosen: isChosen(opened), onToggle: () => toggle(opened) })}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

interface ItemRowProps {
  readonly pages: ItemList;
  readonly index: number;
  /** Absent for items that cannot be chosen. */
  readonly isChosen?: (item: ListedItem) => boolean;
  readonly isDisabled?: boolean;
  readonly toggle?: (item: ListedItem) => void;
}

function ItemRow({ pages, index, isChosen, isDisabled = false, toggle }: ItemRowProps) {
  const m = useMessages(importMessages);
  const { day, listed } = useImportFormat();
  const titleOf = useItemTitle();
  const activityLabels = useActivityLabels();
  const changeText = useChangeText();
  const item = useListedItem(pages, index);
  if (item === null) {
    return <SecondaryText>{m.loading}</SecondaryText>;
  }
  const timeText = ({ time, isTimeOfFile }: ListedItem) => {
    if (time === null) return '';
    return isTimeOfFile ? m.dayOfFile({ day: day(time) }) : day(time);
  };
  const title = titleOf(item.title);
  const parts = item.kind === 'note' ? item.parts.join(' / ') : listed(item.parts);
  const { what, when } = item.activity === null ? { what: '', when: timeText(item) } : activityLabels(item.activity);
  const kind = item.kind === 'record' ? recordKind(item.key, m) : '';
  return (
    <Row gap={1} align="center">
      {isChosen !== undefined && (
        <Checkbox
          className={styles.box ?? ''}
          isLabelHidden
          excludeFromTabOrder
          isDisabled={isDisabled}
          isSelected={isChosen(item)}
          onChange={() => toggle?.(item)}
        >
          {m.importIt({ title })}
        </Checkbox>
      )}
      <Stack>
        <Text lines={1} weight="medium" personal>
          {title}
        </Text>
        <SecondaryText lines={1} personal>
          {[changeText(item), kind, item.place === null ? '' : m.places[item.place], what, when, parts]
            .filter((part) => part !== '')
            .join(' · ')}
        </SecondaryText>
      </Stack>
    </Row>
  );
}

/**
 * Returns a function that says what an update changes: `60 kg × 8 → 132.5 kg × 8 and 3 more`. Empty for other items.
 */
function useChangeText(): (item: ListedItem) => string {
  const m = useMessages(importMessages);
  const catalogue = useCatalogue();
  const unitOf = useLoadUnits();
  const { count: number } = useImportFormat();
  const amount = ({ si, typed, unit }: Quantity) => {
    const shown =
      typed ?? number(unit !== undefined && Object.hasOwn(units, unit) ? roundedIn({ si }, unit as Unit) : si);
    return unit === undefined ? shown : `${shown} ${unit}`;
  };
  const sides = (change: ShownChange): readonly [string, string] => {
    if (change.kind === 'words') return [change.before || m.nothing, change.after || m.nothing];
    if (change.kind === 'amount') return [amount(change.before), amount(change.after)];
    const known = change.exercise === null ? undefined : catalogue.get(change.exercise);
    const writing = { tracking: known?.tracking, unit: unitOf(known), number };
    const label = (result: typeof change.before) =>
      result === null ? m.nothing : setLabel(result, writing) || m.nothing;
    return [label(change.before), label(change.after)];
  };
  return ({ changes }) => {
    if (changes === null || changes.count === 0) return '';
    if (changes.first === null) return m.changeCount({ count: changes.count });
    const [before, after] = sides(changes.first);
    const others = changes.count - 1;
    const shown = m.changed({ before, after });
    return others === 0 ? shown : m.changedAndMore({ change: shown, count: others });
  };
}
