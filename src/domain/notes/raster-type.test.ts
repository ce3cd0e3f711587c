import { expect, it } from 'vitest';
import { rasterTypeOf } from './raster-type.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['image/jpeg', '\xff\xd8\xff\xe1\0\x10Exif'],
  ['image/gif', 'GIF89a\x01\0'],
  ['image/gif', 'GIF87a\x01\0'],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['image/avif', '\0\0\0\x20ftypavif\0\0\0\0avifmif1'],
  ['image/avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
])('%s is recognised by its first bytes', (type, beginning) => {
  expect(rasterTypeOf(bytesOf(beginning))).toBe(type);
});

it.each([
  ['nothing', ''],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['half a PNG', '\x89PNG'],
  ['audio in the same container as WebP', 'RIFF\x24\0\0\0WAVEfmt '],
  ['video in the same container as AVIF', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
  ['a brand beyond the end of its box', '\0\0\0\x14ftypmif1\0\0\0\0mif1avif'],
  ['a PDF', '%PDF-1.7'],
])('%s is not a supported image', (_, beginning) => {
  expect(rasterTypeOf(bytesOf(beginning))).toBeNull();
});
