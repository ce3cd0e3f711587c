import {
  Archive,
  Bell,
  CalendarDays,
  CalendarRange,
  LayoutTemplate,
  ListChecks,
  NotebookText,
  Pin,
  Trash2,
  Unlink,
} from 'lucide-react';
import { memo, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { TagBranch } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { journalLink } from '../../links/journal.ts';
import { listLink } from '../../links/notes.ts';
import type { NotesList } from '../../links/notes-list.ts';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';
import { type RecordEntry, useDocumentComplete, useDocumentRead, useThrottledRecords } from '../../replica/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { runInSteps } from '../../ui/run-in-steps.ts';
import { SecondaryText } from '../../ui/text.tsx';
import { Tree, type TreeDrag, type TreeRow } from '../../ui/tree.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { draggedNotesIn, listName, notesDragType, useNoteActs } from '../list/index.ts';
import { SignedName } from '../model/index.ts';
import { TagSign, type Tags, useTags, useWrittenTag } from '../tags/index.ts';
import { Count } from './count.tsx';
import { sidebarMessages } from './messages/index.ts';
import { countInSteps, countsAlike, type NoteCounts, withSameParts } from './note-counts.ts';
import { NotebooksPart } from './notebooks-part.tsx';
import type { NotesPlace } from './notes-place.ts';
import { PlaceLink } from './place-link.tsx';
import { SearchesPart } from './searches-part.tsx';
import styles from './sidebar.module.css';
import { TagMenu } from './tag-menu.tsx';
import { useExpanded } from './use-expanded.ts';

/** Shows the lists of the notes section with their note counts. */
export const NotesSidebar = memo(function NotesSidebar({ place }: { readonly place: NotesPlace }) {
  const m = useMessages(sidebarMessages);
  const counts = useNoteCounts();
  const ofLists = useListCounts(counts);
  const hasEnded = useDocumentComplete();
  const isTheirTurn = useAfterPaint(counts !== null && (hasEnded || counts.all > 0)); // so that the list renders first
  const link = (to: NotesList, icon: ReactNode, label: string, count?: number) => (
    <li>
      <PlaceLink
        link={listLink(to)}
        isCurrent={place !== 'journal' && listName(to) === listName(place)}
        icon={icon}
        count={count}
      >
        {label}
      </PlaceLink>
    </li>
  );
  return (
    <Stack as="nav" paddingBottom={4} gap={3} justify="start" aria-label={m.views}>
      <ul>
        {link('all', <NotebookText />, m.all, ofLists?.all)}
        {link('today', <CalendarDays />, m.today)}
        <li>
          <PlaceLink link={journalLink()} isCurrent={place === 'journal'} icon={<CalendarRange />}>
            {m.journal}
          </PlaceLink>
        </li>
        {link('reminders', <Bell />, m.reminders)}
        {link('tasks', <ListChecks />, m.tasks)}
        {link('pinned', <Pin />, m.pinned, ofLists?.pinned)}
      </ul>
      <SearchesPart place={place} />
      {isTheirTurn && counts !== null && (
        <>
          <NotebooksPart place={place} counts={counts.byNotebook} />
          <TagsPart place={place} tags={counts.tags} />
        </>
      )}
      <ul>
        {link('templates', <LayoutTemplate />, m.templates)}
        {link('unlinked', <Unlink />, m.unresolved)}
        {link('archive', <Archive />, m.archiveFolder, ofLists?.archive)}
        {link('trash', <Trash2 />, m.trash, ofLists?.trash)}
      </ul>
    </Stack>
  );
});

/**
 * Throttle of the counting. Each keystroke changes a note, and each chunk of a first sync adds many, but the counts
 * need not change as often.
 */
const followedMs = 300;
const followedInFirstSyncMs = 1_500;

interface Counted {
  readonly noteById: ReadonlyMap<string, RecordEntry<'notes'>>;
  readonly tagsOf: Tags['tagsOf'];
  readonly counts: NoteCounts;
}

/**
 * Returns the counts of the sidebar, throttled and computed in steps so that they do not delay typing. Nothing is
 * counted if nothing relevant changed, and unchanged parts keep their identity.
 *
 * @returns null until everything stored is read and the first count is complete
 */
function useNoteCounts(): NoteCounts | null {
  const notes = useThrottledRecords('notes', useDocumentComplete() ? followedMs : followedInFirstSyncMs);
  const isRead = useDocumentRead();
  const { tagsOf } = useTags();
  const [counts, setCounts] = useState<NoteCounts | null>(null);
  const counted = useRef<Counted | null>(null);
  useEffect(() => {
    if (!isRead) return;
    const hold = (result: NoteCounts) => {
      counted.current = { noteById: new Map(notes.map((note) => [note.id, note])), tagsOf, counts: result };
      startTransition(() => setCounts(result));
    };
    const known = counted.current;
    const isSame = known?.tagsOf === tagsOf && notes.length === known.noteById.size && notes.every(countsAsIn(known));
    if (isSame) return;
    return runInSteps(countInSteps(notes, tagsOf), (result) => hold(withSameParts(result, known?.counts ?? null)));
  }, [isRead, notes, tagsOf]);
  return counts;
}

type ListCounts = Pick<NoteCounts, 'all' | 'pinned' | 'archive' | 'trash'>;

/** Returns the counts of the lists; until they are counted, those that this device counted last. */
function useListCounts(counts: NoteCounts | null): ListCounts | null {
  const [last, keep] = useLocalPreference(usePersonsNames('note-counts'));
  const current = counts === null ? last : [counts.all, counts.pinned, counts.archive, counts.trash].map(String);
  const isKept = current.join() === last.join();
  useEffect(() => {
    if (!isKept) keep(current);
  });
  const [all = Number.NaN, pinned = 0, archive = 0, trash = 0] = current.map(Number);
  return Number.isNaN(all) ? null : { all, pinned, archive, trash };
}

function countsAsIn({ noteById }: Counted): (note: RecordEntry<'notes'>) => boolean {
  return (note) => {
    const before = noteById.get(note.id);
    return before === note || (before !== undefined && countsAlike(before, note));
  };
}

interface TagsPartProps {
  readonly place: NotesPlace;
  readonly tags: readonly TagBranch[];
}

interface TagRow extends TreeRow {
  readonly branch: TagBranch;
  readonly children: readonly TagRow[];
}

/** Shows the tags in use as a tree. Dropping notes on a tag adds the tag to them. */
const TagsPart = memo(function TagsPart({ place, tags }: TagsPartProps) {
  const m = useMessages(sidebarMessages);
  const { tag } = useNoteActs();
  const writtenTag = useWrittenTag();
  const [expanded, setExpanded] = useExpanded('tags');
  const rows = useMemo(() => rowsOf(tags), [tags]);
  const drag: TreeDrag = {
    takes: (types) => (types.includes(notesDragType) ? 'onto' : null),
    onDrop: (carried, id) => tag(draggedNotesIn(carried), writtenTag(id)),
  };
  return (
    <Stack as="section" gap={1}>
      <Row touch align="center" justify="between">
        <h2 className={styles.partTitle}>{m.tags}</h2>
      </Row>
      {tags.length === 0 ? (
        <Stack paddingX={3}>
          <SecondaryText>{m.noTags}</SecondaryText>
        </Stack>
      ) : (
        <Tree
          label={m.tags}
          rows={rows}
          expandLabel={m.expand}
          expandedIds={expanded}
          onExpandedChange={setExpanded}
          drag={drag}
          {...(typeof place === 'object' && place.kind === 'tag' && { currentId: place.tag })}
        >
          {({ branch }) => (
            <>
              <SignedName sign={<TagSign tag={branch.tag} />}>{branch.name}</SignedName>
              <Count value={branch.notes} />
              <TagMenu branch={branch} />
            </>
          )}
        </Tree>
      )}
    </Stack>
  );
});

function rowsOf(tags: readonly TagBranch[]): readonly TagRow[] {
  return tags.map((branch) => ({
    id: branch.tag,
    text: branch.name,
    link: listLink({ kind: 'tag', tag: branch.tag }),
    branch,
    children: rowsOf(branch.children),
  }));
}
