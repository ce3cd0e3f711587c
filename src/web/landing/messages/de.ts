import type { messages as en } from './en.ts';

export const messages: typeof en = {
  signIn: 'Anmelden',
  heading: 'Deine Notizen und dein Training in einer App',
  lead: 'Schreibe Notizen in Markdown, protokolliere jeden Satz und verknüpfe beides. Mensana öffnet sich sofort, funktioniert offline und synchronisiert alle deine Geräte.',
  create: 'Konto erstellen',
  open: 'Mensana öffnen',
  signedInAs: ({ name }) => `Angemeldet als ${name}`,
  foot: 'Mens sana in corpore sano.',

  // Pictures of the app, described for people who do not see them
  pictureNote:
    'Eine Notiz über ein schmerzendes Knie in Mensana. Ein Diagramm in der Notiz zeigt die geschätzte Maximalkraft in der Kniebeuge, Woche für Woche.',
  pictureDay: 'Ein Tag in Mensana: Die Notiz erwähnt das Knie, und unter dem Text steht das Training dieses Tages.',
  pictureWorkout:
    'Ein laufendes Training: Sätze Kniebeugen mit Gewicht, Wiederholungen und Anstrengung und den Werten vom letzten Mal.',

  // Notes and training
  together: 'Notizen und Training erklären einander',
  togetherText:
    'Warum ging die Kniebeuge im September zurück? Die Antwort steht in einer Notiz über dein Knie. In Mensana zeigt die Notiz das Diagramm und die Übung die Notiz.',
  live: 'Antworten in deinen Notizen',
  liveText:
    'Schreibe eine Zeile wie „best squat 5 30d“ in eine Notiz. Sie zeigt die Zahl aus deinem Training und bleibt aktuell.',
  mention: 'Notizen, wo du trainierst',
  mentionText:
    'Erwähne eine Übung in einer Notiz, und die Notiz erscheint auf ihrer Seite. So hast du deine Hinweise zwischen den Sätzen zur Hand.',
  find: 'Eine Suche für alles',
  findText:
    'Finde Sätze, Trainings, Läufe und Notizen auf einmal. Suche nach „kniebeuge rpe>=9 knie“ oder nach einem Wort, schon beim Tippen.',

  // Promises
  promises: 'Warum Mensana',
  offline: 'Funktioniert offline',
  offlineText:
    'Alles liegt auf deinem Gerät, deshalb öffnet sich jede Seite sofort. Schreibe im Flugzeug, protokolliere Sätze im Kellerstudio. Sobald du online bist, wird synchronisiert, und Änderungen von zwei Geräten bleiben beide erhalten.',
  yours: 'Gehört dir',
  yoursText:
    'Keine Werbung, kein Tracking. Betreibe Mensana auf deinem eigenen Server. Exportiere jederzeit alles: Notizen als Markdown, Training als Tabellen.',
  complete: 'Zwei vollständige Apps',
  completeText:
    'Links, Tabellen, Schlagwörter und Erinnerungen für deine Notizen. Routinen, Pausentimer, Bestleistungen und Diagramme für dein Training. Nutze eine Hälfte oder beide.',

  // Import
  history: 'Alles Bisherige in Minuten übernehmen',
  historyText:
    'Exportiere deine Daten aus deiner jetzigen App, und zieh die Dateien in Mensana. Du siehst alles, bevor sich etwas ändert, und kannst den Import rückgängig machen.',
  historyNotes: 'Notizen',
  historyTraining: 'Training',
  historyMarkdown: 'Markdown',
  historyTable: 'jede CSV-Tabelle',

  // Your own server
  host: 'Auf deinem eigenen Server',
  hostText:
    'Mensana ist ein Prozess mit einem Ordner voller Daten. Es braucht keine anderen Dienste: keine eigene Datenbank, kein Cloud-Konto.',
  hostNode: 'In einer Kopie des Projekts, für diesen Computer',
  hostNetwork: 'Für dein Smartphone und alle Geräte zu Hause',
  hostOpen: 'Öffne dann die Adresse, die angezeigt wird.',

  // Questions
  questions: 'Fragen',
  asked: [
    {
      question: 'Brauche ich beides, Notizen und Training?',
      answer: 'Nein. Jede Hälfte ist ohne die andere vollständig. Blende in der Übersicht aus, was du nicht nutzt.',
    },
    {
      question: 'Was ist, wenn ich offline bin?',
      answer:
        'Alles funktioniert weiter: Schreiben, Protokollieren und Suchen. Deine Änderungen liegen auf dem Gerät und werden synchronisiert, sobald du wieder online bist. Wenn du dieselbe Notiz auf zwei Geräten bearbeitet hast, bleiben beide Änderungen erhalten. Offline arbeiten geht nur mit einem Server mit https.',
    },
    {
      question: 'Wer kann meine Daten lesen?',
      answer:
        'Du und wer den Server betreibt, den du nutzt. Notizen sind nicht Ende-zu-Ende-verschlüsselt. Wähle einen Server, dem du vertraust, oder betreibe deinen eigenen.',
    },
    {
      question: 'Ändert ein Import meine alte App?',
      answer:
        'Nein. Mensana liest nur die Dateien, die du exportiert hast. Sie werden auf deinem Gerät gelesen, und gespeichert wird erst, wenn du auf „Importieren“ tippst.',
    },
    {
      question: 'Kann ich wieder gehen?',
      answer:
        'Ja. Ein Export enthält alle deine Notizen als Markdown, deine Dateien, Tabellen deines Trainings und eine vollständige Kopie, die ein anderes Mensana-Konto importieren kann. Das geht auch offline.',
    },
    {
      question: 'Auf welchen Geräten läuft es?',
      answer: 'Auf jedem Smartphone, Tablet oder Computer mit einem aktuellen Browser. Du musst nichts installieren.',
    },
    {
      question: 'Kilogramm oder Pfund?',
      answer:
        'Beides. Wähle im Profil Kilogramm oder Pfund, Kilometer oder Meilen und RPE oder Wiederholungen in Reserve.',
    },
  ],
};
