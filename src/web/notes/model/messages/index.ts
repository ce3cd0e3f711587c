import { defineMessages } from '../../../language/index.ts';

export const notesMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
