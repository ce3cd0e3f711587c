import { useState } from 'react';
import { tagNameFromTyped } from '#domain/kernel/index.ts';
import type { TagBranch } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextDialog } from '../../ui/text-dialog.tsx';
import { sidebarMessages } from './messages/index.ts';
import { useNotesWithHashtag, useRenameTag } from './use-rename-tag.ts';

/** Dialog to rename a tag. Entering the name of another tag merges the two. */
export function TagNameDialog({ branch, onClose }: { readonly branch: TagBranch; readonly onClose: () => void }) {
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
