import { History, Palette, Pencil, TagX } from 'lucide-react';
import { useState } from 'react';
import { tagRecordId } from '#domain/kernel/index.ts';
import type { TagBranch } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, useDocument, useRecord } from '../../replica/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuItem, RowMenu } from '../../ui/menu.tsx';
import { useNoteActs } from '../list/index.ts';
import { useTags } from '../tags/index.ts';
import { ColourChoice } from './colour-choice.tsx';
import { FormerNamesDialog } from './former-names-dialog.tsx';
import { sidebarMessages } from './messages/index.ts';
import styles from './sidebar.module.css';
import { TagNameDialog } from './tag-name-dialog.tsx';

/** Menu with the actions on a tag, which apply to all notes. */
export function TagMenu({ branch }: { readonly branch: TagBranch }) {
  const m = useMessages(sidebarMessages);
  const [open, setOpen] = useState<'colour' | 'name' | 'formerNames' | null>(null);
  const { removeTag } = useNoteActs();
  const { formerNames } = useTags();
  const { tag, name } = branch;
  const label = m.optionsOf({ name });
  return (
    <>
      <RowMenu label={label} className={styles.rowMenu ?? ''}>
        <MenuItem icon={<Pencil />} onAction={() => setOpen('name')}>
          {m.rename}
        </MenuItem>
        {formerNames(tag).length > 0 && (
          <MenuItem icon={<History />} onAction={() => setOpen('formerNames')}>
            {m.formerNames}
          </MenuItem>
        )}
        <MenuItem icon={<Palette />} onAction={() => setOpen('colour')}>
          {m.colour}
        </MenuItem>
        <MenuItem icon={<TagX />} tone="danger" onAction={() => removeTag(tag, name)}>
          {m.removeTag}
        </MenuItem>
      </RowMenu>
      {open === 'name' && <TagNameDialog branch={branch} onClose={() => setOpen(null)} />}
      {open === 'formerNames' && <FormerNamesDialog branch={branch} onClose={() => setOpen(null)} />}
      {open === 'colour' && <TagColour tag={tag} onClose={() => setOpen(null)} />}
    </>
  );
}

function TagColour({ tag, onClose }: { readonly tag: string; readonly onClose: () => void }) {
  const m = useMessages(sidebarMessages);
  const document = useDocument();
  const id = tagRecordId(tag);
  const { entry } = useRecord('tags', id);
  return (
    <Dialog title={m.colour} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <ColourChoice
        value={entry?.value.colour}
        onChange={(colour) => void document.changeRecord('tags', id, assign({ colour }))}
      />
    </Dialog>
  );
}
