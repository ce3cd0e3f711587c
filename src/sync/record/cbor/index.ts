export { decodeCbor, decodeStrictCbor, TooManyValues } from './decode.ts';
export { encodeCbor } from './encode.ts';
