import { useMessages } from '../language/index.ts';
import { searchLink } from '../links/search.ts';
import { Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { searchMessages } from './messages/index.ts';
import { useTrainingSearch } from './training/use-training-search.ts';

/** Says, above the results of a search of notes, what it finds in the training, and leads there. */
export function AlsoInTraining({ query }: { readonly query: string }) {
  const m = useMessages(searchMessages);
  const state = useTrainingSearch(query, 0); // only the numbers are needed
  if (state.kind !== 'found') return null;
  const { set, workout, activity, measurement } = state.answer.result;
  const counts = {
    sets: set.total,
    workouts: workout.total,
    activities: activity.total,
    measurements: measurement.total,
  };
  if (Object.values(counts).every((count) => count === 0)) return null;
  return (
    <Stack paddingX={4}>
      <Link variant="quiet" touch size={2} {...searchLink({ query: state.text })}>
        {m.alsoInTraining(counts)}
      </Link>
    </Stack>
  );
}
