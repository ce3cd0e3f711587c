import { X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import { compareDaysWithAndWithout } from '#domain/journal/index.ts';
import { useCatalogue, useComparedSeries, useTraining } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import type { Compared } from '../links/comparison.ts';
import { NotesIndexProvider, NotesNavigation, TagsProvider } from '../notes/index.ts';
import { PageHeading } from '../page/index.ts';
import { useMatchingDays } from '../search/index.ts';
import { useToday } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { ComboBox } from '../ui/combo-box.tsx';
import { Grid, PageBody, Row, Stack } from '../ui/layout.tsx';
import { EmptyState, StateView } from '../ui/state-view.tsx';
import { SecondaryText } from '../ui/text.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { useCompared } from './comparison-search.ts';
import { comparisonMessages } from './messages/index.ts';

/** Compares the days that match a search with the days that do not. */
export function ComparisonPage(): ReactNode {
  return (
    <NotesIndexProvider>
      <TagsProvider>
        <NotesNavigation place="journal" />
      </TagsProvider>
      <Comparison />
    </NotesIndexProvider>
  );
}

function Comparison() {
  const m = useMessages(comparisonMessages);
  const [search, change] = useCompared();
  const lifts = useLifts(search.lifts);
  return (
    <PageBody gap={4} width="wide">
      <PageHeading>{m.compareDays}</PageHeading>
      <ComparisonForm search={search} lifts={lifts} onChange={change} />
      {search.query.trim() === '' ? (
        <EmptyState title={m.noQuery}>{m.noQueryText}</EmptyState>
      ) : (
        <Comparisons search={search} lifts={lifts} />
      )}
    </PageBody>
  );
}

interface ComparisonFormProps {
  readonly search: Compared;
  readonly lifts: Lifts;
  readonly onChange: (change: Partial<Compared>) => void;
}

function ComparisonForm({ search, lifts, onChange }: ComparisonFormProps) {
  const m = useMessages(comparisonMessages);
  const { chosen, others } = lifts;
  const choose = (ids: readonly string[]) => onChange({ lifts: ids });
  return (
    <Stack gap={3}>
      <TextField
        label={m.query}
        description={m.queryText}
        value={search.query}
        onChange={(query) => onChange({ query })}
      />
      <ToggleGroup
        label={m.comparedOn}
        options={[
          { id: 'onTheDay', label: m.onTheDay },
          { id: 'onTheDayAfter', label: m.onTheDayAfter },
        ]}
        value={search.isDayAfter ? 'onTheDayAfter' : 'onTheDay'}
        onChange={(on) => onChange({ isDayAfter: on === 'onTheDayAfter' })}
      />
      <Row as="fieldset" gap={2} align="end" wrap aria-label={m.lifts}>
        {chosen.map(({ id, name }) => (
          <Button
            key={id}
            icon={<X />}
            aria-label={m.removeLift({ name })}
            onPress={() => choose(chosen.flatMap((each) => (each.id === id ? [] : each.id)))}
          >
            {name}
          </Button>
        ))}
        {others.length > 0 && (
          <ComboBox
            key={chosen.length}
            label={m.addLift}
            options={others.map(({ id, name }) => ({ id, label: name }))}
            value={null}
            emptyText={m.noExerciseFits}
            openLabel={m.openExercises}
            onChange={(id) => {
              if (id !== null) choose([...chosen.map((each) => each.id), id]);
            }}
          />
        )}
      </Row>
    </Stack>
  );
}

function Comparisons({ search, lifts }: { readonly search: Compared; readonly lifts: Lifts }) {
  const m = useMessages(comparisonMessages);
  const matching = useMatchingDays(search.query);
  const series = useComparedSeries(lifts.chosen);
  const compared = useMemo(() => {
    if (matching === null || series === null) return null;
    const valuesOf = new Map(series.map((each) => [each, each.values]));
    return compareDaysWithAndWithout(matching.days, valuesOf, search.isDayAfter ? 'onTheDayAfter' : 'onTheDay');
  }, [matching, series, search.isDayAfter]);
  if (matching === null || compared === null) return <StateView kind="loading" title={m.loading} />;
  if (matching.days.size === 0 && matching.isWhole) return <EmptyState title={m.noDays}>{m.noDaysText}</EmptyState>;
  if (compared.size === 0) return <EmptyState title={m.nothingToCompare}>{m.nothingToCompareText}</EmptyState>;
  return (
    <>
      <SecondaryText>
        {m.notWhy({ count: matching.days.size, query: search.query.trim() })} {!matching.isWhole && m.stillReading}
      </SecondaryText>
      <Grid minColumn={22} gap={4}>
        {Array.from(compared, ([each, comparison]) => (
          <ComparisonCard key={each.id} series={each} comparison={comparison} />
        ))}
      </Grid>
    </>
  );
}

/** The number of lifts compared until the user chooses. */
const liftsAtFirst = 3;

interface Lifts {
  readonly chosen: readonly KnownExercise[];
  /** The exercises that could be added, those done recently and often first. */
  readonly others: readonly KnownExercise[];
}

/**
 * Returns the lifts to compare and those to choose from. Only exercises with a load and repetitions have an e1RM.
 *
 * @param ids the chosen exercises; null for those done recently and often
 */
function useLifts(ids: readonly string[] | null): Lifts {
  const catalogue = useCatalogue();
  const today = useToday();
  const used = useTraining({ about: 'exerciseUse', today })?.value;
  return useMemo(() => {
    const lifted = new Map(
      (used ?? []).flatMap(({ exercise }) => {
        const found = catalogue.get(exercise);
        const known = found?.merged === undefined || found.merged === null ? found : catalogue.get(found.merged.into);
        return known !== undefined && tracksLoad(known) ? [[known.id, known] as const] : [];
      }),
    );
    const all = [...lifted.values()];
    const chosen = ids === null ? all.slice(0, liftsAtFirst) : ids.flatMap((id) => lifted.get(id) ?? []);
    return { chosen, others: all.filter((each) => !chosen.includes(each)) };
  }, [catalogue, used, ids]);
}

function tracksLoad({ tracking }: KnownExercise): boolean {
  return tracking === 'loadReps' || tracking === 'weightedBodyWeight';
}
