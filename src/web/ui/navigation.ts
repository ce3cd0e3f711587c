import type { ReactNode } from 'react';

export interface NavigationLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** A section of the app: with its links in the sidebar, without them in the tab bar. */
export interface NavigationItem extends NavigationLink {
  readonly icon: ReactNode;
  readonly links?: readonly NavigationLink[];
}
