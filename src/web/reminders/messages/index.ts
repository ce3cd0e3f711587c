import { defineMessages } from '../../language/index.ts';

export const reminderMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
