export { completeNames, type NameCompletion } from './complete-names.ts';
export { type Backlink, LinkIndex, type MentionPosition, type UnresolvedTarget } from './link-index.ts';
export type { LinkContext } from './link-line.ts';
export { NamesByPresence } from './names-by-presence.ts';
export { type LinkTarget, linkKey, type NamesOfNote, NoteNames, namesOfLink, namesOfNote } from './note-names.ts';
export { type RenameLeaves, renameNote } from './rename.ts';
export { renameLinks } from './rename-links.ts';
