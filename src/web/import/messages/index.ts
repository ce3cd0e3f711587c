import { defineMessages } from '../../language/index.ts';
import type { messages } from './en.ts';

export type ImportMessages = typeof messages;

export const importMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
