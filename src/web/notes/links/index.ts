export { namesOfNotes } from './names-of-notes.ts';
export { useNamesVersion } from './use-names-version.ts';
export { useOpenLink } from './use-open-link.ts';
