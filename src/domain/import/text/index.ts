export { escapeMarkdown, onOneLine } from './escape-markdown.ts';
export { safeAddress } from './safe-address.ts';
