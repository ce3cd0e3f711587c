import { Copy, FileCode, FileDown, Printer } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { outMessages } from './messages/index.ts';
import type { NoteOut } from './use-note-export.ts';

export function NoteOutItems({ out }: { readonly out: NoteOut }) {
  const m = useMessages(outMessages);
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
