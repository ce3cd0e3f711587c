import { Plus } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { type NotebookBranch, type NotebookStep, type NotebookTarget, notebookStep } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { listLink } from '../../links/notes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { type DropPosition, Tree, type TreeDrag, type TreeRow } from '../../ui/tree.tsx';
import { draggedNotesIn, notebookDragType, notesDragType, useNoteActs } from '../list/index.ts';
import { NotebookName, useNotebooks } from '../model/index.ts';
import { Count } from './count.tsx';
import { sidebarMessages } from './messages/index.ts';
import { NameDialog } from './name-dialog.tsx';
import { NotebookMenu } from './notebook-menu.tsx';
import type { NotesPlace } from './notes-place.ts';
import styles from './sidebar.module.css';
import { useExpanded } from './use-expanded.ts';
import { type NotebookActions, useNotebookActions } from './use-notebook-actions.ts';

export interface NotebooksPartProps {
  readonly place: NotesPlace;
  readonly counts: ReadonlyMap<string, number>;
}

interface NotebookRow extends TreeRow {
  readonly branch: NotebookBranch;
  readonly children: readonly NotebookRow[];
}

export const NotebooksPart = memo(function NotebooksPart({ place, counts }: NotebooksPartProps) {
  const m = useMessages(sidebarMessages);
  const tree = useNotebooks();
  const actions = useNotebookActions(tree);
  const [expanded, setExpanded] = useExpanded('notebooks');
  const [isMaking, setMaking] = useState(false);
  const rows = useMemo(() => rowsOf(tree), [tree]);
  const expand = (id: string) => setExpanded(new Set([...expanded, id]));
  const drag = useNotebookDrag(actions, expand);
  const step = (id: string, to: NotebookStep) => {
    const target = notebookStep(tree, id, to);
    if (target === null) return;
    actions.move(id, target);
    if ('within' in target && target.within !== null) expand(target.within);
  };
  return (
    <Stack as="section" gap={1}>
      <Row touch align="center" justify="between">
        <h2 className={styles.partTitle}>{m.notebooks}</h2>
        <IconButton icon={<Plus />} label={m.newNotebook} onPress={() => setMaking(true)} />
      </Row>
      {tree.length === 0 ? (
        <Stack paddingX={3}>
          <SecondaryText>{m.noNotebooks}</SecondaryText>
        </Stack>
      ) : (
        <Tree
          label={m.notebooks}
          rows={rows}
          expandLabel={m.expand}
          expandedIds={expanded}
          onExpandedChange={setExpanded}
          drag={drag}
          onMove={step}
          {...(typeof place === 'object' && place.kind === 'notebook' && { currentId: place.id })}
        >
          {({ branch }) => (
            <>
              <NotebookName notebook={branch.notebook} />
              <Count value={counts.get(branch.id) ?? 0} />
              <NotebookMenu branch={branch} tree={tree} actions={actions} onCreated={expand} />
            </>
          )}
        </Tree>
      )}
      {isMaking && (
        <NameDialog
          title={m.newNotebook}
          submitLabel={m.create}
          name=""
          onClose={() => setMaking(false)}
          onSubmit={(name) => actions.create(name, null)}
        />
      )}
    </Stack>
  );
});

function rowsOf(tree: readonly NotebookBranch[]): readonly NotebookRow[] {
  return tree.map((branch) => ({
    id: branch.id,
    text: branch.notebook.name ?? '',
    link: listLink({ kind: 'notebook', id: branch.id }),
    branch,
    children: rowsOf(branch.children),
  }));
}

/** Lets the user drag notebooks between and into other notebooks, and drop notes on them. */
function useNotebookDrag(actions: NotebookActions, onMovedInto: (id: string) => void): TreeDrag {
  const { move } = useNoteActs();
  return {
    carries: (id) => ({ [notebookDragType]: id }),
    takes: (types) => {
      if (types.includes(notesDragType)) return 'onto';
      return types.includes(notebookDragType) ? 'anywhere' : null;
    },
    onDrop: (carried, id, position) => {
      if (carried.types.includes(notesDragType)) return void move(draggedNotesIn(carried), id);
      const moved = carried.getData(notebookDragType);
      if (moved === id) return;
      actions.move(moved, targetOf(id, position));
      if (position === 'on') onMovedInto(id);
    },
  };
}

function targetOf(id: string, position: DropPosition): NotebookTarget {
  if (position === 'on') return { within: id };
  return position === 'before' ? { before: id } : { after: id };
}
