import { activityFiles } from './activity-files/index.ts';
import { appleHealth } from './apple-health/index.ts';
import { bear } from './bear/index.ts';
import { dayOne } from './day-one/index.ts';
import { wellFormedItem } from './draft/index.ts';
import type { Certainty, ImportSource } from './draft/source.ts';
import { evernote } from './evernote/index.ts';
import type { ImportFile } from './files/index.ts';
import { fitNotes } from './fitnotes/index.ts';
import { garmin } from './garmin/index.ts';
import { googleKeep } from './google-keep/index.ts';
import { hevy } from './hevy/index.ts';
import { htmlFiles } from './html-files/index.ts';
import { jefit } from './jefit/index.ts';
import { joplin } from './joplin/index.ts';
import { withLeftOutFiles } from './left-out-files.ts';
import { liftosaur } from './liftosaur/index.ts';
import { withLockedItems } from './locked-items.ts';
import { logseq } from './logseq/index.ts';
import { markdown } from './markdown/index.ts';
import { mensana } from './mensana/index.ts';
import { notion } from './notion/index.ts';
import { obsidian } from './obsidian/index.ts';
import { simplenote } from './simplenote/index.ts';
import { standardNotes } from './standard-notes/index.ts';
import { strava } from './strava/index.ts';
import { strong } from './strong/index.ts';

/** All sources, by name. A new source is a folder and a line here. Those that read any file come last. */
export const importSources: readonly ImportSource[] = [
  activityFiles,
  appleHealth,
  bear,
  dayOne,
  evernote,
  fitNotes,
  garmin,
  googleKeep,
  hevy,
  jefit,
  joplin,
  liftosaur,
  logseq,
  mensana,
  notion,
  obsidian,
  simplenote,
  standardNotes,
  strava,
  strong,
  htmlFiles,
  markdown,
].map((source) => withWellFormedItems(withLeftOutFiles(withLockedItems(source))));

function withWellFormedItems(source: ImportSource): ImportSource {
  return {
    ...source,
    async *read(files) {
      for await (const item of source.read(files)) yield wellFormedItem(item);
    },
  };
}

export interface Recognition {
  readonly source: ImportSource;
  readonly certainty: Exclude<Certainty, 'no'>;
}

/**
 * Finds the sources that can read the files, the most certain first. Of equally certain ones, those that read whole
 * folders come first, because their attachments can be tables of another app; then the order of {@link importSources}
 * decides. A source that fails to look at the files counts as not recognising them.
 *
 * @param files all files, archives already unpacked
 */
export async function recognised(files: readonly ImportFile[]): Promise<readonly Recognition[]> {
  const found: Recognition[] = [];
  for (const source of importSources) {
    const certainty = await source.recognise(files).catch((): Certainty => 'no');
    if (certainty !== 'no') found.push({ source, certainty });
  }
  return found.toSorted(
    (a, b) => rank[a.certainty] - rank[b.certainty] || Number(readsSingleFiles(a)) - Number(readsSingleFiles(b)),
  );
}

const rank = { certain: 0, likely: 1, possible: 2 } as const;

function readsSingleFiles({ source }: Recognition): boolean {
  return source.readsSingleFiles === true;
}
