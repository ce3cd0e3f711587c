export { ExerciseTabs } from './exercise-tabs.tsx';
export { navigationMessages } from './messages/index.ts';
export { viewIn } from './tabs.ts';
export { useHistoryLink } from './use-history-link.ts';
