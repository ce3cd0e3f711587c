import './ui/ui.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { accountState, onAccountChange, startAccount } from './account/index.ts';
import { currentLanguage } from './language/index.ts';
import { takeLinkToken } from './login/link-token.ts';
import { pageMessages, refuseFiles, startTheme } from './page/index.ts';
import { createAppRouter } from './routes.tsx';
import { isAppKept, registerServiceWorker } from './shell/updates.ts';

startTheme();
refuseFiles();
takeLinkToken();
startAccount();
const words = pageMessages.load(currentLanguage());
await accountKnown();
const router = createAppRouter();
// what the address needs comes while the words do; what fails is met again when it is shown
router.load().catch(() => {});
await words;

const root = document.getElementById('root');
if (!root) throw new Error('the page has a root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
// on a new device of somebody signed in, what they wrote comes before the app's other files
if (isAppKept() || accountState().kind !== 'signed-in') registerServiceWorker();

/** At once, except where the device may not remember and a worker sent the page. */
async function accountKnown(): Promise<void> {
  if (accountState().kind !== 'loading') return;
  await new Promise<void>((resolve) => {
    const stop = onAccountChange(() => {
      stop();
      resolve();
    });
  });
}
