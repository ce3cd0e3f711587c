import { CalendarClock, Play, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { useRunningWorkouts } from '../../records/index.ts';
import { useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Grid } from '../../ui/layout.tsx';
import { useAddActivity } from '../endurance/index.ts';
import { LogPastWorkout } from '../logging/index.ts';
import { StartFromRoutine } from '../routines/index.ts';
import { useStartWorkout } from '../workouts/index.ts';
import { frontMessages } from './messages/index.ts';

/** The ways to start or log training. */
export function StartActions() {
  const m = useMessages(frontMessages);
  const start = useStartWorkout();
  const addActivity = useAddActivity();
  const isElsewhere = useIsOfferedElsewhere();
  const [isLoggingPast, setLoggingPast] = useState(false);
  return (
    <Grid minColumn={10.5} stretch gap={2}>
      <Button {...(!isElsewhere && { variant: 'primary' })} icon={<Play />} onPress={start}>
        {m.startWorkout}
      </Button>
      <Suspense>
        <StartFromRoutine />
      </Suspense>
      <Button icon={<Plus />} onPress={addActivity}>
        {m.addActivity}
      </Button>
      <Button icon={<CalendarClock />} onPress={() => setLoggingPast(true)}>
        {m.logPast}
      </Button>
      {isLoggingPast && (
        <Suspense>
          <LogPastWorkout onClose={() => setLoggingPast(false)} />
        </Suspense>
      )}
    </Grid>
  );
}

/** Returns whether the page already offers something to do above: a workout in progress or a programme. */
function useIsOfferedElsewhere(): boolean {
  const running = useRunningWorkouts();
  const programmes = useRecords('programmes');
  const hasProgramme = programmes.some(
    ({ value, inTrash }) => !inTrash && value.startedOn !== undefined && value.endedOn === undefined,
  );
  return running.length > 0 || hasProgramme;
}
