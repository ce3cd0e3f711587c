export { HomeScreenHelp } from './home-screen-help.tsx';
export { showInstallDialog, watchInstallPrompt } from './install-prompt.ts';
export { useInstallOffer } from './use-install-offer.ts';
