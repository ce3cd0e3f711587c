export { type ArchiveKind, archiveHeadBytes, archiveKind } from './archive-kind.ts';
export { groupedParts, mayBeArchive } from './archive-name.ts';
export { defaultLimits, type UnpackingLimits } from './limits.ts';
export { unpacked } from './unpacked.ts';
