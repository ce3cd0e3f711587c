import { defineMessages } from '../../../language/index.ts';

export const insecureMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
