import { useMemo, useState } from 'react';
import type { ListedItem, PlannedItem } from '#domain/import/plan/index.ts';
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
import { useChangeText } from './use-change-text.ts';
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
          {[changeText(item), kind, item.place === null ? '' : m.places[item.place], timeText(item), parts]
            .filter((part) => part !== '')
            .join(' · ')}
        </SecondaryText>
      </Stack>
    </Row>
  );
}
