import { useMemo } from 'react';
import { useMessages } from '../../language/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { DayChart } from '../charts/index.ts';
import { IncompleteSessions } from './incomplete-sessions.tsx';
import { LoadDays } from './load-days.tsx';
import { LoadFigures } from './load-figures.tsx';
import type { Load } from './load-of.ts';
import { trainingLoadMessages } from './messages/index.ts';
import { useFigures } from './use-figures.ts';
import { useLoad } from './use-load.ts';
import { useOpened } from './use-opened.tsx';

/** The combined load of lifting and endurance training over half a year. */
export function LoadView() {
  const m = useMessages(trainingLoadMessages);
  const known = useLoad();
  if (known === null || (known.load === null && !known.isWhole)) return <StateView kind="loading" title={m.loading} />;
  const { load, isWhole } = known;
  if (load === null) {
    return <EmptyState title={m.empty}>{m.emptyText}</EmptyState>;
  }
  return (
    <Stack gap={6}>
      <LoadFigures load={load} />
      {isWhole ? (
        <IncompleteSessions sessions={load.incomplete} />
      ) : (
        // as high as the line about incomplete sessions, which replaces it
        <Row as="p" size={2} tone="muted" touch align="center">
          {m.loadingOlderWorkouts}
        </Row>
      )}
      <Charts load={load} />
      <SecondaryText>{m.about}</SecondaryText>
      <LoadDays constants={load.constants} />
    </Stack>
  );
}

function Charts({ load }: { readonly load: Load }) {
  const m = useMessages(trainingLoadMessages);
  const { whole } = useFigures();
  const { days } = load;
  const { ofDay, ofLoad } = useOpened(load);
  const shown = useMemo(
    () => ({
      days: days.map(({ day }) => day),
      daily: [
        { label: m.dayLoad, values: days.map((each) => each.load), form: 'bars', colour: 2, opened: ofLoad },
      ] as const,
      curve: [
        { label: m.ctl, values: days.map(({ ctl }) => ctl), form: 'line', colour: 1, opened: ofDay('ctl') },
        { label: m.atl, values: days.map(({ atl }) => atl), form: 'line', colour: 2, opened: ofDay('atl') },
        { label: m.tsb, values: days.map(({ tsb }) => tsb), form: 'dashed', colour: 3, opened: ofDay('tsb') },
      ] as const,
    }),
    [days, m, ofDay, ofLoad],
  );
  return (
    <>
      <DayChart label={m.curve} days={shown.days} series={shown.curve} format={whole} isFromZero size="large" />
      <DayChart label={m.daily} days={shown.days} series={shown.daily} format={whole} isFromZero />
    </>
  );
}
