import { useNavigate } from '@tanstack/react-router';
import { Archive, CalendarPlus, FolderPlus, Import, LibraryBig, Plus, Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { builtInProgrammesLink, programmeLink, routineLink, routinesLink } from '../../../links/exercise.ts';
import type { RoutinesList } from '../../../links/exercise-search.ts';
import { ListActions, ListHead, useOpenFirst } from '../../../records/index.ts';
import { type RecordEntry, useDocumentReady, useRecords } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Grid, Row, Stack } from '../../../ui/layout.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import type { LinkTarget } from '../../../ui/link-target.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../ui/menu.tsx';
import { EmptyState, StateView } from '../../../ui/state-view.tsx';
import { SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { EmptyTrash } from '../../editing/index.ts';
import { useLoadUnit } from '../../quantities/index.ts';
import { FolderMenu } from '../actions/folder-menu.tsx';
import { NameDialog } from '../actions/name-dialog.tsx';
import { useFolderActions, useProgrammeActions, useRoutineActions } from '../actions/use-routine-actions.ts';
import { useSharing } from '../actions/use-sharing.ts';
import { routinesMessages } from '../messages/index.ts';
import { foldersInOrder, programmesInList, routinesByFolder, routinesInList } from '../plan/routines-in-list.ts';
import { NextToday } from '../start/next-today-slot.ts';
import { DeloadSwitch } from './deload-switch.tsx';
import styles from './list.module.css';
import { ProgrammeRow } from './programme-row.tsx';
import { RoutineRow } from './routine-row.tsx';

export interface RoutinesPaneProps {
  /** Whether the list is the whole page, with nothing open beside it. */
  readonly isPage: boolean;
  readonly list: RoutinesList;
  readonly openId: string | null;
}

/** What is due, the programmes, and the routines in their folders. Alternatively, the archive or the trash. */
export function RoutinesPane({ isPage, list, openId }: RoutinesPaneProps) {
  const m = useMessages(routinesMessages);
  const isReady = useDocumentReady();
  return (
    <>
      <ListHead isPage={isPage} heading={list === 'routines' ? m.routines : m[list]}>
        {list === 'routines' ? (
          <RoutinesActions />
        ) : (
          <Link variant="quiet" {...routinesLink()}>
            {m.toList}
          </Link>
        )}
      </ListHead>
      {!isReady && <StateView kind="loading" title={m.loading} />}
      {isReady && list === 'routines' && <AllRoutines isPage={isPage} openId={openId} />}
      {isReady && list === 'archive' && <Archived openId={openId} />}
      {isReady && list === 'trash' && <Thrown openId={openId} />}
    </>
  );
}

function RoutinesActions() {
  const m = useMessages(routinesMessages);
  const isReady = useDocumentReady();
  const navigate = useNavigate();
  const routines = useRoutineActions();
  const programmes = useProgrammeActions();
  const folders = useFolderActions();
  const sharing = useSharing();
  const file = useRef<HTMLInputElement>(null);
  const [isNaming, setNaming] = useState(false);
  const open = (list: RoutinesList) => void navigate(routinesLink(list));
  return (
    <ListActions>
      <Button variant="primary" icon={<Plus />} isDisabled={!isReady} onPress={routines.create}>
        {m.newRoutine}
      </Button>
      <MoreMenu label={m.more} isDisabled={!isReady}>
        <MenuItem icon={<CalendarPlus />} onAction={programmes.create}>
          {m.newProgramme}
        </MenuItem>
        <MenuItem icon={<LibraryBig />} onAction={() => void navigate(builtInProgrammesLink)}>
          {m.builtIn}
        </MenuItem>
        <MenuItem icon={<FolderPlus />} onAction={() => setNaming(true)}>
          {m.newFolder}
        </MenuItem>
        <MenuItem icon={<Import />} onAction={() => file.current?.click()}>
          {m.importRoutine}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Archive />} onAction={() => open('archive')}>
          {m.openArchive}
        </MenuItem>
        <MenuItem icon={<Trash2 />} onAction={() => open('trash')}>
          {m.openTrash}
        </MenuItem>
      </MoreMenu>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={m.importRoutine}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void sharing.importFile(chosen);
          target.value = ''; // allows the same file to be chosen again
        }}
      />
      {isNaming && (
        <NameDialog
          title={m.newFolder}
          submitLabel={m.create}
          name=""
          onClose={() => setNaming(false)}
          onSubmit={(name) => folders.create(name)}
        />
      )}
    </ListActions>
  );
}

interface ListProps {
  readonly openId: string | null;
}

/** The load that the example of a routine adds each session. */
const exampleStep = { kg: 2.5, lb: 5 } as const;

function AllRoutines({ isPage, openId }: Omit<RoutinesPaneProps, 'list'>) {
  const m = useMessages(routinesMessages);
  const { count } = useTimeFormat();
  const unit = useLoadUnit();
  const records = useRecords('routines');
  const folderRecords = useRecords('routineFolders');
  const programmeRecords = useRecords('programmes');
  const routines = useMemo(() => routinesInList(records, 'routines'), [records]);
  const folders = useMemo(() => foldersInOrder(folderRecords), [folderRecords]);
  const grouped = useMemo(() => routinesByFolder(routines, folders), [routines, folders]);
  const programmes = useMemo(() => programmesInList(programmeRecords), [programmeRecords]);
  useOpenFirst(isPage ? firstOf(programmes, grouped) : null);
  if (routines.length === 0 && folders.length === 0 && programmes.length === 0) {
    const example = m.emptyExample({ load: `${count(exampleStep[unit])} ${unit}` });
    return (
      <EmptyState
        title={m.empty}
        action={<ButtonLink {...builtInProgrammesLink}>{m.chooseProgramme}</ButtonLink>}
        example={`${m.emptyExampleLabel}: ${example}`}
      >
        {m.emptyText}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6} paddingBottom={8}>
      <Stack paddingX={4} hideEmpty>
        <NextToday />
      </Stack>
      {(routines.length > 0 || programmes.length > 0) && <DeloadSwitch />}
      {programmes.length > 0 && (
        <Stack as="section" aria-label={m.programmes}>
          <Stack paddingX={4} paddingY={2}>
            <SectionHeading size={3} tone="muted">
              {m.programmes}
            </SectionHeading>
          </Stack>
          <ul>
            {programmes.map((programme) => (
              <ProgrammeRow key={programme.id} programme={programme} isOpen={programme.id === openId} list="routines" />
            ))}
          </ul>
        </Stack>
      )}
      {grouped.map((group) => (
        <Group key={group.folder?.id ?? ''} {...group} folders={folders} openId={openId} />
      ))}
    </Stack>
  );
}

function firstOf(
  [programme]: readonly RecordEntry<'programmes'>[],
  groups: readonly Pick<GroupProps, 'routines'>[],
): { readonly key: RecordKey; readonly link: LinkTarget } | null {
  if (programme !== undefined) return { key: programme.key, link: programmeLink(programme.id) };
  const routine = groups.flatMap(({ routines }) => routines)[0];
  return routine === undefined ? null : { key: routine.key, link: routineLink(routine.id) };
}

interface GroupProps extends ListProps {
  readonly folder: RecordEntry<'routineFolders'> | null;
  readonly routines: readonly RecordEntry<'routines'>[];
  readonly folders: readonly RecordEntry<'routineFolders'>[];
}

function Group({ folder, routines, folders, openId }: GroupProps) {
  const m = useMessages(routinesMessages);
  const name = folder === null ? (folders.length > 0 ? m.noFolder : m.allRoutines) : (folder.value.name ?? m.folder);
  return (
    <Stack as="section" aria-label={name}>
      <Grid columns="auto-end" touch align="center" paddingX={4}>
        <SectionHeading size={3} tone="muted" lines={1} personal>
          {name}
        </SectionHeading>
        <Row bleedEnd={3}>{folder !== null && <FolderMenu folder={folder} folders={folders} />}</Row>
      </Grid>
      {routines.length === 0 ? (
        <Stack paddingX={4} paddingY={2}>
          <SecondaryText>{folder === null ? m.empty : m.emptyFolder}</SecondaryText>
        </Stack>
      ) : (
        <ul>
          <RoutineRows routines={routines} list="routines" openId={openId} />
        </ul>
      )}
    </Stack>
  );
}

interface RoutineRowsProps extends ListProps {
  readonly routines: readonly RecordEntry<'routines'>[];
  readonly list: RoutinesList;
}

function RoutineRows({ routines, list, openId }: RoutineRowsProps) {
  return routines.map((routine) => (
    <RoutineRow key={routine.id} routine={routine} siblings={routines} list={list} isOpen={routine.id === openId} />
  ));
}

function Archived({ openId }: ListProps) {
  const m = useMessages(routinesMessages);
  const records = useRecords('routines');
  const routines = useMemo(() => routinesInList(records, 'archive'), [records]);
  if (routines.length === 0) {
    return <EmptyState title={m.archiveEmpty}>{m.archiveEmptyText}</EmptyState>;
  }
  return (
    <ul>
      <RoutineRows routines={routines} list="archive" openId={openId} />
    </ul>
  );
}

function Thrown({ openId }: ListProps) {
  const m = useMessages(routinesMessages);
  const records = useRecords('routines');
  const programmeRecords = useRecords('programmes');
  const routines = useMemo(() => routinesInList(records, 'trash'), [records]);
  const programmes = useMemo(
    () => programmeRecords.filter(({ inTrash, isErased }) => inTrash && isErased !== true),
    [programmeRecords],
  );
  const folderRecords = useRecords('routineFolders');
  const folders = useMemo(() => folderRecords.filter(({ inTrash }) => inTrash), [folderRecords]);
  const folderActions = useFolderActions();
  if (routines.length === 0 && programmes.length === 0 && folders.length === 0) {
    return <EmptyTrash />;
  }
  return (
    <ul>
      {folders.map((folder) => (
        <Row key={folder.id} as="li" gap={1} align="center" className={styles.row}>
          <Stack as="span" grow gap={0.5} paddingX={4} paddingY={3}>
            <Text as="span" personal lines={1} weight="medium">
              {folder.value.name ?? m.folder}
            </Text>
            <SecondaryText as="span">{m.folder}</SecondaryText>
          </Stack>
          <Button variant="quiet" onPress={() => folderActions.restore(folder)}>
            {m.restore}
          </Button>
        </Row>
      ))}
      {programmes.map((programme) => (
        <ProgrammeRow key={programme.id} programme={programme} isOpen={programme.id === openId} list="trash" />
      ))}
      <RoutineRows routines={routines} list="trash" openId={openId} />
    </ul>
  );
}
