export { namesOfNotes } from './names-of-notes.ts';
export { hrefOfPlace } from './place-in-note.ts';
export { useNamesVersion } from './use-names-version.ts';
export { useOpenLink } from './use-open-link.ts';
