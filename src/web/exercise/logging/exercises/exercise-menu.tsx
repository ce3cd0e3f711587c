import {
  ArrowLeftRight,
  CornerUpRight,
  ExternalLink,
  History,
  Lightbulb,
  Link2,
  ListChecks,
  ListOrdered,
  MessageSquare,
  Repeat2,
  SkipForward,
  Unlink,
} from 'lucide-react';
import { type ComponentProps, memo, useState } from 'react';
import type { ExerciseSession } from '#domain/exercise/history/index.ts';
import type { KnownExercise, WorkoutExercise } from '#domain/exercise/index.ts';
import {
  canSplitSides,
  hasSplitSides,
  joinSides,
  joinSuperset,
  leaveSuperset,
  moveExercise,
  removeExercise,
  skipExercise,
  splitSides,
  takeLastTime,
} from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../../language/index.ts';
import { exerciseLink } from '../../../links/exercise.ts';
import { useDocument } from '../../../replica/index.ts';
import { DeleteItem, MenuItem, MenuSeparator, MoreMenu, MoveItems } from '../../../ui/menu.tsx';
import { WarmUpItem } from '../../rest-timer/index.ts';
import { useLog } from '../log/log-context.ts';
import { loggingMessages } from '../messages/index.ts';
import type { NoteOfExercise } from '../remarks/exercise-notes.tsx';
import { SeveralSets } from '../sets/several-sets.tsx';
import { isUntouched } from './last-time-line.tsx';

/** What an exercise's menu needs to know about the neighbouring exercises. */
export interface Neighbours {
  readonly before: string | null;
  readonly after: string | null;
  readonly all: () => readonly WorkoutExercise[];
}

export interface ExerciseMenuProps {
  readonly id: string;
  /**
   * Returns the current exercise when an action runs, so that the menu does not render again with each change of a set.
   */
  readonly current: () => WorkoutExercise;
  readonly name: string;
  readonly known: KnownExercise | undefined;
  readonly place: string | undefined;
  readonly neighbours: Neighbours;
  readonly supersetLetter: string | null;
  /** The last session, if the menu offers to copy it. In a superset there is no room for this elsewhere. */
  readonly last: ExerciseSession | null;
  readonly isSkipped: boolean;
  readonly onNote: (note: NoteOfExercise) => void;
  readonly onReorder: () => void;
  readonly onSwap: (id: string) => void;
}

export const ExerciseMenu = memo(function ExerciseMenu(props: ExerciseMenuProps) {
  const { id, current, name, known, place, last, isSkipped, onNote, onSwap } = props;
  const log = useLog();
  const m = useMessages(loggingMessages);
  const document = useDocument();
  const [isChangingSeveral, setChangingSeveral] = useState(false);
  const skip = () =>
    log.changeWithUndo(m.skippedNow({ name }), (draft) => {
      skipExercise(draft, id, true);
      return (later) => skipExercise(later, id, false);
    });
  return (
    <>
      <MoreMenu label={m.moreAbout({ name })}>
        <RemarkItem current={current} onNote={onNote} />
        <MenuItem icon={<CornerUpRight />} onAction={() => onNote('nextTime')}>
          {m.noteForNextTime}
        </MenuItem>
        {known !== undefined && (
          <MenuItem icon={<Lightbulb />} onAction={() => onNote('cue')}>
            {known.cue === null ? m.addCue : m.editCue}
          </MenuItem>
        )}
        {last !== null && <TakeLast current={current} last={last} />}
        {known !== undefined && !isSkipped && (
          <WarmUp current={current} known={known} place={place} onAdd={log.changeWithUndo} />
        )}
        {known?.isUnilateral === true && !isSkipped && <SidesItem current={current} />}
        <OrderItems {...props} />
        <MenuSeparator />
        <MenuItem icon={<ListChecks />} onAction={() => setChangingSeveral(true)}>
          {m.several}
        </MenuItem>
        <MenuItem icon={<Repeat2 />} onAction={() => onSwap(id)}>
          {m.replace}
        </MenuItem>
        {!isSkipped && (
          <MenuItem icon={<SkipForward />} onAction={skip}>
            {m.skip}
          </MenuItem>
        )}
        {known !== undefined && (
          <MenuItem icon={<ExternalLink />} link={exerciseLink(known.id)}>
            {m.openExercise}
          </MenuItem>
        )}
        <DeleteItem
          onAction={() =>
            log.changeWithUndo(m.exerciseRemoved({ name }), (draft) => removeExercise(draft, id, document.now()))
          }
        >
          {m.removeExercise({ name })}
        </DeleteItem>
      </MoreMenu>
      {isChangingSeveral && (
        <SeveralSets exercise={current()} known={known} onClose={() => setChangingSeveral(false)} />
      )}
    </>
  );
});

/** A menu item that opens the remark of the exercise. Reads the remark when the menu opens. */
function RemarkItem({ current, onNote }: Pick<ExerciseMenuProps, 'current' | 'onNote'>) {
  const m = useMessages(loggingMessages);
  return (
    <MenuItem icon={<MessageSquare />} onAction={() => onNote('remark')}>
      {current().exercise.remark === undefined ? m.addNote : m.editNote}
    </MenuItem>
  );
}

interface TakeLastProps extends Pick<ExerciseMenuProps, 'current'> {
  readonly last: ExerciseSession;
}

/**
 * A menu item that copies all sets of the last session, offered while none of today's sets has a value. Reads the sets
 * when the menu opens.
 */
function TakeLast({ current, last }: TakeLastProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  if (!isUntouched(current())) return null;
  return (
    <MenuItem
      icon={<History />}
      onAction={() =>
        log.changeWithUndo(m.copiedAll, (draft) =>
          takeLastTime(draft, current(), { last: last.sets, newId: log.newId }),
        )
      }
    >
      {m.copyAll}
    </MenuItem>
  );
}

/** A menu item that logs pending sets by side, or both sides as one again. Reads the sets when the menu opens. */
function SidesItem({ current }: Pick<ExerciseMenuProps, 'current'>) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const { sets } = current();
  if (hasSplitSides(sets)) {
    return (
      <MenuItem
        icon={<ArrowLeftRight />}
        onAction={() => log.changeWithUndo(m.sidesJoined, (draft) => joinSides(draft, current()))}
      >
        {m.joinSides}
      </MenuItem>
    );
  }
  if (!canSplitSides(sets)) return null;
  return (
    <MenuItem
      icon={<ArrowLeftRight />}
      onAction={() => log.changeWithUndo(m.sidesSplit, (draft) => splitSides(draft, current(), log.newId))}
    >
      {m.splitSides}
    </MenuItem>
  );
}

type WarmUpProps = Omit<ComponentProps<typeof WarmUpItem>, 'exercise'> & Pick<ExerciseMenuProps, 'current'>;

/** A menu item that adds warm-up sets. Reads the sets when the menu opens. */
function WarmUp({ current, ...rest }: WarmUpProps) {
  return <WarmUpItem exercise={current()} {...rest} />;
}

type OrderItemsProps = Pick<ExerciseMenuProps, 'id' | 'neighbours' | 'supersetLetter' | 'onReorder'>;

/** The menu items that move the exercise within the workout, into a superset or out of it. */
function OrderItems({ id, neighbours, supersetLetter, onReorder }: OrderItemsProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const { before, after, all } = neighbours;
  const move = (by: -1 | 1) =>
    log.change((draft) => moveExercise(draft, all(), id, all().findIndex((each) => each.id === id) + by));
  return (
    <>
      {after !== null && (
        <MenuItem
          icon={<Link2 />}
          onAction={() => log.change((draft) => joinSuperset(draft, [id, after], log.newId()))}
        >
          {m.joinNext}
        </MenuItem>
      )}
      {supersetLetter !== null && (
        <MenuItem icon={<Unlink />} onAction={() => log.change((draft) => leaveSuperset(draft, id))}>
          {m.leaveSuperset}
        </MenuItem>
      )}
      <MoveItems labels={m} canMove={(by) => (by === -1 ? before : after) !== null} onMove={move} />
      <MenuItem icon={<ListOrdered />} onAction={onReorder}>
        {m.reorder}
      </MenuItem>
    </>
  );
}
