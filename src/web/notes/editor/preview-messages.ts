import { defineMessages } from '../../language/index.ts';

export const previewMessages = defineMessages({
  en: () => import('./preview/messages/en.ts'),
  de: () => import('./preview/messages/de.ts'),
});
