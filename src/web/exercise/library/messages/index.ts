import { defineMessages } from '../../../language/index.ts';

export const libraryMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
