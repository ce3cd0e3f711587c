import { defaultStringifySearch, useNavigate, useSearch } from '@tanstack/react-router';

/** What is compared, as the URL holds it. */
export interface ComparisonSearch {
  /** The search whose days are compared with the others; empty at first. */
  readonly query: string;
  readonly isDayAfter: boolean;
  /** The ids of the exercises whose e1RM is compared; null for those done recently and often. */
  readonly lifts: readonly string[] | null;
}

export function comparisonHref({ query, isDayAfter = false, lifts = null }: Partial<ComparisonSearch>): string {
  const search = {
    ...(query !== undefined && query !== '' && { q: query }),
    ...(isDayAfter && { after: 1 }),
    ...(lifts !== null && { lifts: lifts.join(',') }),
  };
  return `/dashboard/journal/compare${defaultStringifySearch(search)}`;
}

export function useComparisonSearch(): readonly [ComparisonSearch, (change: Partial<ComparisonSearch>) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const shown = comparisonSearch(search);
  return [shown, (change) => void navigate({ href: comparisonHref({ ...shown, ...change }), replace: true })];
}

/** @param search the parsed query of the URL, whose values may be of any type */
export function comparisonSearch({ q, after, lifts }: Readonly<Record<string, unknown>>): ComparisonSearch {
  return {
    query: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    isDayAfter: after === 1,
    lifts: typeof lifts === 'string' ? lifts.split(',').filter((id) => id !== '') : null,
  };
}
