import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Heading } from '../ui/text.tsx';
import { usePageTitle } from './page-title.ts';

/** Where a frame shows the heading of its page: the top bar on a phone; null where the page shows it itself. */
export const HeadingSlot = createContext<HTMLElement | null>(null);

export interface PageHeadingProps {
  readonly children: string;
  /** Words that the person wrote. */
  readonly isPersonal?: boolean;
}

/** The one `h1` of a page in the dashboard, and its title. */
export function PageHeading({ children, isPersonal = false }: PageHeadingProps) {
  const slot = useContext(HeadingSlot);
  usePageTitle(children);
  const heading = (
    <Heading level={1} personal={isPersonal}>
      {children}
    </Heading>
  );
  return slot ? createPortal(heading, slot) : heading;
}
