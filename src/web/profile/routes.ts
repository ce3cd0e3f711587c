import { createRoute } from '@tanstack/react-router';
import { accountMessages } from '../account/index.ts';
import { attachmentMessages } from '../attachments/messages/index.ts';
import { loadMessages } from '../language/index.ts';
import { dashboardRoute } from '../routing/routes.ts';
import { profileMessages } from './messages/index.ts';

const ofProfile = {
  getParentRoute: () => dashboardRoute,
  staticData: { section: 'profile' },
  loader: () => loadMessages(profileMessages, accountMessages, attachmentMessages),
} as const;

export const profileRoute = createRoute({ ...ofProfile, path: '/dashboard/profile' });
export const profilePartRoute = createRoute({ ...ofProfile, path: '/dashboard/profile/$part' });
