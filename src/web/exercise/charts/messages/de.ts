import { messages as common } from '../../../common/messages/de.ts';
import type { messages as english } from './en.ts';

export const messages: typeof english = {
  ...common,
  showTable: 'Als Tabelle anzeigen',
  showChart: 'Als Diagramm anzeigen',
  none: '–',
  more: 'Frühere Tage anzeigen',
  ranges: { quarter: '3 Monate', year: '1 Jahr', all: 'Gesamt' },
};
