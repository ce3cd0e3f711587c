import { messages as common } from '../../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  pin: 'Oben anheften',
  unpin: 'Nicht mehr anheften',
  addTag: 'Tag hinzufügen',
  notebooks: 'Notizbücher',
  expand: 'Auf- oder zuklappen',
  moveTo: 'Verschieben nach …',
  top: 'Kein Notizbuch (oberste Ebene)',
  searchNotebooks: 'Notizbücher durchsuchen',
  noneFound: 'Keine Notizbücher gefunden',
  untitledNotebook: 'Notizbuch ohne Titel',
};
