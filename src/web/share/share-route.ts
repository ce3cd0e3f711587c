export { loadShareMessages } from './load-messages.ts';
export { SharePage } from './share-page.tsx';
