import { memo } from 'react';
import { type ExerciseFilter, equipment, muscles } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './library.module.css';
import { libraryMessages } from './messages/index.ts';
import type { ExercisesListing } from './use-exercises-route.ts';

export interface ExerciseFiltersProps {
  readonly listing: ExercisesListing;
  readonly onChange: (next: Partial<ExercisesListing>) => void;
  /** Called on Arrow Down, to move focus from the field into the results. */
  readonly onLeaveDown: () => void;
}

const any = 'any';

/** Filters a list of exercises by text, muscle and equipment. */
export const ExerciseFilters = memo(function ExerciseFilters(props: ExerciseFiltersProps) {
  const { listing, onChange, onLeaveDown } = props;
  return (
    <div className={styles.filters}>
      <ExerciseSearch query={listing.query} onChange={(query) => onChange({ query })} onLeaveDown={onLeaveDown} />
      <MuscleAndEquipment filter={listing} onChange={onChange} />
    </div>
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
      <Select
        label={m.muscle}
        isLabelHidden
        className={styles.filter ?? ''}
        placeholder={m.anyMuscle}
        options={[{ id: any, label: m.anyMuscle }, ...muscles.map((id) => ({ id, label: m.muscles[id] ?? id }))]}
        value={filter.muscle ?? any}
        onChange={(id) => onChange({ muscle: id === any ? null : id })}
      />
      <Select
        label={m.equipmentUsed}
        isLabelHidden
        className={styles.filter ?? ''}
        placeholder={m.anyEquipment}
        options={[{ id: any, label: m.anyEquipment }, ...equipment.map((id) => ({ id, label: m.equipment[id] ?? id }))]}
        value={filter.equipment ?? any}
        onChange={(id) => onChange({ equipment: id === any ? null : id })}
      />
    </>
  );
}

interface ExerciseSearchProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onLeaveDown: () => void;
  readonly autoFocus?: boolean;
}

export function ExerciseSearch({ query, onChange, onLeaveDown, autoFocus = false }: ExerciseSearchProps) {
  const m = useMessages(libraryMessages);
  return (
    <SearchField
      label={m.search}
      placeholder={m.searchPlaceholder}
      clearLabel={m.clearSearch}
      value={query}
      onChange={onChange}
      onLeaveDown={onLeaveDown}
      autoFocus={autoFocus}
    />
  );
}
