import { useMessages } from '../language/index.ts';
import { activitiesLink, bodyLink, builtInProgrammesLink, exercisesLink, workoutsLink } from '../links/exercise.ts';
import { listLink } from '../links/notes.ts';
import { profilePartLink } from '../links/profile.ts';
import { Loading, Page, PageHeading } from '../page/index.ts';
import { MissingRecord } from '../records/index.ts';
import { type RecordEntry, useDocumentRead, useRecord, useRecords } from '../replica/index.ts';
import { PlainList, Row, Stack } from '../ui/layout.tsx';
import { ButtonLink, Link } from '../ui/link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { Heading, SectionHeading, Text } from '../ui/text.tsx';
import { BackFromImport } from './back-from-import.tsx';
import { importMessages } from './messages/index.ts';
import { Fact } from './preview/fact.tsx';
import { SkippedItems } from './preview/skipped-items.tsx';
import { OpenOnly } from './report/open-only.tsx';
import { UndoImport } from './report/undo-import-button.tsx';
import { UndoneImport } from './report/undone-import.tsx';
import { importReportRoute } from './routes.ts';
import { batchSummary, countsOf, hasWritten } from './words/batch-summary.ts';
import { importTitle } from './words/import-title.ts';
import { useImportFormat } from './words/use-import-format.ts';

/** The report of an import: what it did, what it could not read, and its undo. */
export function ImportReportPage() {
  const { batch } = importReportRoute.useParams();
  return useDocumentRead() ? <Report id={batch} /> : <Loading />;
}

function Report({ id }: { readonly id: string }) {
  const m = useMessages(importMessages);
  const { state, entry } = useRecord('imports', id);
  if (state === 'loading') return <Loading />;
  if (entry === null || state !== 'here')
    return <MissingRecord labels={m} isDeleted={state === 'deleted'} list={profilePartLink('data')} />;
  return <ReportOf batch={entry} />;
}

function ReportOf({ batch }: { readonly batch: RecordEntry<'imports'> }) {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  const { from } = importReportRoute.useSearch();
  const { value } = batch;
  const skipped = inOrder(value.skipped);
  return (
    <Page>
      <BackFromImport from={from} />
      <PageHeading>{importTitle(value.app ?? '', m)}</PageHeading>
      <Stack as="section" gap={4} align="start">
        <Text>
          {[
            ...(value.createdAt === undefined ? [] : [format.day(value.createdAt)]),
            batchSummary(value.counts, m, format) || m.nothingImported,
          ].join(' · ')}
        </Text>
        {value.undoneAt === undefined ? (
          <Row gap={3} wrap>
            <OpenOnly batch={batch} />
            <UndoImport batch={batch} />
          </Row>
        ) : (
          <UndoneImport batch={batch} undoneAt={value.undoneAt} />
        )}
      </Stack>
      <Counts counts={value.counts} isUndone={value.undoneAt !== undefined} />
      {value.undoneAt === undefined && <OfferProgramme counts={value.counts} />}
      <SkippedItems skipped={skipped} count={value.skippedCount ?? skipped.length} />
      <Files names={inOrder(value.files).map(({ name }) => name)} />
    </Page>
  );
}

interface CountsProps {
  readonly counts: unknown;
  readonly isUndone: boolean;
}

function Counts({ counts, isUndone }: CountsProps) {
  const m = useMessages(importMessages);
  const { count: number } = useImportFormat();
  const all = countsOf(counts).filter(({ outcomes }) => outcomes.length > 0);
  if (all.length === 0) return null;
  return (
    <Stack as="section" ruled gap={4} paddingTop={6} align="start">
      <SectionHeading>{m.what}</SectionHeading>
      {all.map(({ collection, outcomes }) => (
        <Stack key={collection} grow>
          <Heading level={3} size={3}>
            {m.collections[collection] ?? m.otherCollection}
          </Heading>
          <Stack as="dl" gap={1}>
            {outcomes.map(({ outcome, count }) => (
              <Fact key={outcome} name={m.outcomes[outcome] ?? outcome}>
                {number(count)}
              </Fact>
            ))}
          </Stack>
          {!isUndone && hasWritten(outcomes) && <ShowCollection collection={collection} />}
        </Stack>
      ))}
    </Stack>
  );
}

/** Offers the built-in programmes after an import of workouts without routines, as long as there are no routines. */
function OfferProgramme({ counts }: { readonly counts: unknown }) {
  const m = useMessages(importMessages);
  const routines = useRecords('routines');
  const written = new Set(countsOf(counts).flatMap((each) => (hasWritten(each.outcomes) ? each.collection : [])));
  if (!written.has('workouts') || written.has('routines') || routines.some(({ inTrash }) => !inTrash)) return null;
  return (
    <Stack as="section" ruled gap={4} paddingTop={6} align="start">
      <SectionHeading>{m.noRoutines}</SectionHeading>
      <Text>{m.noRoutinesText}</Text>
      <ButtonLink {...builtInProgrammesLink}>{m.chooseProgramme}</ButtonLink>
    </Stack>
  );
}

const pages = {
  notes: listLink('all'),
  workouts: workoutsLink(),
  activities: activitiesLink(),
  exercises: exercisesLink(),
  measurements: bodyLink,
} as const satisfies Readonly<Record<string, LinkTarget>>;

/** A link to the screen of a collection, if it has one. */
function ShowCollection({ collection }: { readonly collection: string }) {
  const m = useMessages(importMessages);
  if (!hasPage(collection)) return null;
  return (
    <div>
      <Link touch {...pages[collection]}>
        {m.show[collection]}
      </Link>
    </div>
  );
}

function hasPage(collection: string): collection is keyof typeof pages {
  return Object.hasOwn(pages, collection);
}

const maxFiles = 20;

function Files({ names }: { readonly names: readonly string[] }) {
  const m = useMessages(importMessages);
  if (names.length === 0) return null;
  return (
    <Stack as="section" ruled gap={4} paddingTop={6} align="start">
      <SectionHeading>{m.files}</SectionHeading>
      <PlainList gap={3} full>
        {names.slice(0, maxFiles).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name
          <li key={at} dir="auto">
            {name}
          </li>
        ))}
        {names.length > maxFiles && <li>{m.moreFiles({ count: names.length - maxFiles })}</li>}
      </PlainList>
    </Stack>
  );
}

/** Returns the values of a map whose keys are positions. */
function inOrder<V>(values: Readonly<Record<string, V>>): readonly V[] {
  return Object.entries(values)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value);
}
