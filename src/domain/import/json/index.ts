export { elementsOf, type JsonElement } from './array-elements.ts';
export {
  flagIn,
  isObject,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  parseJson,
  parseJsonFile,
  textIn,
} from './json-values.ts';
