import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  ...common,
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  none: '–',
  more: 'Earlier days',
};
