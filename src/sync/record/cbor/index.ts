export { decodeCbor } from './decode.ts';
export { encodeCbor } from './encode.ts';
