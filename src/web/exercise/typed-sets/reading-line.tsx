import { Button as PlainButton } from 'react-aria-components/Button';
import type { LineReading } from '#domain/exercise/notation/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { Text } from '../../ui/text.tsx';
import { type ChipFormat, effortInWords, setsInWords } from './reading-words.ts';
import styles from './typed-sets.module.css';

export interface ReadingLineProps extends ChipFormat {
  readonly reading: LineReading;
  /** Reads the numbers the other way round. */
  readonly onSwap: () => void;
}

/**
 * A line as it was read: `A1 · Bench press · 80 kg × 5, 5, 4 · RPE 8 · remark`. What is unsure is underlined, and a
 * press swaps it if it can be read the other way round.
 */
export function ReadingLine({ reading, words, nameOf, formatOf, onSwap }: ReadingLineProps) {
  const format = formatOf(reading.exercise);
  const sets = setsInWords(reading.sets, format);
  const effort = effortInWords(reading.sets, format);
  const remark = reading.isCue ? words.cue({ cue: reading.remark }) : reading.remark;
  const isLoadUnsure = reading.doubts.some(({ about }) => about === 'load');
  return (
    <>
      {reading.superset !== null && `${reading.superset.letter}${reading.superset.place} · `}
      <Text as="strong" weight="strong" personal>
        {nameOf(reading.exercise)}
      </Text>
      {' · '}
      {reading.otherwise !== null ? (
        <PlainButton
          className={classNames(styles.unsure, styles.swap)}
          aria-label={words.swap({ words: sets })}
          preventFocusOnPress
          onPress={onSwap}
        >
          {sets}
        </PlainButton>
      ) : (
        <span className={isLoadUnsure ? styles.unsure : undefined} title={isLoadUnsure ? words.usualLoad : undefined}>
          {sets}
        </span>
      )}
      {effort !== '' && ` · ${effort}`}
      {reading.remark !== '' && (
        <>
          {' · '}
          <span dir="auto">{remark}</span>
        </>
      )}
    </>
  );
}
