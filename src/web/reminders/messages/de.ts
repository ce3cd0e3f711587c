import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  dayAndTime: ({ day, time }) => `${day}, ${time}`,
  everyDays: ({ count }) => plural(count, { one: 'Jeden Tag', other: 'Alle # Tage' }),
  everyWeeks: ({ count, days }) => plural(count, { one: `Jede Woche am ${days}`, other: `Alle # Wochen am ${days}` }),
  everyMonths: ({ count, day }) => plural(count, { one: `Jeden Monat am ${day}.`, other: `Alle # Monate am ${day}.` }),
  everyYears: ({ count, day }) => plural(count, { one: `Jedes Jahr am ${day}`, other: `Alle # Jahre am ${day}` }),
  repeatUnknown: 'Wiederholt sich',
  repeatNever: 'Wiederholt sich nicht',
  repeat: 'Wiederholung',
  reminder: 'Erinnerung',
  when: 'Wann',
  whenExample: 'Morgen 9:00',
  whenUnknown: 'Nicht erkannt. Versuche „morgen 9:00“, „in 2 Stunden“ oder „jeden Montag 7:00“.',
  quickTimes: 'Vorgeschlagene Zeiten',
  quick: { inAnHour: 'In 1 Stunde', tonight: 'Heute Abend', tomorrow: 'Morgen', nextWeek: 'Nächste Woche' },
  time: 'Uhrzeit',
  whenMissing: 'Gib ein Datum und eine Uhrzeit ein.',
  timePassed: 'Diese Zeit ist schon vorbei. Wähle eine spätere.',
  reminderNotSaved: 'Die Erinnerung wurde nicht gespeichert',
  overdue: 'Überfällig',
  timeAndRepeat: ({ time, repeat }) => `${time} · ${repeat}`,

  notify: 'Auf diesem Gerät benachrichtigen',
  notifyText:
    'Funktioniert, solange Mensana in einem Tab oder als installierte App geöffnet ist. Wenn es geschlossen ist, erinnert dich der Kalender-Feed: im Profil unter „Benachrichtigungen“.',
  notifyClosed:
    'Funktioniert auch, wenn Mensana geschlossen ist. Der Push-Dienst deines Browsers erfährt, dass etwas fällig ist, aber nicht, was.',
  notifyBlocked: 'Mitteilungen sind für diese Website blockiert. Erlaube sie in den Einstellungen deines Browsers.',
  notifyInsecure:
    'Browser erlauben Mitteilungen nur über https, deshalb gibt es über diese Verbindung keine. Was fällig ist, steht unter „Erinnerungen“.',
  notifyUnavailable:
    'Dieser Browser bietet hier keine Mitteilungen. Füge Mensana auf dem iPhone oder iPad zum Home-Bildschirm hinzu und öffne es von dort.',

  severalDue: ({ count }) => plural(count, { one: '# Erinnerung ist fällig', other: '# Erinnerungen sind fällig' }),
  severalDueText: 'Tippe, um sie anzusehen.',

  feed: 'Kalender-Abo',
  feedText:
    'Abonniere deine Erinnerungen in einer anderen Kalender-App, die dich auch dann erinnert, wenn Mensana geschlossen ist. Das Abo enthält die Titel deiner Erinnerungen und der Aufgaben mit Uhrzeit, aber keinen Text deiner Notizen.',
  feedCreate: 'Adresse erstellen',
  feedRenew: 'Adresse erneuern',
  feedRevoke: 'Adresse entfernen',
  feedRenewTitle: 'Adresse erneuern?',
  feedRevokeTitle: 'Adresse entfernen?',
  feedStopsText:
    'Die bisherige Adresse funktioniert sofort nicht mehr. Kalender-Apps, die sie verwenden, werden nicht mehr aktualisiert.',
  feedCreated: ({ when }) =>
    `Adresse erstellt: ${when}. Sie wird nur einmal angezeigt. Um wieder eine Adresse zu sehen, erneuere sie.`,
  feedAddress: 'Adresse',
  feedOnce: 'Wer diese Adresse hat, kann das Abo lesen. Kopiere sie jetzt: Sie wird nur einmal angezeigt.',
  feedCopy: 'Adresse kopieren',
  feedCopied: 'Adresse kopiert',
  feedNotCopied: 'Die Adresse konnte nicht kopiert werden. Markiere sie und kopiere sie selbst.',
  feedNotChanged: 'Die Adresse konnte nicht geändert werden. Prüfe deine Verbindung und versuche es noch einmal.',
  feedFailed: 'Das Kalender-Abo konnte nicht geladen werden',
  feedOffline: 'Du bist offline. Die Adresse wird auf dem Server verwaltet.',
};
