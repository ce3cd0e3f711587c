import { useParams } from '@tanstack/react-router';
import type { LocalDay } from '#domain/kernel/index.ts';

/** Returns the day segment of the URL, unvalidated; null if the URL has none. */
export function useDayInAddress(): string | null {
  const params: { readonly day?: string } = useParams({ strict: false });
  return params.day ?? null;
}

export function dayHref(day: LocalDay): string {
  return `${days}${day}`;
}

/** @param path of a URL, without its query */
export function isDayPath(path: string): boolean {
  return path.startsWith(days);
}

const days = '/dashboard/notes/day/';
