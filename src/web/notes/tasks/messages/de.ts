import { messages as common } from '../../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  showDone: 'Erledigte anzeigen',
  empty: 'Noch keine Aufgaben',
  emptyText: 'Zeilen wie „- [ ] Dehnen“ in deinen Notizen erscheinen hier.',
  noneYet: 'Noch keine offenen Aufgaben gefunden',
  noneYetText: 'Deine Notizen werden noch geladen. Aufgaben erscheinen hier, sobald sie gefunden sind.',
  emptyOpen: 'Alles erledigt',
  emptyOpenText: 'Erledigte Aufgaben bleiben in ihren Notizen.',
  emptyTask: 'Leere Aufgabe',
  ticked: ({ text }) => `„${text}“ erledigt`,
  unticked: ({ text }) => `„${text}“ wieder offen`,
  changed:
    'Diese Aufgabe wurde in ihrer Notiz geändert, deshalb blieb sie unverändert. Öffne die Notiz, um die Aufgabe zu sehen.',
  notUndone: ({ isDone }) =>
    `Diese Aufgabe wurde in ihrer Notiz geändert, deshalb ließ sich das nicht rückgängig machen. Sie ist weiterhin ${isDone ? 'erledigt' : 'offen'}. Öffne die Notiz, um die Aufgabe zu sehen.`,
};
