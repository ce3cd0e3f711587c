import { History, Palette, Pencil, TagX } from 'lucide-react';
import { useState } from 'react';
import { tagNameFromTyped, tagRecordId } from '#domain/kernel/index.ts';
import type { TagBranch } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, useDocument, useRecord, useRecords } from '../../replica/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuItem, RowMenu } from '../../ui/menu.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { TextDialog } from '../../ui/text-dialog.tsx';
import { useNoteActs, useNoteEdits } from '../list/index.ts';
import { tagRecords, useTags } from '../tags/index.ts';
import { ColourChoice } from './colour-choice.tsx';
import { sidebarMessages } from './messages/index.ts';
import styles from './sidebar.module.css';
import { useNotesWithHashtag, useRenameTag } from './use-rename-tag.ts';

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

/** Dialog to rename a tag. Entering the name of another tag merges the two. */
function TagNameDialog({ branch, onClose }: { readonly branch: TagBranch; readonly onClose: () => void }) {
  const m = useMessages(sidebarMessages);
  const rename = useRenameTag();
  const inTexts = useNotesWithHashtag()(branch.tag).size;
  const [isInText, setInText] = useState(false);
  const [error, setError] = useState<keyof typeof m.tagErrors | null>(null);
  return (
    <TextDialog
      title={m.renameTag({ name: branch.name })}
      closeLabel={m.close}
      label={m.tagName}
      description={m.tagNameHint}
      text={branch.path}
      error={error === null ? null : m.tagErrors[error]}
      submitLabel={m.save}
      onSubmit={(typed) => {
        const renamed = rename(branch, tagNameFromTyped(typed), isInText);
        setError(renamed.ok ? null : renamed.error.code);
        if (renamed.ok) onClose();
      }}
      onClose={onClose}
    >
      {inTexts > 0 && (
        <Checkbox isSelected={isInText} onChange={setInText}>
          {m.renameInText({ count: inTexts })}
        </Checkbox>
      )}
    </TextDialog>
  );
}

interface FormerNamesDialogProps {
  readonly branch: TagBranch;
  readonly onClose: () => void;
}

/** Lists the earlier names that count as a tag, each with a button that ends this. The user can undo it. */
function FormerNamesDialog({ branch, onClose }: FormerNamesDialogProps) {
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
