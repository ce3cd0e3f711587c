import { ChevronLeft } from 'lucide-react';
import { type BuiltInProgramme, builtInProgrammes } from '#domain/exercise/built-in/index.ts';
import { useMessages } from '../../../language/index.ts';
import { builtInProgrammeLink, routinesLink } from '../../../links/exercise.ts';
import { ListHead, useOpenFirst } from '../../../records/index.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import styles from '../list/list.module.css';
import { builtInMessages } from './messages/index.ts';

interface BuiltInPaneProps {
  /** Whether the list is the whole page, with nothing open beside it. */
  readonly isPage: boolean;
  readonly openId: string | null;
}

/** The built-in programmes: how often they train, for whom, and with what. */
export function BuiltInPane({ isPage, openId }: BuiltInPaneProps) {
  const m = useMessages(builtInMessages);
  const [first] = builtInProgrammes;
  useOpenFirst(isPage && first !== undefined ? { link: builtInProgrammeLink(first.id) } : null);
  return (
    <>
      <ListHead isPage={isPage} heading={m.programmes}>
        <Link variant="quiet" touch {...routinesLink()}>
          <ChevronLeft aria-hidden="true" />
          {m.routines}
        </Link>
      </ListHead>
      <Stack paddingX={4} paddingBottom={2}>
        <SecondaryText>{m.copyText}</SecondaryText>
      </Stack>
      <Stack as="ul" divided paddingBottom={8}>
        {builtInProgrammes.map((programme) => (
          <BuiltInRow key={programme.id} programme={programme} isOpen={programme.id === openId} />
        ))}
      </Stack>
    </>
  );
}

function BuiltInRow({ programme, isOpen }: { readonly programme: BuiltInProgramme; readonly isOpen: boolean }) {
  const m = useMessages(builtInMessages);
  const { id, level, daysAWeek } = programme;
  const { name, equipment } = m.programmeTexts[id];
  return (
    <Row as="li" gap={1} align="center" className={styles.row} data-open={isOpen || undefined}>
      <Link
        variant="plain"
        className={styles.rowLink ?? ''}
        {...builtInProgrammeLink(id)}
        {...(isOpen && { 'aria-current': 'true' })}
      >
        <Text as="span" lines={1} weight="medium">
          {name}
        </Text>
        <SecondaryText as="span" lines={1} numeric>
          {`${m.daysAWeek({ count: daysAWeek })} · ${m.levels[level]}`}
        </SecondaryText>
        <SecondaryText as="span">{equipment}</SecondaryText>
      </Link>
    </Row>
  );
}
