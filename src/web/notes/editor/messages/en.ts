import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  training: common.training,
  trainingOn: ({ day }: { readonly day: string }) => `Training on ${day}`,
  noTraining: 'No training logged on this day.',
  trainingWithoutDay: ({ example }: { readonly example: string }) =>
    `This note has no day. To show the training of a day, name it: ${example}`,
};
