import { defineMessages } from '../../../language/index.ts';

export const linksMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
