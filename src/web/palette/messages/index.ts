import { defineMessages } from '../../language/index.ts';

export const paletteMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
