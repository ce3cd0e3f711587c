import { ChevronLeft } from 'lucide-react';
import { useMessages } from '../language/index.ts';
import { profilePartLink } from '../links/profile.ts';
import { Link } from '../ui/link.tsx';
import { importMessages } from './messages/index.ts';

/** A link above the heading, back to where imports start. */
export function BackToData() {
  const m = useMessages(importMessages);
  return (
    <Link variant="quiet" touch {...profilePartLink('data')}>
      <ChevronLeft aria-hidden="true" />
      {m.toList}
    </Link>
  );
}
