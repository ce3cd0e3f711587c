import { useParams } from '@tanstack/react-router';
import type { LocalDay } from '#domain/kernel/index.ts';

/** The text that stands for a day in the address; null where it names none. */
export function useDayInAddress(): string | null {
  const params: { readonly day?: string } = useParams({ strict: false });
  return params.day ?? null;
}

export function dayHref(day: LocalDay): string {
  return `${days}${day}`;
}

/** @param path of an address, without its search */
export function isDayPath(path: string): boolean {
  return path.startsWith(days);
}

const days = '/dashboard/notes/day/';
