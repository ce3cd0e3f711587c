import { useNavigate } from '@tanstack/react-router';
import { comparisonLink } from './link-targets.ts';
import { type ComparisonSearch, comparisonRoute } from './routes.ts';

/** What is compared, as the URL holds it. */
export interface Compared {
  /** The search whose days are compared with the others; empty at first. */
  readonly query: string;
  readonly isDayAfter: boolean;
  /** The ids of the exercises whose e1RM is compared; null for those done recently and often. */
  readonly lifts: readonly string[] | null;
}

export function comparedLink({ query = '', isDayAfter = false, lifts = null }: Partial<Compared>) {
  return comparisonLink({
    ...(query !== '' && { q: query }),
    ...(isDayAfter && { after: 1 }),
    ...(lifts !== null && { lifts: lifts.join(',') }),
  });
}

export function useCompared(): readonly [Compared, (change: Partial<Compared>) => void] {
  const navigate = useNavigate();
  const shown = compared(comparisonRoute.useSearch());
  return [shown, (change) => void navigate({ ...comparedLink({ ...shown, ...change }), replace: true })];
}

export function compared({ q = '', after, lifts }: ComparisonSearch): Compared {
  return {
    query: q,
    isDayAfter: after === 1,
    lifts: lifts === undefined ? null : lifts.split(',').filter((id) => id !== ''),
  };
}
