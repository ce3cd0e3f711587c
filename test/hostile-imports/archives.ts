import { deflateSync, gzipSync } from 'fflate';
import { tarEntryBytes } from '#domain/import/archive/testing/tar-bytes.ts';
import { bytes, u16, u32, zipBytes } from '#domain/import/archive/testing/zip-bytes.ts';
import type { ImportFile } from '#domain/import/files/index.ts';
import { computedFile } from '#domain/import/testing/computed-file.ts';
import { fileOf } from '#domain/import/testing/files.ts';

const mebibyte = 1024 * 1024;
const aMillion = 1_000_000;

/** Archives that are small, or computed, and unpack to far more than a device can hold. */
export const hostileArchives: Readonly<Record<string, () => readonly ImportFile[]>> = {
  'zip of 1,000,000 entries': () => [zipOfEmptyNotes(aMillion)],
  'tar of 1,000,000 entries': () => [tarOfEmptyNotes(aMillion)],
  'zip in a zip, five deep and sixteen wide': () => [fileOf('42.zip', nestedZips(5), 0, 65_536)],
  'zip of 200 zips that are stored': () => [fileOf('wide.zip', storedZips(200), 0, 65_536)],
  'zip of 50,000 overlapping entries': () => [fileOf('overlapping.zip', overlappingZip(50_000), 0, 65_536)],
  'zip entry of 200 MB that states 10 bytes': () => [fileOf('lying.zip', lyingZip(), 0, 65_536)],
  'zip entry of 60 MB': () => [fileOf('large.zip', zipBytes([{ name: 'a.md', content: spaces(60) }]), 0, 65_536)],
  'gzip of 200 MB': () => [fileOf('a.csv.gz', gzipSync(spaces(200)), 0, 65_536)],
  'gzip of 500,000 empty members': () => [
    computedFile('a.csv.gz', [{ repeat: gzipSync(new Uint8Array(0)), times: 500_000 }]),
  ],
};

function spaces(mebibytes: number): Uint8Array {
  return new Uint8Array(mebibytes * mebibyte).fill(0x20);
}

const encoder = new TextEncoder();

function name(index: number): Uint8Array {
  return encoder.encode(`${String(index).padStart(8, '0')}.md`);
}

function zipOfEmptyNotes(count: number): ImportFile {
  const common = bytes(u16(20), u16(0x800), u16(0), u16(0), u16(0x21), u32(0), u32(0), u32(0), u16(11), u16(0));
  const localBytes = 30 + 11;
  const recordBytes = 46 + 11;
  const local = Uint8Array.from([...u32(0x04034b50), ...common, ...name(0)]);
  const record = Uint8Array.from([...u32(0x02014b50), ...u16(20), ...common, ...new Array(14).fill(0), ...name(0)]);
  const end = bytes(
    ...[u32(0x06054b50), u16(0), u16(0), u16(count & 0xffff), u16(count & 0xffff)],
    ...[u32(count * recordBytes), u32(count * localBytes), u16(0)],
  );
  return computedFile('many.zip', [
    {
      pieceBytes: localBytes,
      count,
      pieceAt: (index) => {
        local.set(name(index), 30);
        return local;
      },
    },
    {
      pieceBytes: recordBytes,
      count,
      pieceAt: (index) => {
        record.set(u32(index * localBytes), 42);
        record.set(name(index), 46);
        return record;
      },
    },
    end,
  ]);
}

function tarOfEmptyNotes(count: number): ImportFile {
  // the sum of the header is that of its name and of what is the same in all headers
  const header = tarEntryBytes({ name: name(0) });
  const sumOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte, 0);
  const otherSum = Number.parseInt(new TextDecoder().decode(header.subarray(148, 154)), 8) - sumOf(name(0));
  const pieceAt = (index: number) => {
    const own = name(index);
    header.set(own);
    header.set(encoder.encode((otherSum + sumOf(own)).toString(8).padStart(6, '0')), 148);
    return header;
  };
  return computedFile('many.tar', [{ pieceBytes: 512, count, pieceAt }, new Uint8Array(1024)]);
}

function nestedZips(depth: number): Uint8Array {
  let inner = zipBytes([{ name: '0.md', content: spaces(4) }]);
  for (let level = 0; level < depth; level++) {
    const content = inner;
    inner = zipBytes(Array.from({ length: 16 }, (_, index) => ({ name: `${index}.zip`, content })));
  }
  return inner;
}

function storedZips(count: number): Uint8Array {
  const content = zipBytes([{ name: 'a.md', content: spaces(30) }]);
  return zipBytes(Array.from({ length: count }, (_, index) => ({ name: `${index}.zip`, content, method: 0 })));
}

/** As in David Fifield's bomb: the entries share one piece of data. */
function overlappingZip(count: number): Uint8Array {
  const data = deflateSync(spaces(20));
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    name: `${index}.md`,
    data: new Uint8Array(0),
    position: 0,
    size: 20 * mebibyte,
    packedSize: data.length,
  }));
  return zipBytes([{ name: 'a.md', data, size: 20 * mebibyte }, ...others]);
}

function lyingZip(): Uint8Array {
  return zipBytes([{ name: 'a.md', data: deflateSync(spaces(200)), size: 10 }]);
}
