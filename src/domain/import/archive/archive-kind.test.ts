import { gzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { archiveKind } from './index.ts';
import { tarBytes } from './testing/tar-bytes.ts';
import { encoded, zipBytes } from './testing/zip-bytes.ts';

it('recognises archives by their first bytes', () => {
  expect(archiveKind(zipSync({ 'a.md': encoded('A') }))).toBe('zip');
  expect(archiveKind(zipBytes([]))).toBe('zip');
  expect(archiveKind(encoded('PK\x07\x08'))).toBe('zip');
  expect(archiveKind(encoded('PK00PK\x03\x04'))).toBe('zip');
  expect(archiveKind(gzipSync(encoded('A')))).toBe('gzip');
  expect(archiveKind(tarBytes([{ name: 'a.md' }]))).toBe('tar');
  expect(archiveKind(tarBytes([{ name: 'a.md', magic: 'ustar  \0' }]))).toBe('tar');
});

it('recognises a tar without a magic word by the sum of its header', () => {
  expect(archiveKind(tarBytes([{ name: 'a.md', magic: '' }]))).toBe('tar');
  expect(archiveKind(tarBytes([{ name: 'a.md', magic: '', checksum: 5000 }]))).toBe(null);
  expect(archiveKind(new Uint8Array(512))).toBe(null);
});

it('accepts the sum of signed bytes that old programs wrote', () => {
  const header = tarBytes([{ name: 'é.md', magic: '' }]).slice(0, 512);
  const stated = header.reduce(
    (sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte < 128 ? byte : byte - 256),
    0,
  );
  expect(archiveKind(tarBytes([{ name: 'é.md', magic: '', checksum: stated }]))).toBe('tar');
});

it('takes other content for no archive', () => {
  expect(archiveKind(new Uint8Array(0))).toBe(null);
  expect(archiveKind(encoded('PK'))).toBe(null);
  expect(archiveKind(encoded('# PK\x03\x04'))).toBe(null);
  expect(archiveKind(tarBytes([{ name: 'a.md' }]).slice(0, 300))).toBe(null);
});
