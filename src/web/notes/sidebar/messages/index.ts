import { defineMessages } from '../../../language/index.ts';

export const sidebarMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
