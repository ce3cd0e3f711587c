export type MediaType =
  | 'audio/aac'
  | 'audio/flac'
  | 'audio/mp4'
  | 'audio/mpeg'
  | 'audio/ogg'
  | 'audio/wav'
  | 'video/mp4'
  | 'video/ogg'
  | 'video/webm';

/**
 * Detects the type of a sound or video from the first bytes. Recognises only types that browsers play. The file name
 * and the declared type are ignored.
 *
 * @param bytes the first 64 bytes of the content, or all if there are fewer
 * @returns null for everything else. A sound in a container for videos, such as WebM, counts as a video
 * @see https://mimesniff.spec.whatwg.org/#matching-an-audio-or-video-type-pattern
 */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const text = String.fromCharCode(...bytes.subarray(0, 64));
  if (text.startsWith('ID3')) return 'audio/mpeg';
  if (text.startsWith('fLaC')) return 'audio/flac';
  if (/^RIFF.{4}WAVE/s.test(text)) return 'audio/wav';
  if (text.startsWith('OggS')) return /^.{28}(?:.theora|fishead)/s.test(text) ? 'video/ogg' : 'audio/ogg';
  if (text.startsWith('\x1aE\xdf\xa3') && /B\x82.{1,8}(?:webm|matroska)/s.test(text)) return 'video/webm';
  const [, brand] = /^.{4}ftyp(.{4})/s.exec(text) ?? [];
  if (brand !== undefined) return typeOfBrand(brand);
  return typeOfFrame(bytes);
}

/** @param brand the major brand in the file type box of an ISO media file; pictures have others */
function typeOfBrand(brand: string): MediaType | null {
  if (/^M4[AB] /.test(brand)) return 'audio/mp4';
  return /^(?:iso[m2-9]|mp4[12]|avc1|M4V|qt {2}|3g[2p]|MSNV|dash|mmp4|f4v)/.test(brand) ? 'video/mp4' : null;
}

/** MP3 and AAC without metadata begin with a frame. The other layers of MPEG begin like text in UTF-16. */
function typeOfFrame([first, second = 0, third = 0]: Uint8Array): MediaType | null {
  if (first !== 0xff) return null;
  if ((second & 0xf6) === 0xf0) return 'audio/aac';
  const isLayer3 = (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  const isWhole = third >> 4 !== 15 && ((third >> 2) & 3) !== 3;
  return isLayer3 && isWhole ? 'audio/mpeg' : null;
}
