export { backupItems, isBackup } from './backup.ts';
