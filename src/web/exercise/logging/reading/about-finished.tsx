import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Figure } from '../../../ui/figures.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { LinkedText } from '../../mentions/index.ts';
import { DurationQuestion } from '../finish/duration-question.tsx';
import { SummaryFigures, type SummaryFiguresProps } from '../finish/summary-figures.tsx';
import { loggingMessages } from '../messages/index.ts';

/** The figures of a finished workout, how hard it was, and its note. */
export function AboutFinished(props: SummaryFiguresProps) {
  const m = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const { effort, remark = '' } = props.workout.value;
  return (
    <Stack as="section" gap={4} aria-label={m.summary}>
      <DurationQuestion workout={props.workout} />
      <SummaryFigures {...props} />
      {effort !== undefined && (
        <dl>
          <Figure label={m.effort} value={count(effort)} note={m.effortWords[Math.round(effort)]} />
        </dl>
      )}
      {remark.trim() !== '' && (
        <Text personal multiline>
          <LinkedText text={remark} />
        </Text>
      )}
    </Stack>
  );
}
