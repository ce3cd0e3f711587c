import { messages as common } from '../../../common/messages/de.ts';
import type { messages as english } from './en.ts';

export const messages: typeof english = {
  ...common,
  backToWorkout: 'Zurück zum Training',
  setOf: ({ exercise, number }) => `${exercise}, Satz ${number}`,
  removedSetOf: ({ exercise }) => `${exercise}, entfernter Satz`,
  removedSet: 'Entfernter Satz',
  noteOf: ({ where }) => `${where}, Anmerkung`,
  nextTimeOf: ({ exercise }) => `${exercise}, fürs nächste Mal`,
  restOf: ({ exercise }) => `${exercise}, Pause`,
  remark: 'Anmerkung zum Training',
  effort: 'Anstrengung',
  endedAt: 'Ende',
  outOfTen: ({ effort }) => `${effort} von 10`,
  rpe: ({ value }) => `RPE ${value}`,
  rir: ({ value }) => `RIR ${value}`,
  noNumbers: 'keine Werte',
  done: ({ value }) => `${value}, erledigt`,
  notDone: ({ value }) => `${value}, nicht erledigt`,
  replacedByOther: ({ day, time }) =>
    `Gleichzeitig auf zwei Geräten geändert. Die spätere Änderung hat diese ersetzt: ${day}, ${time}.`,
  nowValue: ({ value }) => `Jetzt: ${value}`,
  nothingNow: 'Jetzt: leer',
  isCurrent: 'Aktueller Wert',
  notRestorable: 'Lässt sich nicht wiederherstellen: Satz oder Übung wurde entfernt.',
  restoreOf: ({ where, value }) => `${where}, ${value} wiederherstellen`,
  restored: ({ where, value }) => `${where}, ${value} wiederhergestellt`,
  replacedSince: 'Seit dieser Version geändert',
  unchanged: 'Seit dieser Version hat sich nichts geändert.',
  inTrash: 'Dieses Training liegt im Papierkorb. Stell erst das Training wieder her, um Werte wiederherzustellen.',
};
