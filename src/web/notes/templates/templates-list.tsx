import { useNavigate } from '@tanstack/react-router';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { fillTemplate, saysTitle } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { noteLink } from '../../links/notes.ts';
import { assign, type RecordEntry, useDocument, useDocumentRead, useProfileData } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { TextDialog } from '../../ui/text-dialog.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { expectNewNote, NoteName } from '../model/index.ts';
import { templatesMessages } from './messages/index.ts';
import { useTemplates } from './use-templates.ts';

export function TemplatesList() {
  const m = useMessages(templatesMessages);
  const isRead = useDocumentRead();
  const templates = useTemplates();
  if (!isRead) return <StateView kind="loading" title={m.loading} />;
  return (
    <VirtualList
      label={m.templates}
      items={templates}
      textOf={({ value }) => value.title?.trim() || null}
      empty={<EmptyState title={m.noTemplates}>{m.noTemplatesText}</EmptyState>}
    >
      {(template: RecordEntry<'notes'>, nameId) => <TemplateRow template={template} nameId={nameId} />}
    </VirtualList>
  );
}

function TemplateRow({ template, nameId }: { readonly template: RecordEntry<'notes'>; readonly nameId: string }) {
  const m = useMessages(templatesMessages);
  const { dailyTemplate } = useProfileData().preferences;
  const { begin, make, asking, stopAsking } = useNewNoteFrom(template.key);
  return (
    <Row gap={3} rowGap={2} align="center" wrap>
      <Stack basis={8}>
        <Link variant="quiet" touch {...noteLink(template.id, 'templates')}>
          <Text id={nameId} as="span" lines={2} personal>
            <NoteName note={template} />
          </Text>
        </Link>
      </Stack>
      {dailyTemplate === template.key && <StatusBadge tone="plain">{m.forDailyNotes}</StatusBadge>}
      <Button icon={<FilePlus />} onPress={begin}>
        {m.useTemplate}
      </Button>
      {asking !== null && (
        <TextDialog
          title={m.newNote}
          closeLabel={m.close}
          label={m.title}
          description={m.titleUse}
          text=""
          submitLabel={m.create}
          onSubmit={(typed) => {
            stopAsking();
            make(asking, typed.trim());
          }}
          onClose={stopAsking}
        />
      )}
    </Row>
  );
}

interface NewNote {
  readonly begin: () => void;
  readonly make: (template: string, title: string) => void;
  /** The body of the template while the user is asked for the title that it contains; otherwise null. */
  readonly asking: string | null;
  readonly stopAsking: () => void;
}

/**
 * Returns functions that create a note from a template, filled in with today's date, and open it. If the template
 * contains the title, the user is asked for it first.
 */
function useNewNoteFrom(template: RecordKey): NewNote {
  const document = useDocument();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<string | null>(null);
  const make = (text: string, title: string) => {
    const id = document.createRecord('notes', assign({ title: title || undefined }), {
      text: fillTemplate(text, { title, day: document.today() }),
    });
    expectNewNote(id);
    void navigate(noteLink(id));
  };
  const begin = async () => {
    const text = await document.bodyText(template);
    if (saysTitle(text)) setAsking(text);
    else make(text, '');
  };
  return { begin: () => void begin(), make, asking, stopAsking: () => setAsking(null) };
}
