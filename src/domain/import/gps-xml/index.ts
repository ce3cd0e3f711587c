export { readGpx, type XmlReading } from './read-gpx.ts';
export { readTcx } from './read-tcx.ts';
export { type NamedSport, sportOfName } from './sport-names.ts';
