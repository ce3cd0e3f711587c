export { logseq } from './logseq.ts';
