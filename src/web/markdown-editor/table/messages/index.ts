import { defineMessages } from '../../../language/index.ts';

export const tableMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });

export type TableMessages = typeof import('./en.ts').messages;
