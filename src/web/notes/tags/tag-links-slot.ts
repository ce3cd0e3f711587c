import { type ComponentType, createContext } from 'react';

/**
 * Provides the component that shows where else a tag leads, above the list of its notes. It is injected, because these
 * pages depend on notes.
 */
export const TagLinksSlot = createContext<ComponentType<{ readonly tag: string }> | null>(null);
