export { TagLinksSlot } from './tag-links-slot.ts';
export { TagSign } from './tag-sign.tsx';
export { TagsProvider } from './tags-provider.tsx';
export { type Tags, tagRecords, useTags } from './use-tags.ts';
export { useWrittenTag } from './use-written-tag.ts';
