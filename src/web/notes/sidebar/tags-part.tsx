import { memo, useMemo } from 'react';
import type { TagBranch } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { listLink } from '../../links/notes.ts';
import type { NotesList } from '../../links/notes-list.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { Tree, type TreeDrag, type TreeRow } from '../../ui/tree.tsx';
import { draggedNotesIn, notesDragType, useNoteActs } from '../list/index.ts';
import { SignedName } from '../model/index.ts';
import { TagSign, useWrittenTag } from '../tags/index.ts';
import { Count } from './count.tsx';
import { sidebarMessages } from './messages/index.ts';
import styles from './sidebar.module.css';
import { TagMenu } from './tag-menu.tsx';
import { useExpanded } from './use-expanded.ts';

export interface TagsPartProps {
  readonly list: NotesList;
  readonly tags: readonly TagBranch[];
}

interface TagRow extends TreeRow {
  readonly branch: TagBranch;
  readonly children: readonly TagRow[];
}

/** Shows the tags in use as a tree. Dropping notes on a tag adds the tag to them. */
export const TagsPart = memo(function TagsPart({ list, tags }: TagsPartProps) {
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
          {...(typeof list === 'object' && list.kind === 'tag' && { currentId: list.tag })}
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
