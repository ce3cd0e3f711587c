import { useNavigate } from '@tanstack/react-router';
import { FilePlus } from 'lucide-react';
import { useMemo } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { fillTemplate } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useDocument, useDocumentReady, useProfileData, useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { expectNewNote } from '../new-note.ts';
import { NoteName } from '../note-name.tsx';
import { noteHref } from '../use-notes-place.ts';
import styles from './days.module.css';
import { daysMessages } from './messages/index.ts';

/** The notes that other notes begin with. */
export function TemplatesList() {
  const m = useMessages(daysMessages);
  const isReady = useDocumentReady();
  const notes = useRecords('notes');
  const templates = useMemo(() => notes.filter(({ value, inTrash }) => value.kind === 'template' && !inTrash), [notes]);
  if (!isReady) return <StateView kind="loading" title={m.loading} />;
  return (
    <VirtualList
      label={m.templates}
      items={templates}
      textOf={({ value }) => value.title?.trim() || null}
      empty={
        <StateView kind="empty" title={m.noTemplates}>
          {m.noTemplatesText}
        </StateView>
      }
    >
      {(template: RecordEntry<'notes'>, nameId) => <TemplateRow template={template} nameId={nameId} />}
    </VirtualList>
  );
}

interface TemplateRowProps {
  readonly template: RecordEntry<'notes'>;
  /** The id of the element that says what the template goes by. */
  readonly nameId: string;
}

function TemplateRow({ template, nameId }: TemplateRowProps) {
  const m = useMessages(daysMessages);
  const { dailyTemplate } = useProfileData().preferences;
  const begin = useNewNoteFrom();
  return (
    <div className={styles.template}>
      <Link variant="quiet" className={styles.templateName ?? ''} href={noteHref(template.id, 'templates')}>
        <Text id={nameId} as="span" lines={2} personal>
          <NoteName note={template} />
        </Text>
      </Link>
      {dailyTemplate === template.key && <StatusBadge tone="plain">{m.forDays}</StatusBadge>}
      <Button icon={<FilePlus />} onPress={() => begin(template.key)}>
        {m.newFromTemplate}
      </Button>
    </div>
  );
}

/** Makes a note with a template's text, of today and with no title yet, and opens it. */
function useNewNoteFrom(): (template: RecordKey) => void {
  const document = useDocument();
  const navigate = useNavigate();
  return async (template) => {
    const text = fillTemplate(await document.bodyText(template), { title: '', day: document.today() });
    const id = document.createRecord('notes', () => {}, { text });
    expectNewNote(id);
    void navigate({ href: noteHref(id) });
  };
}
