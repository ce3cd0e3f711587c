import type { ScaledLoads } from '#domain/import/plan/index.ts';
import { type Quantity, roundedIn } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { Notice } from '../../page/index.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { GroupSelect } from '../groups/group-select.tsx';
import { SourceSelect } from '../groups/source-select.tsx';
import styles from '../import.module.css';
import { type ImportMessages, importMessages } from '../messages/index.ts';
import type { PreviewState } from '../session/import-state.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import { chosenCounts, countsByKind, countsInWords } from './chosen-counts.ts';
import { DoubtList } from './doubt-list.tsx';
import { ExerciseMatches } from './exercise-matches.tsx';
import { ItemGroups } from './item-groups.tsx';
import type { PreviewProps } from './preview-props.ts';
import { QuestionCards } from './question-cards.tsx';
import { SkippedItems } from './skipped-items.tsx';

/** Shows what an import would do, with everything that the user can decide about it. */
export function PreviewView({ state, session }: PreviewProps) {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  const { opened, groups, how, plan, read } = state;
  const found = countsInWords(countsByKind(plan.counts), m, format);
  return (
    <>
      <GroupSelect groups={groups} session={session} />
      <Stack as="section" gap={4} align="start">
        <Text>
          {found === '' ? m.nothingToImport : m.found({ what: found, files: m.fileCount({ count: opened.count }) })}
        </Text>
        {found !== '' && read.attachmentCount > 0 && (
          <Text tone="muted">{m.attachmentsToo({ count: read.attachmentCount })}</Text>
        )}
        <DatesOfNotes dates={plan.dates} />
        {isAllImported(plan) && <Notice tone="good">{m.allImported}</Notice>}
        <SourceSelect opened={opened} how={how} session={session} />
      </Stack>
      <QuestionCards state={state} session={session} />
      {plan.scaledLoads !== null && <ScaledLoadsNotice scaled={plan.scaledLoads} />}
      <ExerciseMatches state={state} session={session} />
      <DoubtList state={state} session={session} />
      <ItemGroups state={state} session={session} />
      <SkippedItems skipped={plan.skipped} count={plan.skippedCount} />
      <ImportBar state={state} session={session} />
    </>
  );
}

/** Says that most updates would change all loads by one factor, which is probably a mistake about the unit. */
function ScaledLoadsNotice({ scaled: { factor, count, example } }: { readonly scaled: ScaledLoads }) {
  const m = useMessages(importMessages);
  const { mass, count: number } = useImportFormat();
  const asTyped = ({ si, typed, unit }: Quantity) =>
    unit === 'kg' || unit === 'lb' ? `${typed ?? number(roundedIn({ si }, unit))} ${unit}` : mass(si);
  const text = factor === 1 ? m.otherUnit : m.scaledLoads;
  return <Notice tone="warn">{text({ count, before: asTyped(example.before), after: asTyped(example.after) })}</Notice>;
}

/** The button that imports, or the reason why there is nothing to import. Stays at the bottom of the screen. */
function ImportBar({ state, session }: PreviewProps) {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  const chosen = countsInWords(chosenCounts(state), m, format);
  const reason = state.isPlanning ? m.updating : chosen === '' ? nothingReason(state, m) : openReason(state, m);
  return (
    <Row gap={4} align="center" justify="between" className={styles.bar}>
      <Button onPress={session.cancel}>{m.cancel}</Button>
      <Row gap={3} rowGap={2} align="center" justify="end" wrap grow>
        {reason !== null && <SecondaryText id="import-reason">{reason}</SecondaryText>}
        <Button
          variant="primary"
          isDisabled={reason !== null}
          {...(reason !== null && { 'aria-describedby': 'import-reason' })}
          onPress={session.apply}
        >
          {chosen === '' ? m.import : m.importButton({ what: chosen })}
        </Button>
      </Row>
    </Row>
  );
}

function nothingReason({ plan }: PreviewState, m: ImportMessages): string {
  return plan.counts.length === 0 || isAllImported(plan) ? m.nothingToImport : m.nothingSelected;
}

/** Loads that contain the body weight mean nothing until one is known. */
function openReason({ answers, plan }: PreviewState, m: ImportMessages): string | null {
  const asked = plan.questions.find(({ code }) => code === 'import/body-weights');
  if (asked?.code !== 'import/body-weights' || asked.hasOther || !answers.bodyWeightInLoads) return null;
  const isAnswered = answers.bodyWeights.some(({ day }) => asked.spans.some(({ from }) => from === day));
  return isAnswered ? null : m.bodyWeightMissing;
}

function isAllImported({ counts }: PreviewState['plan']): boolean {
  return counts.length > 0 && counts.every(({ verdict }) => verdict === 'same');
}

/** Says where the dates of the notes come from, if some have only the time of their file. */
function DatesOfNotes({ dates }: Pick<PreviewState['plan'], 'dates'>) {
  const m = useMessages(importMessages);
  const { day } = useImportFormat();
  const { stated, fromFiles, sameTime } = dates;
  return (
    <>
      {fromFiles > 0 && (
        <Text tone="muted">
          {[...(stated > 0 ? [m.datesStated({ count: stated })] : []), m.datesFromFiles({ count: fromFiles })].join(
            ' ',
          )}
        </Text>
      )}
      {sameTime !== null && (
        <Notice tone="warn">{m.sameFileTime({ count: sameTime.count, day: day(sameTime.at) })}</Notice>
      )}
    </>
  );
}
