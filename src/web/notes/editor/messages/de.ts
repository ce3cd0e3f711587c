import { messages as common } from '../../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  training: common.training,
  trainingOn: ({ day }) => `Training am ${day}`,
  noTraining: 'An diesem Tag ist kein Training eingetragen.',
  trainingWithoutDay: ({ example }) =>
    `Diese Notiz gehört zu keinem Tag. Um das Training eines Tages zu zeigen, nenne ihn: ${example}`,
};
