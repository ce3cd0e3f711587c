import { defineMessages } from '../../../language/index.ts';

export const tasksMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
