import { messages as common } from '../../common/messages/en.ts';

export const messages = {
  ...common,
  title: 'Add Mensana to your Home Screen',
  openShareMenu: 'Open the Share menu of your browser.',
  choose: 'Choose Add to Home Screen.',
  signInThere: 'Open Mensana from your Home Screen and sign in. Your notes and workouts sync to it.',
};
