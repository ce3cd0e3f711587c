import { useMessages } from '../../language/index.ts';
import type { ImportSearch } from '../../links/import-search.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Heading, SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { type ImportMessages, importMessages } from '../messages/index.ts';
import { appName } from '../words/app-names.ts';

type Guide = keyof ImportMessages['guides'];

const groups = [
  {
    name: 'notes',
    apps: [
      ...(['obsidian', 'notion', 'evernote', 'joplin', 'google-keep', 'apple-notes', 'bear', 'day-one'] as const),
      ...(['simplenote', 'standard-notes', 'logseq', 'markdown'] as const),
    ],
  },
  { name: 'training', apps: ['strong', 'hevy', 'fitnotes', 'jefit', 'liftosaur', 'table'] },
  { name: 'body', apps: ['activity-files', 'strava', 'garmin', 'apple-health', 'table'] },
  { name: 'everything', apps: ['mensana'] },
] as const satisfies readonly { readonly name: keyof ImportMessages; readonly apps: readonly Guide[] }[];

/** Lists what can be imported, and how to export it: first what belongs to the list from which the import was opened. */
export function SourceList({ from }: Pick<ImportSearch, 'from'>) {
  const m = useMessages(importMessages);
  const inOrder =
    from === 'activities' ? [...groups.filter(isOfBody), ...groups.filter((group) => !isOfBody(group))] : groups;
  return (
    <Stack as="section" gap={6}>
      <SectionHeading>{m.sources}</SectionHeading>
      {inOrder.map(({ name, apps }) => (
        <Stack key={name} gap={3}>
          <Heading level={3} size={3}>
            {m[name]}
          </Heading>
          <Grid as="dl" minColumn={18} gap={6} rowGap={3}>
            {apps.map((app) => (
              <Stack key={app} justify="start">
                <Text as="dt" weight="medium">
                  {app === 'markdown' ? m.markdownAndHtml : appName(app)}
                </Text>
                <SecondaryText as="dd">{m.guides[app]}</SecondaryText>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

function isOfBody({ name }: (typeof groups)[number]): boolean {
  return name === 'body';
}
