import { ArrowRight, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import type { KnownExercises } from '#domain/exercise/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { ExercisePicker, useCatalogue } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Table } from '../../ui/table.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type ImportMessages, importMessages } from '../messages/index.ts';
import { appName } from '../words/app-names.ts';
import type { ReadFiles } from '../worker/desk-protocol.ts';
import { tableApp } from '../worker/table-app.ts';
import { isToCheck, type NameTarget, nameTargets } from './match-targets.ts';
import { NewExercises } from './new-exercises.tsx';
import styles from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';
import { SharedNames } from './shared-names.tsx';

/**
 * Shows which exercise each name of the import becomes. Those to check come first; the others can be shown. Names that
 * become new exercises have a list of their own.
 */
export function ExerciseMatches({ state, session }: PreviewProps) {
  const m = useMessages(importMessages);
  const [isWhole, setWhole] = useState(false);
  const [changed, setChanged] = useState<NameTarget['match'] | null>(null);
  const { exercises: choices } = state.answers;
  const targets = nameTargets(state.read.matches, choices);
  if (targets.length === 0) return null;
  const made = targets.filter(({ exercise }) => exercise === 'new');
  const found = targets.filter(({ exercise }) => exercise !== 'new');
  const open = found.filter(isToCheck);
  const sure = found.filter((target) => !open.includes(target));
  const choose = (name: string, exercise: RecordKey | 'new') =>
    session.answer({ exercises: [...choices.filter((choice) => choice.name !== name), { name, exercise }] });
  const app = 'app' in state.how ? state.how.app : tableApp;
  const rows = isWhole ? [...open, ...sure] : open;
  return (
    <>
      {found.length > 0 && (
        <Stack as="section" ruled gap={4} paddingTop={6} align="start">
          <div>
            <SectionHeading>{m.exercisesTitle}</SectionHeading>
            <Text tone="muted">{open.length === 0 ? m.allMatched : m.exercisesText({ count: open.length })}</Text>
          </div>
          {rows.length > 0 && (
            <Table
              headings={[
                m.nameInApp({ app: appName(app) }),
                m.becomes,
                <VisuallyHidden key="change">{m.change}</VisuallyHidden>,
              ]}
              atEnd="last"
            >
              {rows.map((target) => (
                <MatchRow key={target.match.name} target={target} onChange={() => setChanged(target.match)} />
              ))}
            </Table>
          )}
          {sure.length > 0 && (
            <Button variant="quiet" flush="start" onPress={() => setWhole(!isWhole)}>
              {isWhole ? m.hideMatched({ count: sure.length }) : m.showMatched({ count: sure.length })}
            </Button>
          )}
        </Stack>
      )}
      <NewExercises targets={made} state={state} session={session} onChange={setChanged} />
      {changed !== null && (
        <MatchDialog
          match={changed}
          onClose={() => setChanged(null)}
          onChoose={(exercise) => {
            choose(changed.name, exercise);
            setChanged(null);
          }}
        />
      )}
    </>
  );
}

interface MatchRowProps {
  readonly target: NameTarget;
  readonly onChange: () => void;
}

function MatchRow({ target, onChange }: MatchRowProps) {
  const m = useMessages(importMessages);
  const catalogue = useCatalogue();
  const { match, choice, others } = target;
  return (
    <tr>
      <th scope="row">
        <Stack as="span">
          <Text as="span" weight="medium" personal>
            {match.name}
          </Text>
          <SecondaryText as="span">{m.setCount({ count: match.sets })}</SecondaryText>
        </Stack>
      </th>
      <td>
        <Row as="span" gap={3} align="center">
          <ArrowRight size="1rem" className={styles.arrow} aria-hidden="true" />
          <Stack as="span">
            <Text as="span" personal>
              {exerciseName(target, catalogue, m)}
            </Text>
            <SecondaryText as="span">{choice === null ? matchText(match, m) : m.yourChoice}</SecondaryText>
            {choice === null && match.match.kind === 'proposed' && <StatusBadge tone="warn">{m.check}</StatusBadge>}
            <SharedNames names={others} />
          </Stack>
        </Row>
      </td>
      <td>
        <Button aria-label={m.changeMatch({ name: match.name })} onPress={onChange}>
          {m.change}
        </Button>
      </td>
    </tr>
  );
}

function exerciseName({ exercise }: NameTarget, catalogue: KnownExercises, m: ImportMessages): string {
  return exercise === 'new' ? m.newExercise : (catalogue.get(exercise)?.name ?? m.unknownExercise);
}

function matchText({ match }: NameTarget['match'], m: ImportMessages): string {
  switch (match.kind) {
    case 'exact':
      return m.sameName;
    case 'alias':
      return m.alsoCalled;
    case 'remembered':
      return m.remembered;
    case 'proposed':
      return m.proposed({ reason: m.reasons[match.reason] });
    case 'new':
      return m.newReasons[match.reason];
  }
}

interface MatchDialogProps {
  readonly match: ReadFiles['matches'][number];
  readonly onChoose: (exercise: RecordKey | 'new') => void;
  readonly onClose: () => void;
}

/** Chooses the exercise for a name: a proposed one, a new one, or any other. */
function MatchDialog({ match, onChoose, onClose }: MatchDialogProps) {
  const m = useMessages(importMessages);
  const catalogue = useCatalogue();
  const [isPicking, setPicking] = useState(false);
  const title = m.pickFor({ name: match.name });
  if (isPicking) {
    return (
      <ExercisePicker title={title} isOpen onOpenChange={onClose} onPick={onChoose} onMake={() => onChoose('new')} />
    );
  }
  const proposed = match.match.kind === 'new' ? [] : [{ key: match.match.key, text: m.suggested }];
  const others = match.alternatives.map(({ key, reason }) => ({ key, text: m.reasons[reason] }));
  return (
    <Dialog title={title} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={2}>
        {[...proposed, ...others].map(({ key, text }) => (
          <Button key={key} isWide onPress={() => onChoose(key)}>
            <Stack as="span">
              <Text as="span" personal>
                {catalogue.get(key)?.name ?? m.unknownExercise}
              </Text>
              <SecondaryText as="span">{text}</SecondaryText>
            </Stack>
          </Button>
        ))}
        <Button isWide icon={<Plus />} onPress={() => onChoose('new')}>
          {m.newExercise}
        </Button>
        <Button isWide icon={<Search />} onPress={() => setPicking(true)}>
          {m.chooseExercise}
        </Button>
      </Stack>
    </Dialog>
  );
}
