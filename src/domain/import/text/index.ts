export { escapeMarkdown, onOneLine } from './escape-markdown.ts';
export { propertiesOf } from './properties-of.ts';
export { safeAddress } from './safe-address.ts';
