export { sharePath } from './share-path.ts';
export { onSharesChange, waitingShares } from './share-store.ts';
