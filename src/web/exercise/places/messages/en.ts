export const messages = {
  places: 'Exercise pages',
  more: 'More',
  allPlaces: 'All exercise pages',
  moreOpen: ({ place }: { readonly place: string }) => `${place}. All exercise pages`,
  names: {
    workouts: 'Workouts',
    routines: 'Routines',
    exercises: 'Exercises',
    activities: 'Activities',
    progress: 'Progress',
    calendar: 'Calendar',
    body: 'Body',
    volume: 'Volume',
    load: 'Load',
  },
};
