import { createContext } from 'react';

/**
 * The element in which a section shows its own navigation, below the list of sections in the sidebar. Null if the
 * layout has no room for it.
 */
export const SectionSlot = createContext<HTMLElement | null>(null);
