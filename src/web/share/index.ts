export { onSharesChange, waitingShares } from './share-store.ts';
