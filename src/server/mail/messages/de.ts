import type { MailMessages } from './messages.ts';

export const de: MailMessages = {
  'reset-password': ({ link }) => ({
    subject: 'Setze dein Mensana-Passwort zurück',
    text: `Für dein Mensana-Konto wurde ein neues Passwort angefordert.

Öffne innerhalb einer Stunde diesen Link, um ein neues Passwort zu wählen:

${link}

Der Link funktioniert einmal. Wenn du das nicht angefordert hast, ignoriere diese E-Mail. Dein Passwort bleibt dann, wie es ist.`,
  }),
  'confirm-address': ({ link }) => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    text: `Öffne innerhalb von 24 Stunden diesen Link, um zu bestätigen, dass dies die E-Mail-Adresse deines Mensana-Kontos ist:

${link}

Wenn du kein Mensana-Konto hast, ignoriere diese E-Mail. Ohne deine Bestätigung wird die Adresse nicht verwendet.`,
  }),
  'address-changed': ({ address }) => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    text: `Dein Mensana-Konto verwendet jetzt ${address}. Melde dich ab sofort mit dieser Adresse an. Auch E-Mails gehen dorthin.

Wenn du das nicht warst, kennt jemand anderes dein Passwort. Wende dich sofort an den Eigentümer des Servers.`,
  }),
};
