export { waitingShares } from './share-store.ts';
export { useIsShareWaiting } from './use-shares.ts';
