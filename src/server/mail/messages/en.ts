import type { MailMessages } from './messages.ts';

export const en: MailMessages = {
  'reset-password': ({ link }) => ({
    subject: 'Reset your Mensana password',
    text: `We received a request to reset the password of your Mensana account.

To choose a new password, open this link within an hour:

${link}

The link works once. If you didn’t ask for this, ignore this email. Your password stays the same.`,
  }),
  'confirm-address': ({ link }) => ({
    subject: 'Confirm your email address',
    text: `To confirm that this is the email address of your Mensana account, open this link within 24 hours:

${link}

If you don’t have a Mensana account, ignore this email. The address isn’t used without your confirmation.`,
  }),
  'address-changed': ({ address }) => ({
    subject: 'Your email address was changed',
    text: `Your Mensana account now uses ${address}. Sign in with this address from now on. Emails go there too.

If you didn’t change it, someone else knows your password. Contact the owner of the server right away.`,
  }),
};
