export { escapeMarkdown, onOneLine } from './escape-markdown.ts';
export { isLockedPath, isLockedText, lockedPassages } from './locked-text.ts';
export { safeAddress } from './safe-address.ts';
