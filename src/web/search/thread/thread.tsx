import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { tagQuery } from '#domain/search/index.ts';
import { useMessages } from '../../language/index.ts';
import { comparedLink } from '../../links/comparison.ts';
import { searchLink } from '../../links/search.ts';
import { useTags } from '../../notes/index.ts';
import { usePageTitle } from '../../page/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Column, Row, Stack } from '../../ui/layout.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { Heading, SecondaryText } from '../../ui/text.tsx';
import { searchMessages } from '../messages/index.ts';
import styles from './thread.module.css';
import { EntryOfThread } from './thread-entry.tsx';
import { type KnownThread, useThread } from './use-thread.ts';

/**
 * Every mention of a tag in notes, remarks and sets, by day, oldest first. It is made to be printed, such as for a
 * physiotherapist.
 */
export function Thread({ tag }: { readonly tag: string }) {
  const m = useMessages(searchMessages);
  const { nameNow, spell } = useTags();
  const asked = useMemo(() => ({ tag: nameNow(tag), nameNow }), [tag, nameNow]);
  const thread = useThread(asked);
  const name = `#${spell(asked.tag, asked.tag)}`;
  const query = tagQuery(tag);
  usePageTitle(name);
  return (
    <Column
      as="article"
      scroll
      gap={6}
      paddingX="page"
      paddingTop={4}
      paddingBottom={8}
      className={styles.thread}
      aria-label={m.threadOf({ tag: name })}
    >
      <Row as="header" gap={4} rowGap={2} align="start" justify="between" wrap>
        <div>
          <Heading level={2} size={6} personal>
            {name}
          </Heading>
          {thread !== null && <Period thread={thread} />}
        </div>
        <Row gap={2} wrap data-print="none">
          <ButtonLink {...searchLink({ query })}>{m.asList}</ButtonLink>
          <ButtonLink {...comparedLink({ query })}>{m.compareDays}</ButtonLink>
          <Button icon={<Printer />} onPress={() => window.print()}>
            {m.print}
          </Button>
        </Row>
      </Row>
      <Days thread={thread} />
    </Column>
  );
}

function Period({ thread: { days } }: { readonly thread: KnownThread }) {
  const m = useMessages(searchMessages);
  const { wholeDay } = useTimeFormat();
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  if (first === undefined || last === undefined) return null;
  const period = first === last ? wholeDay(first) : m.period({ first: wholeDay(first), last: wholeDay(last) });
  return <SecondaryText numeric>{`${period} · ${m.daysWithMentions({ count: days.length })}`}</SecondaryText>;
}

function Days({ thread }: { readonly thread: KnownThread | null }) {
  const m = useMessages(searchMessages);
  const { wholeDay } = useTimeFormat();
  if (thread === null || (thread.days.length === 0 && !thread.isWhole))
    return <StateView kind="loading" title={m.searching} />;
  if (thread.days.length === 0) return <EmptyState title={m.noMentions}>{m.noMentionsText}</EmptyState>;
  return (
    <>
      {thread.days.map(({ day, entries }) => (
        <section key={day} className={styles.day} aria-labelledby={`thread-${day}`}>
          <Heading level={3} size={3} id={`thread-${day}`}>
            {wholeDay(day)}
          </Heading>
          <Stack as="ul" gap={3} paddingTop={2} className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryOfThread entry={entry} />
              </li>
            ))}
          </Stack>
        </section>
      ))}
      {!thread.isWhole && (
        <SecondaryText>
          <span role="status">{m.loading}</span>
        </SecondaryText>
      )}
    </>
  );
}
