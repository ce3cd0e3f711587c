import { defineMessages } from '../../language/index.ts';

export const shareMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
