import { messages as common } from '../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  title: 'Mensana zum Home-Bildschirm hinzufügen',
  openShareMenu: 'Öffne das Teilen-Menü deines Browsers.',
  choose: 'Wähle „Zum Home-Bildschirm“.',
  signInThere:
    'Öffne Mensana vom Home-Bildschirm aus und melde dich an. Deine Notizen und Trainingsdaten werden dorthin synchronisiert.',
};
