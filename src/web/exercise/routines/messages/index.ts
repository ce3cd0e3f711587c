import { defineMessages } from '../../../language/index.ts';

export const routinesMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
