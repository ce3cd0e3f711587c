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
  insecure:
    'Diese Verbindung ist nicht verschlüsselt (http). Deine Notizen und dein Training funktionieren und werden auf dem Server gespeichert. Für den Start ohne Internet, das Speichern auf diesem Gerät und Mitteilungen ist https nötig.',
  httpsWays: 'So bekommst du https',
  httpsByProxy: 'Stelle einen Proxy mit Zertifikat vor den Server, zum Beispiel Caddy.',
  httpsBuiltIn: 'Gib dem Server ein eigenes Zertifikat, mit den Einstellungen TLS_CERT und TLS_KEY.',
  httpsByTunnel: 'Nutze einen Tunnel, der https mitbringt, zum Beispiel Tailscale.',
  dismiss: 'Ausblenden',
  chooseDay: 'Tag auswählen',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
};
