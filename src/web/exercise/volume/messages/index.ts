import { defineMessages } from '../../../language/index.ts';

export const volumeMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
