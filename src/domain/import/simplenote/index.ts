export { simplenote } from './simplenote.ts';
