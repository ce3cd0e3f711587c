export { addDefinition, type LinkNode, linkAt } from './link-node.ts';
export { PathIndex } from './path-index.ts';
export { readLinks } from './read-links.ts';
export { type LinkTarget, linkedText, type NoteTarget, type Resolve, replacementsOf } from './replace-links.ts';
export { partsOf, type Replacement } from './replacements.ts';
export { rewriteMarkdown } from './rewrite-markdown.ts';
export type { LinkCandidate, TextReading, WrittenLink } from './written-link.ts';
