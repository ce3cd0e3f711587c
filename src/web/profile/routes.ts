import { createRoute } from '@tanstack/react-router';
import { accountMessages } from '../account/index.ts';
import { attachmentMessages } from '../attachments/messages/index.ts';
import { currentLanguage } from '../language/index.ts';
import { dashboardRoute } from '../shell/routes.ts';
import { profileMessages } from './messages/index.ts';

const ofProfile = {
  getParentRoute: () => dashboardRoute,
  staticData: { section: 'profile' },
  loader: () =>
    Promise.all([profileMessages, accountMessages, attachmentMessages].map((each) => each.load(currentLanguage()))),
} as const;

export const profileRoute = createRoute({ ...ofProfile, path: '/dashboard/profile' });
export const profilePartRoute = createRoute({ ...ofProfile, path: '/dashboard/profile/$part' });

/** A part of the profile on a page of its own. The account is the profile's first page. */
export type ProfilePart =
  | 'sessions'
  | 'appearance'
  | 'language'
  | 'units'
  | 'notifications'
  | 'training'
  | 'data'
  | 'people';
