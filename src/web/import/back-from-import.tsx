import { ChevronLeft } from 'lucide-react';
import { useMessages } from '../language/index.ts';
import { activitiesLink } from '../links/exercise.ts';
import type { ImportSearch } from '../links/import-search.ts';
import { profilePartLink } from '../links/profile.ts';
import { Link } from '../ui/link.tsx';
import { importMessages } from './messages/index.ts';

/** A link above the heading, back to where the import was opened. */
export function BackFromImport({ from }: Pick<ImportSearch, 'from'>) {
  const m = useMessages(importMessages);
  return (
    <Link variant="quiet" touch {...(from === 'activities' ? activitiesLink() : profilePartLink('data'))}>
      <ChevronLeft aria-hidden="true" />
      {from === 'activities' ? m.toActivities : m.toList}
    </Link>
  );
}
