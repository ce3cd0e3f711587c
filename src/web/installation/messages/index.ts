import { defineMessages } from '../../language/index.ts';

export const installationMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
