export { useHistoryLink } from './use-history-link.ts';
