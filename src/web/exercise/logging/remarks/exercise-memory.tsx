import { CornerUpRight, Lightbulb, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  answerNextTime,
  type LastRemark,
  type MemoryAtBar,
  type NextTimeAnswer,
  type NextTimeNote,
} from '#domain/exercise/memory/index.ts';
import { useMessages } from '../../../language/index.ts';
import { dayLink } from '../../../links/notes.ts';
import { useDayLabel } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useLog } from '../log/log-context.ts';
import { loggingMessages } from '../messages/index.ts';
import styles from './exercise-memory.module.css';

export interface CueLineProps {
  readonly cue: string;
  /** Null if the cue cannot be changed here. */
  readonly onEdit: (() => void) | null;
}

/** Shows the cue of an exercise. A tap edits it. */
export function CueLine({ cue, onEdit }: CueLineProps) {
  const l = useMessages(loggingMessages);
  const shown = (
    <Line icon={<Lightbulb size="1rem" />}>
      <VisuallyHidden>{onEdit === null ? l.cueIs : l.editCueIs} </VisuallyHidden>
      <span dir="auto">{cue}</span>
    </Line>
  );
  if (onEdit === null) return <div className={styles.line}>{shown}</div>;
  return (
    <AriaButton className={styles.line ?? ''} onPress={onEdit}>
      {shown}
    </AriaButton>
  );
}

export interface EarlierNotesProps extends Pick<MemoryAtBar, 'nextTime' | 'lastRemark'> {
  /** The id of the exercise within the workout. */
  readonly exercise: string;
  /** Called when a question has been answered and its buttons disappear. */
  readonly onAnswered: () => void;
}

/** Shows what earlier workouts noted for this one, and the last remark, which leads to its day. */
export function EarlierNotes({ nextTime, lastRemark, exercise, onAnswered }: EarlierNotesProps) {
  const log = useLog();
  const l = useMessages(loggingMessages);
  const answer = (given: NextTimeAnswer) => {
    log.changeWithUndo(l.answered, (draft) => answerNextTime(draft, exercise, given));
    onAnswered();
  };
  return (
    <>
      {nextTime.map((note) => (
        <NextTimeLine key={`${note.workout} ${note.exercise}`} note={note} />
      ))}
      {nextTime.some(({ step }) => step === 'ask') && <HelpQuestion onAnswer={answer} />}
      {lastRemark !== null && <LastRemarkLine remark={lastRemark} />}
    </>
  );
}

function NextTimeLine({ note: { text, day } }: { readonly note: NextTimeNote }) {
  const l = useMessages(loggingMessages);
  const dayLabel = useDayLabel();
  return (
    <Link variant="plain" className={styles.line ?? ''} {...dayLink(day)}>
      <Line icon={<CornerUpRight size="1rem" />} isStrong>
        {l.notedForNextTime({ day: dayLabel(day) })} <span dir="auto">{text}</span>
      </Line>
    </Link>
  );
}

function HelpQuestion({ onAnswer }: { readonly onAnswer: (answer: NextTimeAnswer) => void }) {
  const l = useMessages(loggingMessages);
  return (
    <Row
      as="fieldset"
      gap={2}
      rowGap={0}
      align="center"
      justify="between"
      wrap
      className={styles.question}
      aria-label={l.didItHelp}
    >
      <Text size={2}>{l.didItHelp}</Text>
      <Row wrap>
        {(['helped', 'didNotHelp', 'later'] as const).map((answer) => (
          <Button key={answer} variant="quiet" onPress={() => onAnswer(answer)}>
            {l.helpAnswers[answer]}
          </Button>
        ))}
      </Row>
    </Row>
  );
}

function LastRemarkLine({ remark: { text, day } }: { readonly remark: LastRemark }) {
  const l = useMessages(loggingMessages);
  const dayLabel = useDayLabel();
  return (
    <Link variant="plain" className={styles.line ?? ''} {...dayLink(day)}>
      <Line icon={<MessageSquare size="1rem" />}>
        <VisuallyHidden>{l.lastNote} </VisuallyHidden>
        {l.notedOn({ day: dayLabel(day) })} <span dir="auto">{text}</span>
      </Line>
    </Link>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Line({ icon, isStrong = false, children }: LineProps) {
  return (
    <>
      <Row as="span" tone="muted" aria-hidden="true">
        {icon}
      </Row>
      <Text as="span" size={2} tone={isStrong ? 'ink' : 'muted'} lines={2}>
        {children}
      </Text>
    </>
  );
}
