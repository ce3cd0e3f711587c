import type { ReactNode } from 'react';
import type { LinkTarget } from './link-target.ts';

export interface NavigationLink {
  readonly id: string;
  readonly link: LinkTarget;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** A section of the app. The sidebar shows its links too; the tab bar shows only the section. */
export interface NavigationItem extends NavigationLink {
  readonly icon: ReactNode;
  readonly links?: readonly NavigationLink[];
}
