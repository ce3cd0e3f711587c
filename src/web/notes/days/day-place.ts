import { useParams } from '@tanstack/react-router';
import { dayRoute } from '../routes.ts';

/** Returns the day segment of the URL, unvalidated; null if the URL has none. */
export function useDayInAddress(): string | null {
  return useParams({ from: dayRoute.id, shouldThrow: false })?.day ?? null;
}
