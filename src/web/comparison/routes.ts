import { createRoute } from '@tanstack/react-router';
import { dashboardRoute } from '../routing/routes.ts';
import { oneOf, searchValues, text, textOrNumber } from '../routing/search-values.ts';

const comparisonSearch = searchValues({
  q: textOrNumber,
  /** 1 compares the days after those that match. */
  after: oneOf([1]),
  /** The ids of exercises, separated by commas. */
  lifts: text,
});

export type ComparisonSearch = ReturnType<typeof comparisonSearch>;

export const comparisonRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/dashboard/journal/compare',
  validateSearch: comparisonSearch,
  staticData: { section: 'notes' },
});
