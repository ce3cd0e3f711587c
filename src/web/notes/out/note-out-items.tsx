import { Copy, FileCode, FileDown, Printer } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { outMessages } from './messages/index.ts';
import { useNoteOut } from './use-note-out.ts';

export interface NoteOutItemsProps {
  readonly note: RecordEntry<'notes'>;
  /** What the note is called on the screen. */
  readonly title: string;
}

/** The ways out for one note, as items of its menu. */
export function NoteOutItems({ note, title }: NoteOutItemsProps) {
  const m = useMessages(outMessages);
  const out = useNoteOut(note, title);
  return (
    <>
      <MenuItem icon={<Copy />} onAction={out.copyMarkdown}>
        {m.copyMarkdown}
      </MenuItem>
      <MenuItem icon={<FileDown />} onAction={out.saveMarkdown}>
        {m.saveMarkdown}
      </MenuItem>
      <MenuItem icon={<FileCode />} onAction={out.saveHtml}>
        {m.saveHtml}
      </MenuItem>
      <MenuItem icon={<Printer />} onAction={out.print}>
        {m.print}
      </MenuItem>
    </>
  );
}
