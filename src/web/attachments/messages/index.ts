import { defineMessages } from '../../language/index.ts';

export const attachmentMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
