export { PropertyList, type PropertyValue, propertiesOf } from './property-list.ts';
