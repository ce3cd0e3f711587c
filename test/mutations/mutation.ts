import { encoded } from '#domain/import/archive/testing/zip-bytes.ts';
import { extensionOf, ImportError, type ImportFile } from '#domain/import/files/index.ts';
import { importSources } from '#domain/import/sources.ts';
import { fileOf } from '#domain/import/testing/files.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { type Contents, type Example, examples } from './examples/index.ts';
import { mutateGzip, mutateTar, mutateZip } from './mutators/archive.ts';
import { byteMutators, spliced } from './mutators/bytes.ts';
import { mutateFrontMatter } from './mutators/front-matter.ts';
import { hostileTexts } from './mutators/hostile-values.ts';
import { mutateJson } from './mutators/json.ts';
import { markupMutators } from './mutators/markup.ts';
import type { ByteMutator, TextMutator } from './mutators/mutator.ts';
import { mutateTable } from './mutators/table.ts';
import { textMutators } from './mutators/text.ts';
import { type Packing, packings } from './packing.ts';

/** Chosen files of which one is damaged, and by which source they are read. */
export interface Mutation {
  readonly seed: number;
  readonly example: Example;
  readonly packing: Packing;
  readonly files: readonly ImportFile[];
  /** The app of a source, as recognised or as the user corrects it. */
  readonly reader: string;
}

/** Creates the same mutation for the same seed. Consecutive seeds go through all examples in turn. */
export function mutationOf(seed: number): Mutation {
  const chance = new SeededChance(seed);
  const example = examples[seed % examples.length] as Example;
  const packing = chance.happens(0.4) ? 'as files' : chance.pick(Object.keys(packings) as Packing[]);
  const damagesArchive = packing !== 'as files' && chance.happens(0.5);
  const isBystanderPacked = !damagesArchive && chance.happens(0.5);
  const files = damagesArchive ? example.files : damagedFile(example.files, chance);
  const packed = packings[packing](isBystanderPacked ? [...files, example.bystander] : files);
  const damaged = damagesArchive ? damagedArchive(packed, chance) : packed;
  const holdsBystander = (path: string) =>
    path.startsWith(example.bystander[0]) || (isBystanderPacked && packed.length === 1);
  const chosen = isBystanderPacked ? damaged : [...damaged, example.bystander];
  return {
    seed,
    example,
    packing,
    files: chosen.map(([path, content]) => chosenFile(path, content, !holdsBystander(path), chance)),
    reader: chance.happens(0.7) ? example.app : chance.pick(importSources).app,
  };
}

function damagedFile(contents: Contents, chance: SeededChance): Contents {
  const at = chance.below(contents.length);
  return contents.map(([path, content], index) => {
    if (index !== at) return [path, content];
    if (chance.happens(0.05)) return [damagedPath(path, chance), content];
    let bytes = encoded(content);
    for (let count = chance.pick([1, 1, 1, 2, 4]); count > 0; count--) bytes = damagedContent(path, bytes, chance);
    return [path, bytes];
  });
}

function damagedContent(path: string, bytes: Uint8Array, chance: SeededChance): Uint8Array {
  if (chance.happens(0.3)) return chance.pick([...byteMutators, splicedWithAny(chance)])(bytes, chance);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const ofFormat = formatMutators(path, text);
  const mutators = ofFormat.length > 0 && chance.happens(0.5) ? ofFormat : textMutators;
  const changed = chance.pick(mutators)(text, chance);
  return chance.happens(0.03) ? utf16Of(changed) : encoded(changed);
}

function formatMutators(path: string, text: string): readonly TextMutator[] {
  const extension = extensionOf(path);
  if (text.startsWith('{')) return [mutateJson];
  if (extension === 'csv') return [mutateTable];
  if (extension === 'md') return [mutateFrontMatter];
  return ['xml', 'enex', 'html', 'gpx', 'tcx'].includes(extension) ? markupMutators : [];
}

function splicedWithAny(chance: SeededChance): ByteMutator {
  const [, content] = chance.pick(chance.pick(examples).files);
  return spliced(encoded(content));
}

/** Encodes a text as UTF-16 with a byte order mark. */
function utf16Of(text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 + 2 * text.length));
  view.setUint16(0, 0xfeff, true);
  for (let at = 0; at < text.length; at++) view.setUint16(2 + 2 * at, text.charCodeAt(at), true);
  return new Uint8Array(view.buffer);
}

/** Browsers give names that are well-formed and not empty. */
function damagedPath(path: string, chance: SeededChance): string {
  const extension = extensionOf(path);
  const name = chance.pick(hostileTexts).toWellFormed();
  const folders = path.slice(0, path.lastIndexOf('/') + 1);
  return (
    chance.pick([`${folders}${name}.${extension}`, `${name}/${path}`, `${path}${name}`]).replace(/^\/+/, '') || 'a'
  );
}

function damagedArchive(contents: Contents, chance: SeededChance): Contents {
  const at = chance.below(contents.length);
  return contents.map(([path, content], index) => {
    if (index !== at) return [path, content];
    const ofFormat = archiveMutator(extensionOf(path));
    const mutator = chance.happens(0.6) ? ofFormat : chance.pick([...byteMutators, splicedWithAny(chance)]);
    return [path, mutator(encoded(content), chance)];
  });
}

function archiveMutator(extension: string): ByteMutator {
  if (extension === 'zip') return mutateZip;
  return extension === 'jex' ? mutateTar : mutateGzip;
}

function chosenFile(path: string, content: string | Uint8Array, mayBeGone: boolean, chance: SeededChance): ImportFile {
  // no platform reads a compressed file in pieces of a few bytes
  const chunkBytes = chance.pick(extensionOf(path) === 'gz' ? [1000, 65_536] : [7, 1000, 1000, 65_536]);
  const file = fileOf(path, content, 1_700_000_000_000, chunkBytes);
  return mayBeGone && chance.happens(0.02) ? goneFile(file) : file;
}

/** A file that was removed or changed after the user had chosen it. */
function goneFile(file: ImportFile): ImportFile {
  return {
    ...file,
    source: { size: file.size, read: () => Promise.reject(new Error('The file was removed.')) },
    // biome-ignore lint/correctness/useYield: it fails before the first chunk
    async *chunks() {
      throw new ImportError('import/damaged');
    },
  };
}
