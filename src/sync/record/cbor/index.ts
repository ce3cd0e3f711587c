export { decodeCbor, decodeStrictCbor } from './decode.ts';
export { encodeCbor } from './encode.ts';
