import { messages as common } from '../../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  dailyNote: ({ day }) => `Tagesnotiz, ${day}`,
  emptyTask: 'Leere Aufgabe',
  moveOptions: ({ title }) => `„${title}“ verschieben`,
  setTimeOptions: ({ title }) => `Zeit für „${title}“ festlegen`,
  openNote: 'Notiz öffnen',
  completed: ({ title }) => `„${title}“ erledigt`,
  completedUntil: ({ title, when }) => `„${title}“ erledigt. Nächstes Mal: ${when}`,
  moved: ({ title, when }) => `„${title}“ verschoben: ${when}`,
  timeSet: ({ title, when }) => `„${title}“: Erinnerung ${when}`,
  due: ({ when }) => `Fällig: ${when}`,
  remindAt: ({ when }) => `Erinnern: ${when}`,
  hasPassed: ({ when }) => `${when} ist schon vorbei, deshalb gibt es keine Erinnerung.`,
  declineTime: ({ words }) => `„${words}“ nicht als Zeit übernehmen`,
  timeHint: 'Für eine Erinnerung schreib eine Zeit dazu, etwa @morgen 18:00.',
  chooseTime: 'Zeit wählen …',
  addReminder: 'Erinnerung hinzufügen',
  addReminderTo: ({ title }) => `Erinnerung zur Notiz „${title}“ hinzufügen`,
  editReminderOf: ({ title }) => `Erinnerung der Notiz „${title}“ bearbeiten`,
  remindersOfNote: 'Erinnerungen dieser Notiz',
  removeReminder: ({ when }) => `Erinnerung entfernen: ${when}`,
  reminderRemoved: 'Erinnerung entfernt',
  timeAndRepeat: ({ time, repeat }) => `${time} · ${repeat}`,
  nothingDue: 'Nichts fällig',
  nothingDueText:
    'Füge eine Aufgabe mit einer Zeit hinzu, etwa „Physio anrufen @morgen 9:00“, oder einer Notiz eine Erinnerung.',
  training: 'Geplantes Training',
  overdue: 'Überfällig',
  someday: 'Ohne Datum',
  allTasks: 'Alle Aufgaben',
  changed:
    'Diese Aufgabe wurde in ihrer Notiz geändert, deshalb blieb sie unverändert. Öffne die Notiz, um die Aufgabe zu sehen.',
  notUndone:
    'Diese Aufgabe wurde in ihrer Notiz geändert, deshalb ließ sich das nicht rückgängig machen. Öffne die Notiz, um die Aufgabe zu sehen.',
};
