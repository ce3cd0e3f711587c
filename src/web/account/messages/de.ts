import { pluralIn } from '../../language/index.ts';
import type { AccountError } from '../errors/account-error.ts';
import type { ErrorMessages } from '../errors/error-messages.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

const characters = (count: number) => plural(count, { one: '# Zeichen', other: '# Zeichen' });

const errors: ErrorMessages<AccountError> = {
  'account/session-unknown': () =>
    'Deine Sitzung ist abgelaufen. Alles auf diesem Gerät ist sicher. Melde dich neu an, um weiterzumachen.',
  'account/session-revoked': () => 'Du wurdest von einem anderen Gerät aus abgemeldet. Melde dich neu an.',
  'account/deleted': () => 'Dieses Konto wurde gelöscht.',
  'account/credentials-wrong': () =>
    'E-Mail-Adresse oder Passwort ist falsch. Versuche es noch einmal oder setze dein Passwort zurück.',
  'account/address-invalid': () => 'Gib eine gültige E-Mail-Adresse ein, zum Beispiel name@example.org.',
  'account/address-in-use': () =>
    'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Melde dich damit an oder nimm eine andere Adresse.',
  'account/password-missing': () => 'Gib ein Passwort ein.',
  'account/password-weak': ({ reason, min, max }) => {
    if (reason === 'too-short') return `Verwende mindestens ${characters(min)}.`;
    if (reason === 'too-long') return `Verwende höchstens ${characters(max)}.`;
    return 'Dieses Passwort ist zu verbreitet. Wähle ein anderes; ein paar Wörter ohne Zusammenhang eignen sich gut.';
  },
  'account/too-many-attempts': ({ retryAfterSeconds }) =>
    `Zu viele Versuche. Versuche es in ${plural(Math.max(1, Math.ceil(retryAfterSeconds / 60)), { one: '# Minute', other: '# Minuten' })} noch einmal.`,
  'account/sign-up-closed': () =>
    'Auf diesem Server lassen sich keine neuen Konten erstellen. Bitte den Eigentümer des Servers um einen Zugang.',
  'account/invitation-required': () =>
    'Auf diesem Server lassen sich neue Konten nur mit einer Einladung erstellen. Bitte den Eigentümer um einen Link.',
  'account/invitation-revoked': () =>
    'Diese Einladung wurde widerrufen. Bitte den Eigentümer des Servers um einen neuen Link.',
  'account/disabled': () =>
    'Dieses Konto ist gesperrt. Seine Daten sind auf dem Server sicher. Bitte den Eigentümer des Servers, es zu entsperren.',
  'people/owner-only': () => 'Das kann nur der Eigentümer des Servers. Es wurde nichts geändert.',
  'people/account-not-found': () => 'Dieses Konto gibt es nicht mehr.',
  'people/invitation-not-found': () => 'Diese Einladung wurde schon verwendet oder widerrufen.',
  'people/yourself': () =>
    'Dein eigenes Konto kannst du hier weder sperren noch löschen. Das geht unter Profil → Konto.',
  'account/link-expired': () => 'Dieser Link ist abgelaufen. Es wurde nichts geändert. Fordere einen neuen Link an.',
  'account/link-used': () => 'Dieser Link wurde schon verwendet. Wenn du das nicht warst, fordere einen neuen Link an.',
  'account/sign-in-again': () => 'Melde dich zur Sicherheit ab und neu an und versuche es dann noch einmal.',
  'account/session-not-found': () => 'Dieses Gerät ist bereits abgemeldet.',
  'account/provider-unavailable': () =>
    'Der Anmeldedienst antwortet nicht. Versuche es später noch einmal oder melde dich mit deinem Passwort an.',
  'request/origin-refused': ({ origin }) =>
    `Dieser Server nimmt keine Änderungen von ${origin || 'dieser Adresse'} an. Es wurde nichts geändert. Wenn es dein Server ist, füge diese Adresse zu seiner Einstellung PUBLIC_URL hinzu und starte ihn neu.`,
  'request/failed': () => 'Auf dem Server ist etwas schiefgelaufen. Versuche es noch einmal.',
  'network/offline': () => 'Du bist offline. Versuche es noch einmal, sobald du wieder online bist.',
  'network/failed': () => 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  'network/timed-out': () => 'Der Server hat zu lange nicht geantwortet. Versuche es noch einmal.',
};

export const messages: typeof en = { errors };
