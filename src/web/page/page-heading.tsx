import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Heading } from '../ui/text.tsx';
import { usePageTitle } from './page-title.ts';

/**
 * The element in which the layout shows the page heading: the top bar on a phone. Null if the page shows the heading
 * itself.
 */
export const HeadingSlot = createContext<HTMLElement | null>(null);

/** The only `h1` of a page in the dashboard. It also sets the page title. */
export function PageHeading({ children }: { readonly children: string }) {
  const slot = useContext(HeadingSlot);
  usePageTitle(children);
  const heading = <Heading level={1}>{children}</Heading>;
  return slot ? createPortal(heading, slot) : heading;
}
