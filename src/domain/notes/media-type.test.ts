import { expect, it } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['audio/mpeg', 'ID3\x04\0\0'],
  ['audio/mpeg', '\xff\xfb\x90\x64\0\0'],
  ['audio/mpeg', '\xff\xf3\x64\xc4\0\0'],
  ['audio/aac', '\xff\xf1\x50\x80'],
  ['audio/flac', 'fLaC\0\0\0\x22'],
  ['audio/wav', 'RIFF\x24\n\0\0WAVEfmt '],
  ['audio/ogg', `OggS\0\x02${'\0'.repeat(22)}OpusHead`],
  ['video/ogg', `OggS\0\x02${'\0'.repeat(22)}\x80theora`],
  ['audio/mp4', '\0\0\0\x1cftypM4A \0\0\0\0M4A isom'],
  ['video/mp4', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
  ['video/mp4', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['video/mp4', '\0\0\0\x14ftyp3gp4\0\0\0\0'],
  ['video/webm', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm\x42\x87'],
])('%s is recognised by its first bytes', (type, beginning) => {
  expect(mediaTypeOf(bytesOf(beginning))).toBe(type);
});

it.each([
  ['nothing', ''],
  ['text in UTF-16', '\xff\xfeH\0e\0'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['a JPEG', '\xff\xd8\xff\xe1\0\x10Exif'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['an AVIF', '\0\0\0\x20ftypavif\0\0\0\0avifmif1'],
  ['a PDF', '%PDF-1.7'],
])('%s is not a supported sound or video', (_, beginning) => {
  expect(mediaTypeOf(bytesOf(beginning))).toBeNull();
});
