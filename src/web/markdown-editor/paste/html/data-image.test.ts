import { expect, it } from 'vitest';
import { imageOfData } from './data-image.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];
const base64 = btoa(String.fromCharCode(...png));

it('a data URL with an image becomes a file of the type its bytes have', async () => {
  const file = imageOfData(`data:image/gif;base64,${base64}`, 'A graph');
  expect([...new Uint8Array(await file!.arrayBuffer())]).toEqual(png);
  expect(file?.name).toBe('A graph.png');
});

it('every notation of a data URL is accepted', () => {
  const escaped = base64.replaceAll('+', '%2B').replaceAll('/', '%2F').replaceAll('=', '%3D');
  for (const address of [
    `DATA:image/png;base64,${base64}`,
    ` data:image/png;name=a.png;BASE64,${base64.slice(0, 4)}\n  ${base64.slice(4)} `,
    `data:image/png;base64,${escaped}`,
    `data:;base64,${base64.replaceAll('=', '')}`,
    `data:image/png,${png.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`,
  ]) {
    const file = imageOfData(address, '');
    expect(file?.name).toBe('image.png');
    expect(file?.size).toBe(png.length);
  }
});

it('an SVG image becomes a file of its declared type', async () => {
  const file = imageOfData(`data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'>é</svg>`, 'Logo');
  expect(file?.name).toBe('Logo.svg');
  expect(file?.type).toBe('image/svg+xml');
  expect(await file?.text()).toBe(`<svg xmlns='http://www.w3.org/2000/svg'>é</svg>`);
});

it('a name that already has the extension is not changed', () => {
  expect(imageOfData(`data:image/png;base64,${base64}`, 'knee.PNG')?.name).toBe('knee.PNG');
});

it('a data URL without an image is ignored', () => {
  for (const address of [
    'data:image/png;base64,****',
    'data:image/png;base64,',
    'data:image/png',
    'data:text/html,<b>words</b>',
    'https://example.org/a.png',
  ])
    expect(imageOfData(address, '')).toBeNull();
});
