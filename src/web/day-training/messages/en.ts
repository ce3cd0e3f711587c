import { messages as common } from '../../common/messages/en.ts';

export const messages = {
  ...common,
  openWorkout: ({ title }: { readonly title: string }) => `Open workout: ${title}`,
  openActivity: ({ title }: { readonly title: string }) => `Open activity: ${title}`,
  noSets: 'No completed sets yet',
  noDetails: 'No other details',
  photo: 'Progress photo',
};
