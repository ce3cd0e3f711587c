import { useParams } from '@tanstack/react-router';

/** Returns the day segment of the URL, unvalidated; null if the URL has none. */
export function useDayInAddress(): string | null {
  const params: { readonly day?: string } = useParams({ strict: false });
  return params.day ?? null;
}

/**
 * Returns whether a path leads to a day.
 *
 * @param path path of a URL, without the query
 */
export function isDayPath(path: string): boolean {
  return path.startsWith('/dashboard/notes/day/');
}
