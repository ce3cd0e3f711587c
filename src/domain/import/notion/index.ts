export { notion } from './notion.ts';
