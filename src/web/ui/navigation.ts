import type { ReactNode } from 'react';

export interface NavigationLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** A section of the app: in the sidebar with its links, in the tab bar alone. */
export interface NavigationItem extends NavigationLink {
  readonly icon: ReactNode;
  readonly links?: readonly NavigationLink[];
}
