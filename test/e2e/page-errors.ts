import type { BrowserContext } from '@playwright/test';

/** Collects uncaught errors from any page of the browser from now on. */
export function gatherPageErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().stack ?? String(error.error())));
  return errors;
}
