import { useNavigate } from '@tanstack/react-router';
import { type Compared, comparedLink } from '../links/comparison.ts';
import { type ComparisonSearch, comparisonRoute } from './routes.ts';

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
