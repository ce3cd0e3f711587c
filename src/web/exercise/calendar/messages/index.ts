import { defineMessages } from '../../../language/index.ts';

export const calendarMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
