import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  ...common,
  showTable: 'Show as table',
  showChart: 'Show as chart',
  none: '–',
  more: 'Show earlier days',
  ranges: { quarter: '3 months', year: '1 year', all: 'All' },
};
