import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  ...common,
  places: 'Exercise pages',
  allPlaces: 'All exercise pages',
  moreOpen: ({ place }: { readonly place: string }) => `${place}. All exercise pages`,
  names: {
    workouts: common.workouts,
    routines: 'Routines',
    exercises: common.exercises,
    activities: common.activities,
    progress: 'Progress',
    calendar: common.calendar,
    body: 'Body',
    volume: 'Volume',
    load: 'Load',
  },
};
