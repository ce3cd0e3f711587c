export { obsidian } from './obsidian.ts';
