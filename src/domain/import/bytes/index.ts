export { Base64Decoder } from './base64.ts';
export { md5Of } from './md5.ts';
export { memoryFile } from './memory-file.ts';
