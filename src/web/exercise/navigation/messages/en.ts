import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  ...common,
  views: 'Exercise views',
  allViews: 'All exercise views',
  moreOpen: ({ view }: { readonly view: string }) => `${view}. All exercise views`,
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
