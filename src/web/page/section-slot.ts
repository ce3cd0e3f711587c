import { createContext } from 'react';

/** Where a section shows its own places: in the sidebar below the sections; null where the frame has no room for them. */
export const SectionSlot = createContext<HTMLElement | null>(null);
