export { extensionOf, fileName, folderOf, resolvePath, stemOf } from './file-path.ts';
export {
  type ByteSource,
  bytesOf,
  headOf,
  ImportError,
  type ImportErrorCode,
  type ImportFile,
  maxTextBytes,
  readOr,
  someFile,
  tailOf,
  untilDamage,
} from './import-file.ts';
export { type KindOfFile, kindOfFile } from './kind-of-file.ts';
export { isMediaFile } from './media-file.ts';
export { decodeText, headTextOf, textOf } from './text-of.ts';
