import { ChevronRight } from 'lucide-react';
import { useMessages } from '../language/index.ts';
import { importLink, importReportLink } from '../links/import.ts';
import { useRecords } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { PlainList, Row, Stack } from '../ui/layout.tsx';
import { ButtonLink, Link } from '../ui/link.tsx';
import { Heading, SecondaryText, SectionHeading, Text } from '../ui/text.tsx';
import styles from './imports-part.module.css';
import { importMessages } from './messages/index.ts';
import { appName } from './words/app-names.ts';
import { batchSummary } from './words/batch-summary.ts';
import { useImportFormat } from './words/use-import-format.ts';

/** The part of the settings that starts an import and lists the ones before. */
export function ImportsPart() {
  const m = useMessages(importMessages);
  return (
    <Stack as="section" gap={3} align="start" className={styles.part}>
      <SectionHeading size={3}>{m.import}</SectionHeading>
      <SecondaryText>{m.importText}</SecondaryText>
      <ButtonLink {...importLink}>{m.importFiles}</ButtonLink>
      <ImportsList />
    </Stack>
  );
}

function ImportsList() {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  const { list } = useTimeFormat();
  const batches = useRecords('imports')
    .filter(({ inTrash }) => !inTrash)
    .toSorted((a, b) => (b.value.createdAt ?? 0) - (a.value.createdAt ?? 0));
  if (batches.length === 0) return null;
  return (
    <>
      <Row paddingTop={4}>
        <Heading level={3} size={3}>
          {m.imports}
        </Heading>
      </Row>
      <PlainList full divided>
        {batches.map(({ id, value }) => (
          <li key={id}>
            <Link variant="row" {...importReportLink(id)}>
              <Stack as="span" grow paddingY={3}>
                <Text as="span" weight="medium">
                  {appName(value.app ?? '')}
                </Text>
                <SecondaryText as="span">
                  {list([
                    ...(value.createdAt === undefined ? [] : [format.day(value.createdAt)]),
                    batchSummary(value.counts, m, format) || m.nothingImported,
                  ])}
                </SecondaryText>
              </Stack>
              {value.undoneAt !== undefined && <SecondaryText as="span">{m.undone}</SecondaryText>}
              <ChevronRight color="var(--muted)" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </PlainList>
    </>
  );
}
