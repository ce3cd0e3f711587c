export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Everything the server writes to people, one entry per email. */
export interface MailMessages {
  readonly 'reset-password': (values: { readonly link: string }) => MailText;
  readonly 'confirm-address': (values: { readonly link: string }) => MailText;
  readonly 'address-changed': (values: { readonly address: string }) => MailText;
}
