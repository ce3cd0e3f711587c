import { useMessages } from '../../language/index.ts';
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
  { name: 'body', apps: ['strava', 'garmin', 'activity-files', 'apple-health', 'table'] },
  { name: 'everything', apps: ['mensana'] },
] as const satisfies readonly { readonly name: keyof ImportMessages; readonly apps: readonly Guide[] }[];

/** Lists what can be imported, and how to export it. */
export function SourceList() {
  const m = useMessages(importMessages);
  return (
    <Stack as="section" gap={6}>
      <SectionHeading>{m.sources}</SectionHeading>
      {groups.map(({ name, apps }) => (
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
