import type { ComparisonSearch } from './routes.ts';

export function comparisonLink(search: ComparisonSearch) {
  return { to: '/dashboard/journal/compare', search } as const;
}
