import { memo, useMemo } from 'react';
import type { TagBranch } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { Text } from '../../ui/text.tsx';
import { Tree, type TreeDrag, type TreeRow } from '../../ui/tree.tsx';
import { listLink } from '../link-targets.ts';
import { useNoteActs } from '../list/use-note-acts.ts';
import { TagSign } from '../tags/tag-sign.tsx';
import { useWrittenTag } from '../tags/use-written-tag.ts';
import type { NotesList } from '../use-notes-route.ts';
import { Count } from './count.tsx';
import { sidebarMessages } from './messages/index.ts';
import { draggedNotesIn, notesDragType } from './note-drag.ts';
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
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>{m.tags}</h2>
      </div>
      {tags.length === 0 ? (
        <Text size={2} tone="muted" className={styles.none ?? ''}>
          {m.noTags}
        </Text>
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
              <span className={styles.name}>
                <TagSign tag={branch.tag} />
                <span className={styles.words} dir="auto">
                  {branch.name}
                </span>
              </span>
              <Count value={branch.notes} />
              <TagMenu branch={branch} />
            </>
          )}
        </Tree>
      )}
    </section>
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
