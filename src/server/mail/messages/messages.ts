export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** All emails that the server sends, one entry each. */
export interface MailMessages {
  readonly 'reset-password': (values: { readonly link: string }) => MailText;
  readonly 'confirm-address': (values: { readonly link: string }) => MailText;
  readonly 'address-changed': (values: { readonly address: string }) => MailText;
}
