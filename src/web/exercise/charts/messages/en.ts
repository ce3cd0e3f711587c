export const messages = {
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  day: 'Day',
  none: '–',
  more: 'Earlier days',
};
