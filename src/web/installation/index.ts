export { HomeScreenHelp } from './home-screen-help.tsx';
export { showInstallDialog, useInstallOffer } from './install-offer.ts';
export { watchInstallPrompt } from './install-prompt.ts';
