import { type ComponentType, createContext } from 'react';

/**
 * Provides the component that says what else matches a search of notes. It is injected, because the search of everything
 * depends on notes.
 */
export const AlsoFoundSlot = createContext<ComponentType<{ readonly query: string }> | null>(null);
