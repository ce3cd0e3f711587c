import { CalendarCheck, CalendarOff, Download } from 'lucide-react';
import { useRef } from 'react';
import { defaultDeloadShare, type Programme } from '#domain/exercise/index.ts';
import { asWeek, isRunningOn } from '#domain/exercise/programming/index.ts';
import type { Weekday } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { usePageTitle } from '../../../page/index.ts';
import { TitleField, TrashNotice } from '../../../records/index.ts';
import { assign, type RecordEntry, useDocument } from '../../../replica/index.ts';
import { useWeekStart } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { PageBody, Row, Stack } from '../../../ui/layout.tsx';
import { DeleteItem, MenuItem, MoreMenu } from '../../../ui/menu.tsx';
import { OptionalSelect } from '../../../ui/optional-select.tsx';
import { SecondaryText, SectionHeading } from '../../../ui/text.tsx';
import { ToggleGroup, ToggleSet } from '../../../ui/toggle-group.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Change } from '../../editing/index.ts';
import { DecimalField } from '../../quantities/index.ts';
import { useProgrammeActions } from '../actions/use-routine-actions.ts';
import { useSharing } from '../actions/use-sharing.ts';
import { routinesMessages } from '../messages/index.ts';
import { useBeginOrEnd } from '../plan/use-begin-or-end.ts';
import { useProgrammeLabels } from '../plan/use-programme-labels.ts';
import { useWeekdayNames } from '../plan/use-weekday-names.ts';
import { MissingMaxima } from './missing-maxima.tsx';
import { NextUp } from './next-up.tsx';
import { ProgrammeDays, type ProgrammeDaysProps } from './programme-days.tsx';
import { ProgrammeLifts } from './programme-lifts.tsx';
import { RemindField } from './remind-field.tsx';

/** A programme: whether it is running, its days, and the settings for all its routines. */
export function ProgrammeView({ programme }: { readonly programme: RecordEntry<'programmes'> }) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const actions = useProgrammeActions();
  const when = useProgrammeLabels(programme);
  const body = useRef<HTMLDivElement>(null);
  const lifts = useRef<HTMLDivElement>(null);
  const { value, inTrash } = programme;
  const change: Change<Programme> = (edit) => document.changeRecord('programmes', programme.id, edit);
  const name = value.name?.trim() || m.programme;
  const isRunning = isRunningOn(value, document.today());
  usePageTitle(name);
  return (
    <PageBody as="article" gap={6} paddingTop={3}>
      <VisuallyHidden>
        <h1 dir="auto">{name}</h1>
      </VisuallyHidden>
      {inTrash && (
        <TrashNotice
          labels={{ ...m, deleteTitle: m.deleteTitle({ title: name }) }}
          onRestore={() => actions.restore(programme)}
          onDeleteForEver={() => actions.deleteForEver(programme)}
        />
      )}
      <Stack as="header" gap={1}>
        <Row gap={2} align="start" bleedEnd={3}>
          <TitleField
            label={m.name}
            value={value.name ?? ''}
            placeholder={m.programme}
            isReadOnly={inTrash}
            onChange={(typed) => change(assign({ name: typed === '' ? undefined : typed }))}
            onEnter={() => body.current?.querySelector('button')?.focus()}
          />
          {!inTrash && <ProgrammeMenu programme={programme} />}
        </Row>
        <SecondaryText numeric>{when}</SecondaryText>
      </Stack>
      <Stack ref={body} gap={6}>
        {!inTrash && value.startedOn === undefined && (
          <MissingMaxima programme={value} onEnter={() => lifts.current?.querySelector('input')?.focus()} />
        )}
        {!inTrash && isRunning && <NextUp programme={programme} />}
        {!inTrash && !isRunning && <BeginOrEnd programme={programme} />}
        <Days programme={value} isReadOnly={inTrash} change={change} />
        {!inTrash && <RemindField programme={value} change={change} />}
        {!inTrash && <DeloadFields programme={value} change={change} />}
        {!inTrash && (
          <div ref={lifts}>
            <ProgrammeLifts programme={value} change={change} />
          </div>
        )}
        {!inTrash && isRunning && <BeginOrEnd programme={programme} />}
      </Stack>
    </PageBody>
  );
}

/** The actions on a whole programme. */
function ProgrammeMenu({ programme }: { readonly programme: RecordEntry<'programmes'> }) {
  const m = useMessages(routinesMessages);
  const actions = useProgrammeActions();
  const sharing = useSharing();
  return (
    <MoreMenu label={m.more}>
      <MenuItem icon={<Download />} onAction={() => void sharing.saveProgramme(programme)}>
        {m.shareFile}
      </MenuItem>
      <DeleteItem onAction={() => actions.moveToTrash(programme)}>{m.moveToTrash}</DeleteItem>
    </MoreMenu>
  );
}

/** The form of a programme and its days. */
function Days({ programme, isReadOnly, change }: ProgrammeDaysProps) {
  const m = useMessages(routinesMessages);
  const weekStart = useWeekStart();
  const { form = 'week', weekdays = [] } = programme;
  return (
    <Stack as="section" gap={3} aria-label={m.days}>
      <SectionHeading>{m.days}</SectionHeading>
      <Row>
        <ToggleGroup
          label={m.form}
          options={(['week', 'rotation'] as const).map((id) => ({ id, label: m.forms[id] }))}
          value={form}
          isDisabled={isReadOnly}
          onChange={(chosen) =>
            change((draft) => {
              draft.form = chosen;
              if (chosen === 'week') asWeek(draft, weekStart);
            })
          }
        />
      </Row>
      {form === 'rotation' && <TrainingDays programme={programme} isReadOnly={isReadOnly} change={change} />}
      <SecondaryText>
        {m.formText[form === 'rotation' && weekdays.length > 0 ? 'rotationOn' : form]} {m.dayCounts}
      </SecondaryText>
      <ProgrammeDays programme={programme} isReadOnly={isReadOnly} change={change} />
    </Stack>
  );
}

/** The weekdays on which a rotation is trained. */
function TrainingDays({ programme: { weekdays = [] }, isReadOnly, change }: ProgrammeDaysProps) {
  const m = useMessages(routinesMessages);
  const weekStart = useWeekStart();
  const nameOf = useWeekdayNames('short');
  return (
    <Row>
      <ToggleSet
        label={m.trainingDays}
        options={Array.from({ length: 7 }, (_, at) => ((weekStart + at) % 7) as Weekday).map((weekday) => ({
          id: String(weekday),
          label: nameOf(weekday),
        }))}
        values={weekdays.map(String)}
        isDisabled={isReadOnly}
        onChange={(ids) => change(assign({ weekdays: ids.length === 0 ? undefined : ids.map(Number) }))}
      />
    </Row>
  );
}

/** Starts or ends a programme. */
function BeginOrEnd({ programme }: { readonly programme: RecordEntry<'programmes'> }) {
  const m = useMessages(routinesMessages);
  const { today } = useDocument();
  const { begin, end } = useBeginOrEnd(programme);
  if (isRunningOn(programme.value, today())) {
    return (
      <Button icon={<CalendarOff />} onPress={end}>
        {m.endProgramme}
      </Button>
    );
  }
  return (
    <Button variant="primary" isWide icon={<CalendarCheck />} onPress={begin}>
      {programme.value.startedOn === undefined ? m.startToday : m.restartToday}
    </Button>
  );
}

interface DeloadFieldsProps {
  readonly programme: Programme;
  readonly change: Change<Programme>;
}

const usualWeeks = [3, 4, 5, 6, 7, 8, 10, 12];

/** Fields for the deload of a programme: after how many weeks or rotations, and by how much. */
function DeloadFields({ programme: { form = 'week', deloadWeeks }, change }: DeloadFieldsProps) {
  const m = useMessages(routinesMessages);
  const turn = form === 'rotation' ? 'rotation' : 'week';
  const { every, share = defaultDeloadShare } = deloadWeeks ?? {};
  const offered = every === undefined || usualWeeks.includes(every) ? usualWeeks : [every, ...usualWeeks];
  return (
    <Stack as="section" gap={3} aria-label={m.deloadWeeks}>
      <SectionHeading>{m.deloadWeeks}</SectionHeading>
      <SecondaryText>{m.deloadWeeksText[turn]}</SecondaryText>
      <OptionalSelect
        label={m.deloadWeeks}
        isLabelHidden
        none={m.deloadNever}
        options={offered
          .toSorted((a, b) => a - b)
          .map((count) => ({ id: String(count), label: m.deloadEvery[turn]({ count }) }))}
        value={every === undefined ? null : String(every)}
        onChange={(id) => change(assign({ deloadWeeks: id === null ? undefined : { every: Number(id), share } }))}
      />
      {every !== undefined && (
        <DecimalField
          label={m.lighterBy}
          unit="%"
          loneMark="decimal"
          value={Math.round(share * 10_000) / 100}
          onChange={(value) => {
            if (value === null || (value >= 5 && value <= 90))
              change(assign({ deloadWeeks: { every, share: value === null ? defaultDeloadShare : value / 100 } }));
          }}
        />
      )}
    </Stack>
  );
}
