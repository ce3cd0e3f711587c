import { defineMessages } from '../../language/index.ts';

export const editorMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });

export type EditorMessages = typeof import('./en.ts').messages;
