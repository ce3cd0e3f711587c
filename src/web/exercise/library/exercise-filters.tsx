import { memo } from 'react';
import { type ExerciseFilter, equipment, muscles } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { OptionalSelect } from '../../ui/optional-select.tsx';
import { SearchField, type SearchFieldProps } from '../../ui/search-field.tsx';
import { libraryMessages } from './messages/index.ts';
import type { ExercisesListing } from './use-exercises-route.ts';

export interface ExerciseFiltersProps {
  readonly listing: ExercisesListing;
  readonly onChange: (next: Partial<ExercisesListing>) => void;
  /** Called on Arrow Down, to move focus from the field into the results. */
  readonly onLeaveDown: () => void;
}

/** Filters a list of exercises by text, muscle and equipment. */
export const ExerciseFilters = memo(function ExerciseFilters(props: ExerciseFiltersProps) {
  const { listing, onChange, onLeaveDown } = props;
  return (
    <Stack gap={2} paddingX={4} paddingBottom={3}>
      <ExerciseSearch value={listing.query} onChange={(query) => onChange({ query })} onLeaveDown={onLeaveDown} />
      <Grid minColumn={9.75} gap={2}>
        <MuscleAndEquipment filter={listing} onChange={onChange} />
      </Grid>
    </Stack>
  );
});

export interface MuscleAndEquipmentProps {
  readonly filter: Pick<ExerciseFilter, 'muscle' | 'equipment'>;
  readonly onChange: (next: Partial<Pick<ExerciseFilter, 'muscle' | 'equipment'>>) => void;
}

export function MuscleAndEquipment({ filter, onChange }: MuscleAndEquipmentProps) {
  const m = useMessages(libraryMessages);
  return (
    <>
      <OptionalSelect
        label={m.muscle}
        isLabelHidden
        none={m.anyMuscle}
        options={muscles.map((id) => ({ id, label: m.muscles[id] ?? id }))}
        value={filter.muscle}
        onChange={(muscle) => onChange({ muscle })}
      />
      <OptionalSelect
        label={m.equipmentUsed}
        isLabelHidden
        none={m.anyEquipment}
        options={equipment.map((id) => ({ id, label: m.equipment[id] ?? id }))}
        value={filter.equipment}
        onChange={(kind) => onChange({ equipment: kind })}
      />
    </>
  );
}

export function ExerciseSearch(props: Omit<SearchFieldProps, 'label' | 'placeholder' | 'clearLabel'>) {
  const m = useMessages(libraryMessages);
  return <SearchField label={m.search} placeholder={m.searchPlaceholder} clearLabel={m.clearSearch} {...props} />;
}
