import type { messages as en } from './en.ts';

export const messages: typeof en = {
  loading: 'Wird geladen …',
  app: 'Mensana',
  titleOf: ({ page }) => `${page} · Mensana`,
  titleLanding: 'Mensana – Notizen und Training in einer App',
  notFound: 'Seite nicht gefunden',
  notFoundText: 'Vielleicht stimmt der Link nicht, oder die Seite wurde verschoben.',
  goHome: 'Zur Startseite',
  goToOverview: 'Zur Übersicht',
  failed: 'Diese Seite konnte nicht geladen werden',
  failedText:
    'Alles, was du geschrieben hast, ist auf diesem Gerät sicher. Lade die Seite neu, um es noch einmal zu versuchen.',
  reload: 'Neu laden',
  dismiss: 'Ausblenden',
  chooseDay: 'Tag auswählen',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
};
