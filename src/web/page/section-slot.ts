import { createContext } from 'react';

/**
 * The element in which a section shows its own navigation: in the sidebar below the sections. Null if the layout has no
 * room for it.
 */
export const SectionSlot = createContext<HTMLElement | null>(null);
