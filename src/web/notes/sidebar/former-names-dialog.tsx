import type { TagBranch } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { useNoteEdits } from '../list/index.ts';
import { tagRecords, useTags } from '../tags/index.ts';
import { sidebarMessages } from './messages/index.ts';

interface FormerNamesDialogProps {
  readonly branch: TagBranch;
  readonly onClose: () => void;
}

/** Lists the earlier names that count as a tag, each with a button that ends this. The user can undo it. */
export function FormerNamesDialog({ branch, onClose }: FormerNamesDialogProps) {
  const m = useMessages(sidebarMessages);
  const { formerNames } = useTags();
  const records = useRecords('tags');
  const { write } = useNoteEdits();
  const formers = formerNames(branch.tag);
  const end = (former: string) => {
    const named = records.filter((record) => tagRecords([record]).has(former));
    const writes = named.map(({ id }) => ({ collection: 'tags', id, values: { renamedTo: null } }) as const);
    write(writes, m.formerNameEnded({ former, name: branch.path }));
    if (formers.length === 1) onClose();
  };
  return (
    <Dialog title={m.formerNames} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <SecondaryText>{m.formerNamesText({ name: branch.path })}</SecondaryText>
      <NameList
        label={m.formerNames}
        names={formers.map((former) => ({
          id: former,
          name: `#${former}`,
          removeLabel: m.endFormerName({ former, name: branch.path }),
          onRemove: () => end(former),
        }))}
      />
    </Dialog>
  );
}
