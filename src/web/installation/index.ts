export { HomeScreenHelp } from './home-screen-help.tsx';
export { showInstallDialog } from './install-prompt.ts';
export { useInstallOffer } from './use-install-offer.ts';
