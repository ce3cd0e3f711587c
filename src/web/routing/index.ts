export { routeAt } from './route-at.ts';
export { oneOf, text, textOrNumber, type UnknownSearch } from './search-values.ts';
