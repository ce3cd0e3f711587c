import { messages as common } from '../../common/messages/en.ts';

export const messages = {
  ...common,
  openWorkout: ({ title }: { readonly title: string }) => `Open workout: ${title}`,
  openActivity: ({ title }: { readonly title: string }) => `Open activity: ${title}`,
  noDetails: 'No other details',
  photo: 'Progress photo',
};
