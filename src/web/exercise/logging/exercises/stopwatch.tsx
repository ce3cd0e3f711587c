import { Square, Timer } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { setRows, type WorkoutSet } from '#domain/exercise/index.ts';
import { isDone, type Stopwatch, takeStopwatch } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { clockLabel, spokenLabel } from '../../rest-timer/index.ts';
import { useLog } from '../log/log-context.ts';
import { useStopwatch, useStopwatchSeconds } from '../log/use-stopwatch.ts';
import { loggingMessages } from '../messages/index.ts';
import styles from './exercises.module.css';

export interface StopwatchOfSetsProps {
  readonly sets: readonly WorkoutSet[];
}

/** A stopwatch for the next set to do. Stopping it fills in the seconds. Renders nothing if every set is completed. */
export function StopwatchOfSets({ sets }: StopwatchOfSetsProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const document = useDocument();
  const { count } = useTimeFormat();
  const [stopwatch, setStopwatch] = useStopwatch();
  const open = sets.filter((set) => !isDone(set));
  const timed = open.find(({ id }) => id === stopwatch?.set);
  const set = timed ?? open[0];
  if (set === undefined) return null;
  const rows = setRows(sets);
  const row = rows.find((each) => each.includes(set));
  const position = count(row === undefined ? 0 : rows.indexOf(row) + 1);
  const side = row?.length === 2 ? m.sides[set.set.result?.side ?? ''] : undefined;
  const number = side === undefined ? position : m.numberOfSide({ number: position, side });
  return (
    <Row gap={3} align="center">
      {timed !== undefined && stopwatch !== null && <Seconds stopwatch={stopwatch} />}
      <Button
        variant={timed === undefined ? 'quiet' : 'primary'}
        isWide
        icon={timed === undefined ? <Timer /> : <Square />}
        aria-label={timed === undefined ? m.startStopwatchOf({ number }) : m.stopStopwatchOf({ number })}
        onPress={() => {
          if (timed === undefined) return setStopwatch({ set: set.id, startedAt: document.now() });
          if (stopwatch !== null) log.change((draft) => takeStopwatch(draft, stopwatch, document.now()));
          setStopwatch(null);
        }}
      >
        {timed === undefined ? m.startStopwatch : m.stopStopwatch}
      </Button>
    </Row>
  );
}

function Seconds({ stopwatch }: { readonly stopwatch: Stopwatch }) {
  const { locale } = useLocale();
  const seconds = useStopwatchSeconds(stopwatch);
  return (
    <Row
      role="timer"
      size={5}
      numeric
      justify="center"
      className={styles.stopwatchTime}
      aria-label={spokenLabel(seconds, locale)}
    >
      {clockLabel(seconds, locale)}
    </Row>
  );
}
