export { routeAt } from './route-at.ts';
export { oneOf, searchValues, text, textOrNumber } from './search-values.ts';
