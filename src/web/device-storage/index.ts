export { askToPersist, askToPersistOnce, type StorageUse, storageUse } from './persistence.ts';
