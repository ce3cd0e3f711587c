import type { messages as en } from './en.ts';

export const messages: typeof en = {
  signIn: 'Anmelden',
  heading: 'Deine Notizen und dein Training in einer App',
  lead: 'Schreib Notizen in Markdown, trag jeden Satz ein und verknüpfe beides. Mensana öffnet sich sofort, funktioniert offline und synchronisiert alle deine Geräte.',
  create: 'Konto erstellen',
  open: 'Mensana öffnen',
  signedInAs: ({ name }) => `Angemeldet als ${name}`,
  foot: 'Mens sana in corpore sano.',

  // Pictures of the app, described for people who do not see them
  pictureNote:
    'Eine Notiz über ein schmerzendes Knie in Mensana. Ein Diagramm in der Notiz zeigt Woche für Woche die geschätzte Maximalkraft in der Kniebeuge.',
  pictureDay: 'Ein Tag in Mensana: Die Notiz erwähnt das Knie, und unter dem Text steht das Training dieses Tages.',
  pictureWorkout:
    'Ein laufendes Training: Sätze Kniebeugen mit Gewicht, Wiederholungen und Anstrengung, daneben die Werte vom letzten Mal.',

  // Notes and training
  together: 'Notizen und Training an einem Ort',
  togetherText:
    'Warum ging es im September mit der Kniebeuge bergab? Die Antwort steht in einer Notiz über dein Knie. In Mensana zeigt die Notiz das Diagramm und die Übung die Notiz.',
  live: 'Antworten mitten in deinen Notizen',
  liveText:
    'Schreib eine Zeile wie „beste kniebeuge 5 30d“ in eine Notiz. Sie zeigt die Zahl aus deinem Training und bleibt aktuell.',
  mention: 'Notizen dort, wo du trainierst',
  mentionText:
    'Erwähne eine Übung in einer Notiz, und die Notiz erscheint auf ihrer Seite. Deine Technik-Tipps hast du zwischen den Sätzen zur Hand.',
  find: 'Eine Suche für alles',
  findText:
    'Finde Sätze, Einheiten, Läufe und Notizen auf einmal. Suche nach „kniebeuge rpe>=9 knie“ oder einem einzigen Wort, schon während du tippst.',

  // Promises
  promises: 'Warum Mensana',
  offline: 'Funktioniert offline',
  offlineText:
    'Alles liegt auf deinem Gerät, deshalb öffnet sich jede Seite sofort. Schreib im Flugzeug, trag Sätze im Fitnesskeller ein. Sobald du wieder online bist, wird synchronisiert, und Änderungen von zwei Geräten bleiben beide erhalten.',
  yours: 'Gehört dir',
  yoursText:
    'Keine Werbung, kein Tracking. Betreibe Mensana auf deinem eigenen Server. Exportiere jederzeit alles: Notizen als Markdown, Training als Tabellen.',
  complete: 'Zwei vollständige Apps',
  completeText:
    'Links, Tabellen, Tags und Erinnerungen für deine Notizen. Routinen, Pausentimer, Bestleistungen und Diagramme für dein Training. Nutze eine Hälfte oder beide.',

  // Import
  history: 'Deine bisherigen Daten in Minuten übernehmen',
  historyText:
    'Exportiere deine Daten aus deiner jetzigen App und zieh die Dateien in Mensana. Du siehst alles, bevor sich etwas ändert, und kannst den Import rückgängig machen.',
  historyNotes: 'Notizen',
  historyTraining: 'Training',
  historyMarkdown: 'Markdown',
  historyTable: 'jede CSV-Tabelle',

  // Your own server
  host: 'Auf deinem eigenen Server',
  hostText:
    'Mensana ist ein Prozess mit einem Ordner voller Daten. Mehr braucht es nicht: keine eigene Datenbank, kein Cloud-Konto.',
  hostNode: 'In einer Kopie des Projekts, für diesen Computer',
  hostNetwork: 'Für dein Handy und alle Geräte zu Hause',
  hostContainer: 'In einem Container',
  hostOpen: 'Öffne dann die Adresse, die angezeigt wird, oder beim Container http://localhost:3000.',

  // Questions
  questions: 'Fragen',
  asked: [
    {
      question: 'Brauche ich Notizen und Training?',
      answer:
        'Nein. Jede Hälfte ist ohne die andere vollständig. Blende in deiner Übersicht aus, was du nicht brauchst.',
    },
    {
      question: 'Was passiert, wenn ich offline bin?',
      answer:
        'Alles funktioniert weiter: Schreiben, Eintragen und Suchen. Deine Änderungen werden auf dem Gerät gespeichert und synchronisiert, sobald du wieder online bist. Hast du dieselbe Notiz auf zwei Geräten bearbeitet, bleiben beide Änderungen erhalten. Offline geht das nur, wenn der Server über https erreichbar ist.',
    },
    {
      question: 'Wer kann meine Daten lesen?',
      answer:
        'Du und die Person, die deinen Server betreibt. Notizen sind nicht Ende-zu-Ende-verschlüsselt. Wähle einen Server, dem du vertraust, oder betreibe deinen eigenen.',
    },
    {
      question: 'Ändert ein Import etwas in meiner alten App?',
      answer:
        'Nein. Mensana liest nur die Dateien, die du exportiert hast. Sie werden auf deinem Gerät gelesen, und nichts wird gespeichert, bevor du auf „Importieren“ tippst.',
    },
    {
      question: 'Kann ich meine Daten mitnehmen?',
      answer:
        'Ja. Ein Export enthält alle deine Notizen als Markdown, deine Dateien, Tabellen deines Trainings und eine vollständige Kopie, die ein anderes Mensana-Konto importieren kann. Das geht auch offline.',
    },
    {
      question: 'Auf welchen Geräten läuft es?',
      answer: 'Auf jedem Handy, Tablet oder Computer mit einem aktuellen Browser. Du musst nichts installieren.',
    },
    {
      question: 'Kilogramm oder Pfund?',
      answer:
        'Beides. Wähle in deinem Profil Kilogramm oder Pfund, Kilometer oder Meilen und RPE oder Wiederholungen in Reserve.',
    },
  ],
};
