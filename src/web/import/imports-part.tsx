import { ChevronRight } from 'lucide-react';
import { useMessages } from '../language/index.ts';
import { useRecords } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Link } from '../ui/link.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { appName } from './app-names.ts';
import { batchSummary } from './batch-summary.ts';
import styles from './imports-part.module.css';
import { importLink, importReportLink } from './link-targets.ts';
import { importMessages } from './messages/index.ts';
import { useImportFormat } from './use-import-format.ts';

/** The part of the settings that starts an import and lists the ones before. */
export function ImportsPart() {
  const m = useMessages(importMessages);
  return (
    <section className={styles.part}>
      <Heading level={2} size={3}>
        {m.import}
      </Heading>
      <Text size={2} tone="muted">
        {m.importText}
      </Text>
      <Link variant="button" {...importLink}>
        {m.importFiles}
      </Link>
      <ImportsList />
    </section>
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
      <div className={styles.past}>
        <Heading level={3} size={3}>
          {m.imports}
        </Heading>
      </div>
      <ul className={styles.list}>
        {batches.map(({ id, value }) => (
          <li key={id}>
            <Link variant="plain" className={styles.import ?? ''} {...importReportLink(id)}>
              <span className={styles.words}>
                <Text as="span" weight="medium">
                  {appName(value.app ?? '')}
                </Text>
                <Text as="span" size={2} tone="muted">
                  {list([
                    ...(value.createdAt === undefined ? [] : [format.day(value.createdAt)]),
                    batchSummary(value.counts, m, format) || m.nothingImported,
                  ])}
                </Text>
              </span>
              {value.undoneAt !== undefined && (
                <Text as="span" size={2} tone="muted">
                  {m.undone}
                </Text>
              )}
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
