import { createRoute } from '@tanstack/react-router';
import { oneOf, text, textOrNumber, type UnknownSearch } from '../routing/search-values.ts';
import { dashboardRoute } from '../shell/routes.ts';

export interface ComparisonSearch {
  readonly q?: string | undefined;
  /** 1 compares the days after those that match. */
  readonly after?: 1 | undefined;
  /** The ids of exercises, separated by commas. */
  readonly lifts?: string | undefined;
}

export const comparisonRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/dashboard/journal/compare',
  validateSearch: ({ q, after, lifts }: UnknownSearch): ComparisonSearch => ({
    q: textOrNumber(q),
    after: oneOf([1], after),
    lifts: text(lifts),
  }),
  staticData: { section: 'overview' },
});
