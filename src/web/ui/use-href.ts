import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { LinkTarget } from './link-target.ts';

/**
 * Returns a function that builds the URL of a page, for what takes no route: elements and notifications. It stays the
 * same function.
 */
export function useHref(): (target: LinkTarget) => string {
  const router = useRouter();
  return useCallback((target: LinkTarget) => router.buildLocation(target).href, [router]);
}
