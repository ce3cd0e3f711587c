export { comparedMessages } from './messages/index.ts';
export { type ComparedSeries, useComparedSeries } from './use-compared-series.ts';
