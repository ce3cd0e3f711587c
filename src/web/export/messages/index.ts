import { defineMessages } from '../../language/index.ts';

export const exportMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
