import { useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Reading } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDayLabel } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { Heading, SecondaryText, Text } from '../../ui/text.tsx';
import styles from './body.module.css';
import { bodyMessages } from './messages/index.ts';
import { ReadingDialog } from './reading-dialog.tsx';
import { useMeasureFormat } from './use-measure-format.ts';
import type { NamedMeasure } from './use-measures.ts';

export interface ReadingsListProps {
  readonly measure: NamedMeasure;
  /** Oldest first. */
  readonly readings: readonly Reading[];
  readonly level: 2 | 3;
}

const rowsAtOnce = 20;

/** All values of a measurement, newest first. Each opens a dialog to edit or delete it. */
export function ReadingsList({ measure, readings, level }: ReadingsListProps) {
  const m = useMessages(bodyMessages);
  const [rows, setRows] = useState(rowsAtOnce);
  const [opened, setOpened] = useState<Reading | null>(null);
  const latestFirst = useMemo(() => readings.toReversed(), [readings]);
  return (
    <Stack as="section" gap={2} aria-label={m.entries}>
      <Heading level={level} size={4}>
        {m.entries}
      </Heading>
      <PlainList bleedX={3} divided>
        {latestFirst.slice(0, rows).map((reading) => (
          <li key={reading.id}>
            <ReadingRow measure={measure} reading={reading} onOpen={() => setOpened(reading)} />
          </li>
        ))}
      </PlainList>
      {rows < readings.length && (
        <Button variant="quiet" isWide onPress={() => setRows(rows + 5 * rowsAtOnce)}>
          {m.showMore}
        </Button>
      )}
      <ReadingDialog measure={measure} reading={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
}

interface ReadingRowProps {
  readonly measure: NamedMeasure;
  readonly reading: Reading;
  readonly onOpen: () => void;
}

function ReadingRow({ measure, reading, onOpen }: ReadingRowProps) {
  const m = useMessages(bodyMessages);
  const { valueLabels } = useMeasureFormat();
  const dayLabel = useDayLabel();
  const about = [reading.method === 'navy' ? m.navyMethod : reading.method, reading.remark].filter(
    (words) => words !== null,
  );
  return (
    <AriaButton className={classNames(styles.reading)} onPress={onOpen}>
      <Text as="span" numeric weight="medium">
        {valueLabels(reading.value, measure.dimension)}
      </Text>
      <SecondaryText as="span">{dayLabel(reading.day)}</SecondaryText>
      {about.length > 0 && (
        <SecondaryText as="span" lines={2} personal className={styles.readingAbout ?? ''}>
          {about.join(' · ')}
        </SecondaryText>
      )}
    </AriaButton>
  );
}
