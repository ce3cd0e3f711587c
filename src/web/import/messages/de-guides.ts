import type { guides as en } from './en-guides.ts';

/** How to get one's data out of each app. */
export const guides: typeof en = {
  obsidian: 'Wähle den Ordner deines Vaults oder eine Zip-Datei davon.',
  notion: 'Einstellungen → Alle Inhalte des Workspace exportieren, als Markdown & CSV oder HTML. Wähle die Zip-Datei.',
  evernote: 'Rechtsklick auf ein Notizbuch → Notizbuch exportieren, als ENEX. Wähle die .enex-Dateien.',
  joplin: 'Datei → Alles exportieren → JEX.',
  'google-keep': 'takeout.google.com: nur Notizen (Keep) auswählen. Wähle die Zip-Datei, alle Teile zusammen.',
  'apple-notes': 'Teile Notizen als Markdown oder exportiere sie mit der App Exporter. Wähle den Ordner.',
  bear: 'Ablage → Notizen exportieren, oder eine Sicherung (.bear2bk).',
  'day-one': 'Einstellungen → Import/Export → Day One JSON exportieren. Wähle die Zip-Datei.',
  simplenote: 'Settings → Tools → Export Notes. Wähle die Zip-Datei.',
  'standard-notes':
    'Einstellungen → Backups → unverschlüsselt (Decrypted). Verschlüsselte Sicherungen lassen sich nicht lesen.',
  logseq: 'Wähle den Ordner des Graphen oder eine Zip-Datei davon.',
  markdown: 'Beliebige .md-, .txt- oder .html-Dateien, ein Ordner oder eine Zip-Datei davon.',
  strong: 'Einstellungen → Daten exportieren. Wähle die CSV-Datei.',
  hevy: 'Einstellungen → Daten exportieren & importieren. Wähle die CSV-Dateien.',
  fitnotes: 'Settings → Spreadsheet Export. Wähle die CSV-Datei.',
  jefit: 'Exportiere deine Daten als CSV, in der App oder auf der Website.',
  liftosaur: 'Settings → Export history to CSV.',
  table:
    'Jede Tabelle mit einem Satz, einer Aktivität oder einem Messwert pro Zeile. Du sagst, was die Spalten bedeuten.',
  strava:
    'Auf der Website: Einstellungen → Mein Konto → Konto herunterladen oder löschen → Archiv anfordern. Wähle die Zip-Datei aus der E-Mail.',
  garmin: 'Auf der Website von Garmin: Kontoverwaltung → Daten exportieren. Wähle die Zip-Datei aus der E-Mail.',
  'activity-files': 'Aufzeichnungen jeder Uhr oder App, einzeln, als Ordner oder als Zip-Datei.',
  'apple-health': 'App „Health“ → dein Bild → Alle Gesundheitsdaten exportieren. Wähle die Zip-Datei.',
  mensana: 'Profil → Daten → Exportieren. Wähle die Zip-Datei.',
};
