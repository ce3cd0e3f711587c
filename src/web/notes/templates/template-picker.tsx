import { LayoutTemplate } from 'lucide-react';
import { useEffect, useState } from 'react';
import type * as Y from 'yjs';
import { foldForSearch } from '#domain/kernel/index.ts';
import { fillTemplate } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { untilCancelled } from '../../lifecycle/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { CommandList } from '../../ui/command-list.tsx';
import { CommandPalette } from '../../ui/command-palette.tsx';
import { noteTitle } from '../model/index.ts';
import { templatesMessages } from './messages/index.ts';
import { templateLabels } from './template-labels.ts';
import { useTemplates } from './use-templates.ts';

export interface TemplatePickerProps {
  readonly note: RecordEntry<'notes'>;
  readonly text: Y.Text;
  readonly onClose: () => void;
  readonly onPick: (picked: PickedTemplate) => void;
}

export interface PickedTemplate {
  readonly id: string;
  /** The template's text with the placeholders filled in. If it is inserted into a template, the placeholders stay. */
  readonly filled: string;
}

/** Dialog to choose a template by name and insert it into a note. */
export function TemplatePicker({ note, text, onClose, onPick }: TemplatePickerProps) {
  const m = useMessages(templatesMessages);
  const document = useDocument();
  const [query, setQuery] = useState('');
  const templates = useTemplates().filter(({ id }) => id !== note.id);
  const nameOf = useTemplateNames(templates);
  const named = templates.map((template) => ({ id: template.id, label: nameOf(template) ?? m.untitled }));
  const wanted = foldForSearch(query.trim());
  const found = named.filter(({ label }) => foldForSearch(label).includes(wanted));
  const pick = async (id: string) => {
    const template = templates.find((each) => each.id === id);
    if (template === undefined) return;
    const written = await document.bodyText(template.key);
    const words = templateLabels(note, text.toString(), document.today());
    onPick({ id, filled: note.value.kind === 'template' ? written : fillTemplate(written, words) });
  };
  return (
    <CommandPalette
      onOpenChange={onClose}
      label={m.insert}
      placeholder={m.searchTemplates}
      query={query}
      onQueryChange={setQuery}
    >
      <CommandList
        groups={[
          { id: 'templates', label: m.templates, items: found.map((each) => ({ ...each, icon: <LayoutTemplate /> })) },
        ]}
        empty={templates.length === 0 ? `${m.noTemplates}. ${m.noTemplatesText}` : m.noneFound}
        onChoose={(id) => void pick(id)}
      />
    </CommandPalette>
  );
}

/** Returns the names of templates. For untitled ones, the body is loaded. */
function useTemplateNames(
  templates: readonly RecordEntry<'notes'>[],
): (template: RecordEntry<'notes'>) => string | null {
  const document = useDocument();
  const { wholeDay } = useTimeFormat();
  const [textById, setTextById] = useState<ReadonlyMap<string, string>>(new Map());
  const untitled = templates.filter(({ value }) => noteTitle(value, wholeDay, null) === null);
  const unread = untitled.filter(({ id }) => !textById.has(id)).map(({ id, key }) => ({ id, key }));
  const toRead = unread.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again only when the ids of the unread templates change
  useEffect(() => {
    if (toRead === '') return;
    const reading = Promise.all(unread.map(async ({ id, key }) => [id, await document.bodyText(key)] as const));
    const failed = () => {}; // an unreadable template stays unnamed
    return untilCancelled(reading, (texts) => setTextById((before) => new Map([...before, ...texts])), failed);
  }, [document, toRead]);
  return ({ id, value }) => noteTitle(value, wholeDay, textById.get(id) ?? null);
}
