import './ui/ui.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { accountState, onAccountChange, startAccount } from './account/index.ts';
import { watchInstallPrompt } from './installation/install-prompt.ts';
import { currentLanguage } from './language/index.ts';
import { takeLinkTokens } from './login/link-token.ts';
import { pageMessages, refuseFiles, startLanguage, startTheme } from './page/index.ts';
import { createAppRouter } from './routes.tsx';
import { isAppKept, registerServiceWorker } from './shell/updates.ts';

startTheme();
refuseFiles();
watchInstallPrompt();
takeLinkTokens();
startAccount();
await startLanguage();
const words = pageMessages.load(currentLanguage());
await accountKnown();
const router = createAppRouter();
// the route's chunks load in parallel with the messages; the route reports a failure when it renders
router.load().catch(() => {});
await words;

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
// on a signed-in user's new device, the document is downloaded before the app's other files
if (isAppKept() || accountState().kind !== 'signed-in') registerServiceWorker();

/** Resolves immediately, except on a shared computer whose page came from the service worker. */
async function accountKnown(): Promise<void> {
  if (accountState().kind !== 'loading') return;
  await new Promise<void>((resolve) => {
    const stop = onAccountChange(() => {
      stop();
      resolve();
    });
  });
}
