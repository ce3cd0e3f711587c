import { defineMessages } from '../../../language/index.ts';

export const templatesMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
