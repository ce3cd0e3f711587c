import { defineMessages } from '../../language/index.ts';

export const landingMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
