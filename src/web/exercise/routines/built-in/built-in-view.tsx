import type { ReactNode } from 'react';
import type { BuiltInProgramme } from '#domain/exercise/built-in/index.ts';
import { useMessages } from '../../../language/index.ts';
import { usePageTitle } from '../../../page/index.ts';
import { useDocumentReady } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { PageBody, Stack } from '../../../ui/layout.tsx';
import { Heading, SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { useLoadUnit } from '../../quantities/index.ts';
import { BuiltInWorkouts } from './built-in-workouts.tsx';
import { builtInMessages } from './messages/index.ts';
import { useCopyBuiltIn } from './use-copy-built-in.ts';
import { useIncrements } from './use-increments.ts';

/** A built-in programme: who it is for, how it goes, its workouts, and a button to copy it. */
export function BuiltInView({ programme }: { readonly programme: BuiltInProgramme }) {
  const m = useMessages(builtInMessages);
  const unit = useLoadUnit();
  const increments = useIncrements(unit);
  const copy = useCopyBuiltIn();
  const isReady = useDocumentReady();
  const texts = m.programmeTexts[programme.id];
  usePageTitle(texts.name);
  return (
    <PageBody as="article" gap={6} paddingTop={3}>
      <Stack as="header" gap={1}>
        <Heading level={1}>{texts.name}</Heading>
        <Text>{texts.summary}</Text>
        <SecondaryText numeric>
          {`${m.daysAWeek({ count: programme.daysAWeek })} · ${m.levels[programme.level]}`}
        </SecondaryText>
      </Stack>
      <Button variant="primary" isWide isDisabled={!isReady} onPress={() => copy(programme, unit)}>
        {m.use}
      </Button>
      <Part heading={m.goodFor}>{texts.goodFor}</Part>
      <Part heading={m.notFor} note={m.askDoctor}>
        {texts.notFor}
      </Part>
      <Part heading={m.equipment}>{texts.equipment}</Part>
      <Part heading={m.firstWorkout}>{texts.start}</Part>
      <Part heading={m.howItProgresses}>{texts.progression(increments)}</Part>
      <Part heading={m.schedule}>{texts.schedule}</Part>
      <BuiltInWorkouts plan={programme.plan(unit)} names={texts.routines} />
    </PageBody>
  );
}

interface PartProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly note?: string;
}

function Part({ heading, children, note }: PartProps) {
  return (
    <Stack as="section" gap={1}>
      <SectionHeading>{heading}</SectionHeading>
      <Text multiline>{children}</Text>
      {note !== undefined && <SecondaryText>{note}</SecondaryText>}
    </Stack>
  );
}
