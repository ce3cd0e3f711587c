import { CircleCheck, Ruler } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { idOf, type RecordKey } from '#domain/kernel/index.ts';
import type { TrainingHit } from '#domain/search/training/index.ts';
import { SportIcon, useActivityLabels, useCatalogue, useMeasures, useSetInWords } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { activityLink, measureLink, setLink } from '../links/exercise.ts';
import { onceForAll, type RecordEntry, useDocument, useRecords } from '../replica/index.ts';
import { useTrainingSearch } from '../search/index.ts';
import { useTimeFormat } from '../time/index.ts';
import type { PaletteItem } from '../ui/command-list.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { paletteMessages } from './messages/index.ts';

/** The maximum number of results of each kind. */
const most = 3;

export interface FoundTraining {
  readonly item: PaletteItem;
  readonly link: LinkTarget;
}

/** Returns the newest sets, activities and measurements that match. Workouts and exercises are found by name. */
export function useFoundTraining(query: string): readonly FoundTraining[] {
  const asked = useDeferredValue(query); // names are found at once, and must not wait for what the worker finds
  const state = useTrainingSearch(asked, most);
  const describe = useDescription();
  if (state.kind !== 'found' || state.text !== query) return [];
  const { set, activity, measurement } = state.answer.result;
  return [...set.hits, ...activity.hits, ...measurement.hits].map(describe);
}

function useDescription(): (hit: TrainingHit) => FoundTraining {
  const m = useMessages(paletteMessages);
  const catalogue = useCatalogue();
  const measures = useMeasures();
  const labelsOf = useActivityLabels();
  const format = useTimeFormat();
  const { today } = useDocument();
  const activities = activityByKey(useRecords('activities'));
  const measurements = measurementByKey(useRecords('measurements'));
  return (hit) => {
    const { kind, key, set, day, exercise, matched } = hit;
    const remark = matched.find(({ role }) => role === 'remark')?.text;
    const detail = [remark, day === null ? '' : format.day(day, today())].filter(Boolean).join(' · ');
    const found = (label: string, icon: ReactNode, link: LinkTarget): FoundTraining => ({
      item: {
        ...{ id: `training/${key}/${set ?? ''}`, label, detail, icon },
        ...(kind === 'set' && { about: <SetFigures workoutId={idOf(key)} setId={set ?? ''} /> }),
      },
      link,
    });
    if (kind === 'set') {
      const name = exercise === null ? undefined : catalogue.get(exercise)?.name;
      return found(name ?? m.unknownExercise, <CircleCheck />, setLink(idOf(key), set ?? ''));
    }
    const activity = activities.get(key);
    if (activity !== undefined) {
      const { sport } = activity.value;
      return found(labelsOf(activity.value).title, <SportIcon sport={sport} />, activityLink(idOf(key)));
    }
    const measure = measures.find(({ id }) => id === measurements.get(key)?.value.measure);
    return found(measure?.name ?? m.training, <Ruler />, measureLink(measure?.id ?? ''));
  };
}

function SetFigures({ workoutId, setId }: { readonly workoutId: string; readonly setId: string }) {
  return useSetInWords(workoutId, setId)?.figures;
}

const activityByKey = onceForAll(byKey<'activities'>);
const measurementByKey = onceForAll(byKey<'measurements'>);

function byKey<C extends 'activities' | 'measurements'>(
  records: readonly RecordEntry<C>[],
): ReadonlyMap<RecordKey, RecordEntry<C>> {
  return new Map(records.map((record) => [record.key, record]));
}
