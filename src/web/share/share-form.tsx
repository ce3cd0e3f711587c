import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dropFiles } from '../import/index.ts';
import { useMessages } from '../language/index.ts';
import { importLink } from '../links/import.ts';
import { Notice } from '../page/index.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { shareMessages } from './messages/index.ts';
import { SharePreview } from './share-preview.tsx';
import { removeShare, type WaitingShare } from './share-store.ts';
import { isAttachable, isForImport, type SharedContent, titleOf } from './shared-content.ts';
import { useDiscard } from './use-discard.ts';
import { type ShareTarget, useSaveShare } from './use-save-share.ts';

export interface ShareFormProps {
  readonly share: WaitingShare;
  readonly others: number;
  readonly form: FormData;
  readonly content: SharedContent;
}

/** One share: what it contains, where to save it, and the actions. */
export function ShareForm({ share, others, form, content }: ShareFormProps) {
  const m = useMessages(shareMessages);
  const [title, setTitle] = useState(() => titleOf(content));
  const [target, setTarget] = useState<ShareTarget>('new-note');
  const { save, takeBack, isSaving, error } = useSaveShare();
  const startImport = useImportOf(share, content);
  const discard = useDiscard(share, form);
  const isImport = isForImport(content);
  const isMoreThanTitle = content.text !== '' || content.url !== '' || content.files.some(isAttachable);
  const isSavable = isMoreThanTitle || titleOf(content) !== '';
  return (
    <>
      {isImport && <Text>{m.forImport({ count: content.files.length })}</Text>}
      <SharePreview content={content} />
      {isSavable && (
        <Stack gap={4}>
          <TextField label={m.title} value={title} onChange={setTitle} />
          <Stack gap={2} align="start">
            <Text as="span" size={2} weight="medium">
              {m.saveTo}
            </Text>
            <ToggleGroup
              label={m.saveTo}
              value={target}
              onChange={setTarget}
              options={[
                { id: 'new-note', label: m.newNote },
                { id: 'today', label: m.todaysNote },
              ]}
            />
          </Stack>
        </Stack>
      )}
      <div role="alert">{error !== null && <Notice tone="warn">{error}</Notice>}</div>
      <Row gap={3} wrap>
        {isImport && (
          <Button variant="primary" onPress={startImport}>
            {m.import}
          </Button>
        )}
        {isSavable && (
          <Button
            variant={isImport ? 'secondary' : 'primary'}
            isPending={isSaving}
            isDisabled={!isMoreThanTitle && title.trim() === ''}
            onPress={() => save({ share, content, title: title.trim(), target, isLast: others === 0 })}
          >
            {isImport ? m.saveNote : m.save}
          </Button>
        )}
        <Button variant="quiet" isDisabled={isSaving} onPress={() => void takeBack().then(discard, reportError)}>
          {m.discard}
        </Button>
      </Row>
      {others > 0 && <SecondaryText>{m.others({ count: others })}</SecondaryText>}
    </>
  );
}

/** Returns a function that opens the files in the import. The share waits until they are imported. */
function useImportOf(share: WaitingShare, { files }: SharedContent): () => void {
  const navigate = useNavigate();
  return () => {
    const chosen = files.map((file) => ({ path: file.name, file }));
    dropFiles(Promise.resolve(chosen), () => void removeShare(share));
    void navigate(importLink);
  };
}
