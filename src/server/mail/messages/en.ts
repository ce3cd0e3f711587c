import type { MailMessages } from '../messages.ts';

export const en: MailMessages = {
  'reset-password': ({ link }) => ({
    subject: 'Choose a new password',
    text: `Somebody, probably you, asked for a new password for your Mensana account.

Open this link within an hour to choose one:

${link}

The link works once. If it was not you who asked, do nothing: your password stays as it is.`,
  }),
  'confirm-address': ({ link }) => ({
    subject: 'Confirm your address',
    text: `Please confirm that this address belongs to your Mensana account. Open this link within a day:

${link}

If you have no such account, do nothing: without your confirmation the address is not used.`,
  }),
  'address-changed': ({ address }) => ({
    subject: 'Your address was changed',
    text: `From now on you sign in to Mensana as ${address}, and mail goes there.

If it was not you who changed it, somebody knows your password: please write to whoever runs your server.`,
  }),
};
