export { PropertyList, type PropertyValue } from './property-list.ts';
