export { CurrentTagNames } from './current-tag-names.ts';
export { isHashtag, renameHashtags } from './rename-hashtags.ts';
export { renameTag, type TagRenameEdits } from './rename-tag.ts';
export { formerTagNames, isBelow, type TagRenames, tagNames, tagsAbove } from './tag-names.ts';
export { tagSpelling } from './tag-spelling.ts';
export { type TagBranch, TagTree } from './tag-tree.ts';
export { type NoteTag, tagOfLeaf, tagsOfNote } from './tags-of-note.ts';
