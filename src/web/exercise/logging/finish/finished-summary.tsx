import { ClipboardList, Play } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useMessages } from '../../../language/index.ts';
import { frontLink } from '../../../links/exercise.ts';
import { assign, type RecordEntry } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Grid, Row, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { SaveAsRoutine } from '../../routines/index.ts';
import { useLog } from '../log/log-context.ts';
import { loggingMessages } from '../messages/index.ts';
import { DurationQuestion } from './duration-question.tsx';
import styles from './finish.module.css';
import type { Finished } from './use-finishing.ts';
import { WorkoutRemark } from './workout-details.tsx';

export interface FinishedSummaryProps {
  readonly workout: RecordEntry<'workouts'>;
  /** If the workout has just been finished, so that focus moves to the summary. */
  readonly fresh?: Finished & { readonly onResume: () => void };
  readonly isReadOnly: boolean;
  /** The workout's figures and personal records. */
  readonly children: ReactNode;
}

/** The summary of a finished workout, with a field for its overall effort. */
export function FinishedSummary({ workout, fresh, isReadOnly, children }: FinishedSummaryProps) {
  const l = useMessages(loggingMessages);
  const section = useRef<HTMLElement>(null);
  const isFresh = fresh !== undefined;
  useEffect(() => {
    if (!isFresh) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [isFresh]);
  return (
    <Surface
      as="section"
      ref={section}
      scale="large"
      look="shadow"
      gap={4}
      tabIndex={-1}
      className={styles.summary}
      aria-label={l.summary}
    >
      <SectionHeading>{l.summary}</SectionHeading>
      {fresh?.endedThen != null && <SecondaryText>{l.endedThen({ when: fresh.endedThen })}</SecondaryText>}
      <DurationQuestion workout={workout} />
      {children}
      <Effort effort={workout.value.effort ?? null} isReadOnly={isReadOnly} />
      <WorkoutRemark workout={workout} />
      {fresh !== undefined && (
        <Stack gap={2}>
          <Link variant="primary" {...frontLink}>
            {l.done}
          </Link>
          {workout.value.routine === undefined && <SaveButton workout={workout} />}
          <Button variant="quiet" isWide icon={<Play />} onPress={fresh.onResume}>
            {l.resume}
          </Button>
        </Stack>
      )}
    </Surface>
  );
}

/** Offers to plan what was done without a routine. */
function SaveButton({ workout }: Pick<FinishedSummaryProps, 'workout'>) {
  const l = useMessages(loggingMessages);
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Button variant="quiet" isWide icon={<ClipboardList />} onPress={() => setSaving(true)}>
        {l.saveAsRoutine}
      </Button>
      {isSaving && (
        <Suspense>
          <SaveAsRoutine workout={workout} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  );
}

const efforts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface EffortProps {
  /** 0–10; null if not set. */
  readonly effort: number | null;
  readonly isReadOnly: boolean;
}

function Effort({ effort, isReadOnly }: EffortProps) {
  const log = useLog();
  const l = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const setEffort = (next: number | undefined) => log.change(assign({ effort: next }));
  const label = (value: number) => l.effortOf({ effort: count(value), description: l.effortWords[value] ?? '' });
  return (
    <Stack gap={2}>
      <RadioGroup
        aria-label={l.effort}
        orientation="horizontal"
        isReadOnly={isReadOnly}
        value={effort === null ? null : String(Math.round(effort))}
        onChange={(value) => setEffort(Number(value))}
      >
        <Stack gap={2}>
          <Text weight="medium">{l.effort}</Text>
          <Grid minColumn={2.75} gap={1}>
            {efforts.map((value) => (
              <Radio key={value} value={String(value)} className={styles.effortChoice ?? ''} aria-label={label(value)}>
                {count(value)}
              </Radio>
            ))}
          </Grid>
        </Stack>
      </RadioGroup>
      <Row touch gap={2} align="center" justify="between" wrap>
        <SecondaryText>{effort === null ? l.effortText : (l.effortWords[Math.round(effort)] ?? '')}</SecondaryText>
        {effort !== null && !isReadOnly && (
          <Button variant="quiet" onPress={() => setEffort(undefined)}>
            {l.clear}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
