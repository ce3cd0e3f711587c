import type { messages } from '../messages/en.ts';
import { appName } from './app-names.ts';

/** Returns the title of an import from an app. Activity files are from any device, so they have no app to name. */
export function importTitle(app: string, m: Pick<typeof messages, 'importOf' | 'importOfActivityFile'>): string {
  return app === 'activity-files' ? m.importOfActivityFile : m.importOf({ app: appName(app) });
}
