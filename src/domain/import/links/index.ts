export { PathIndex } from './path-index.ts';
export { readLinks } from './read-links.ts';
export {
  type LinkTarget,
  linkedText,
  type NoteTarget,
  partsOf,
  type Replacement,
  type Resolve,
  replacementsOf,
} from './replace-links.ts';
export { type LinkNode, linkAt, rewriteMarkdown } from './rewrite-markdown.ts';
export type { LinkCandidate, TextReading, WrittenLink } from './written-link.ts';
