import { Button as PlainButton } from 'react-aria-components/Button';
import type { LineReading } from '#domain/exercise/notation/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { effortInWords, type SetsFormat, setsInWords } from './reading-words.ts';
import styles from './typed-sets.module.css';

export interface ReadingLineProps {
  readonly name: string;
  readonly reading: LineReading;
  readonly format: SetsFormat;
  /** Reads the numbers the other way round; null if it cannot be chosen here. */
  readonly onSwap: (() => void) | null;
}

/**
 * A line as it was read: `Bench press · 80 kg × 5, 5, 4 · RPE 8 · remark`. What is unsure is underlined, and a press
 * swaps it if it can be read the other way round.
 */
export function ReadingLine({ name, reading, format, onSwap }: ReadingLineProps) {
  const { words } = format;
  const sets = setsInWords(reading.sets, format);
  const effort = effortInWords(reading.sets, format);
  const remark = reading.isCue ? words.cue({ cue: reading.remark }) : reading.remark;
  const isLoadUnsure = reading.doubts.some(({ about }) => about === 'load');
  return (
    <>
      <strong className={styles.name} dir="auto">
        {name}
      </strong>
      {' · '}
      {reading.otherwise !== null && onSwap !== null ? (
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
