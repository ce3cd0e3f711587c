import type { ImportMessages } from '../messages/index.ts';
import type { ChosenGroup } from '../session/import-state.ts';
import { appName } from '../words/app-names.ts';
import type { ImportFormat } from '../words/use-import-format.ts';

/** Returns the name of the app that some files are from. */
export function groupName({ app }: ChosenGroup, m: ImportMessages): string {
  return app === null ? m.otherFiles : appName(app);
}

/** Lists groups with the numbers of their files: `Obsidian (1 file) and Strong (2 files)`. */
export function groupsInWords(
  groups: readonly ChosenGroup[],
  m: ImportMessages,
  { listed }: Pick<ImportFormat, 'listed'>,
): string {
  return listed(
    groups.map((group) => m.groupOf({ app: groupName(group, m), files: m.fileCount({ count: group.files.length }) })),
  );
}
