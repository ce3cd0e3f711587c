import { extensionOf } from './file-path.ts';

/**
 * Returns whether a file is a sound or video that browsers play, which is shown in its place in the text. All other
 * files are links.
 *
 * @param mime null if the source does not name a type; then the name decides
 */
export function isMediaFile(path: string, mime: string | null = null): boolean {
  if (mime === null || !/^(?:audio|video)\//.test(mime)) return extensions.has(extensionOf(path));
  const [, subtype = ''] = /^[a-z]+\/(?:x-)?([\w.-]+)/.exec(mime) ?? [];
  return subtypes.has(subtype);
}

const extensions = new Set('aac flac m4a m4b m4v mkv mov mp3 mp4 oga ogg ogv opus wav webm'.split(' '));

const subtypes = new Set('aac flac m4a m4v matroska mp3 mp4 mpeg ogg opus quicktime vnd.wave wav wave webm'.split(' '));
