export { type ArchiveKind, archiveHeadBytes, archiveKind } from './archive-kind.ts';
export { groupedParts, mayBeArchive } from './archive-name.ts';
export { type UnpackingLimits, usualLimits } from './limits.ts';
export { unpacked } from './unpacked.ts';
