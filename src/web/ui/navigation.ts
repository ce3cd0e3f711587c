import type { ReactNode } from 'react';

export interface NavigationLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** A section of the app. The sidebar shows its links too; the tab bar shows only the section. */
export interface NavigationItem extends NavigationLink {
  readonly icon: ReactNode;
  readonly links?: readonly NavigationLink[];
}
