import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Heading } from '../ui/text.tsx';
import { usePageTitle } from './page-title.ts';

/**
 * The element in which the layout shows the page heading: the top bar on a phone. Null if the page shows the heading
 * itself.
 */
export const HeadingSlot = createContext<HTMLElement | null>(null);

export interface PageHeadingProps {
  readonly children: string;
  /** The heading where the top bar shows it, if the whole one is too long for it. */
  readonly short?: string;
}

/** The only `h1` of a page in the dashboard. It also sets the page title. */
export function PageHeading({ children, short = children }: PageHeadingProps) {
  const slot = useContext(HeadingSlot);
  usePageTitle(children);
  const heading = <Heading level={1}>{slot ? short : children}</Heading>;
  return slot ? createPortal(heading, slot) : heading;
}
