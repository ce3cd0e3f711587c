import { useNavigate } from '@tanstack/react-router';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useDocument } from '../replica/index.ts';
import type { LinkTarget } from '../ui/link-target.ts';
import { offerUndo } from '../undo/index.ts';

export interface NamedRecord {
  readonly key: RecordKey;
  readonly title: string;
}

export type Page = LinkTarget & { readonly replace?: boolean };

/** The pages that an action opens; none if the record is not open. */
export interface Pages {
  readonly list: Page;
  readonly record: Page;
}

export interface TrashMessages {
  readonly movedToTrash: (record: { readonly title: string }) => string;
  readonly restored: (record: { readonly title: string }) => string;
  readonly undo: string;
}

/** Returns the actions that move a record to the trash, out of it, and out of the document. */
export function useTrashActions(m: TrashMessages) {
  const document = useDocument();
  const navigate = useNavigate();
  return {
    moveToTrash: ({ key, title }: NamedRecord, pages?: Pages) => {
      document.trash([key]);
      if (pages !== undefined) void navigate(pages.list);
      offerUndo(m.movedToTrash({ title }), () => {
        document.restore([key]);
        if (pages !== undefined) void navigate(pages.record);
      });
    },
    restore: ({ key, title }: NamedRecord, page?: Page) => {
      document.restore([key]);
      if (page !== undefined) void navigate({ replace: true, ...page });
      offerUndo(m.restored({ title }), () => document.trash([key]));
    },
    deleteForEver: (key: RecordKey, list: LinkTarget) => {
      void navigate({ ...list, replace: true });
      document.deleteForEver([key]);
    },
  };
}
