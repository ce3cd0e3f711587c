import type { errors as enErrors, failures as enFailures, kindsOfFiles as enKinds } from './en-errors.ts';

/** Why a file, an item or a row was not read, and what can be done. */
export const errors: typeof enErrors = {
  'import/damaged':
    'Die Datei ist beschädigt oder unvollständig. Exportiere sie noch einmal und importiere die neue Datei.',
  'import/cut-short': 'Das Ende der Datei ist beschädigt oder fehlt. Gelesen wurde, was davor steht.',
  'import/encrypted':
    'Sie ist verschlüsselt. Entschlüssle sie in der App, aus der sie kommt, exportiere sie ohne Passwort und importiere diese Datei.',
  'import/locked':
    'In der anderen App mit einem Passwort gesperrt. Hebe dort die Sperre auf, exportiere noch einmal und importiere die neue Datei.',
  'import/too-large': 'Sie ist zu groß zum Importieren.',
  'import/large-inside':
    'Dieses Archiv ist zu groß, um es in einem anderen zu öffnen. Entpacke das äußere und importiere dieses für sich.',
  'import/too-many-files': 'In diesem Archiv sind zu viele Dateien. Entpacke es und importiere weniger auf einmal.',
  'import/bomb': 'Dieses Archiv würde beim Entpacken viel größer, als es sein dürfte. Es wurde deshalb nicht geöffnet.',
  'import/unsupported': 'Diese Art von Datei oder Eintrag lässt sich nicht importieren.',
  'import/unsafe-name': 'Der Name ist nicht sicher verwendbar.',
  'import/missing-part': 'Teil eines geteilten Archivs. Wähle alle Teile zusammen aus.',
  'import/missing-file':
    'Eine Notiz oder eine Aktivität verweist auf diese Datei, aber sie ist nicht unter den ausgewählten Dateien.',
  'import/missing-note': 'Eine Notiz verweist auf diese Notiz, aber sie ist nicht unter den ausgewählten Dateien.',
  'import/ambiguous-link':
    'Mehrere Notizen haben diesen Titel, deshalb blieb der Link, wie er ist. Öffne die Notiz und wähle, welche gemeint ist.',
  'import/lone-superset': 'Ein Supersatz aus einer Übung ist keiner. Die Übung wird ohne ihn importiert.',
  'import/short-remark':
    'Dieselben ein oder zwei Buchstaben stehen als Notiz an vielen Sätzen. Sie wurden ausgelassen.',
  'import/refused-tag': 'Dieser Tag ist zu lang oder enthält Zeichen, die ein Tag nicht haben kann.',
  'import/no-date': 'Datum oder Uhrzeit fehlt oder lässt sich nicht lesen.',
  'import/not-a-number': 'Eine Zahl lässt sich nicht lesen.',
  'import/empty': 'Darin gibt es nichts zu importieren.',
  'import/repeated': 'Derselbe Eintrag war schon in den Dateien.',
  'import/other-device': 'Ein anderes Gerät hat am selben Tag gemessen, und sein Wert wird verwendet.',
  'import/implausible': 'Vermutlich falsch, und du hast es nicht bestätigt.',
};

/** What helps with a file of a kind that is not read. */
export const kindsOfFiles: typeof enKinds = {
  recording:
    'Diese Aufzeichnung lässt sich nicht lesen. Exportiere sie noch einmal als GPX, TCX oder FIT und importiere diese Datei.',
  document:
    'Dokumente lassen sich nicht importieren. Speichere das Dokument als Markdown, HTML oder reinen Text und importiere diese Datei.',
  sheet: 'Arbeitsmappen lassen sich nicht importieren. Speichere das Blatt als CSV und importiere diese Datei.',
  archive: 'Diese Art von Archiv lässt sich nicht öffnen. Entpacke es und importiere den Ordner.',
  media:
    'Bilder, Aufnahmen und PDFs kommen mit den Notizen, zu denen sie gehören. Eine einzelne Datei kannst du an eine Notiz anhängen.',
  calendar: 'Kalender und Kontakte lassen sich nicht importieren.',
};

/** Why an import ended before anything was imported. */
export const failures: typeof enFailures = {
  ...errors,
  'import/unsupported': 'Keine dieser Dateien lässt sich importieren. Was möglich ist, zeigt die Liste unten.',
  'import/empty': 'In diesen Dateien gibt es nichts zu importieren.',
  'import/worker-failed':
    'Der Import wurde abgebrochen, vielleicht weil der Arbeitsspeicher dieses Geräts voll ist. Schließe andere Tabs oder importiere weniger Dateien auf einmal.',
  'import/files-unreadable':
    'Eine der Dateien konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder geändert. Wähle die Dateien noch einmal aus.',
  'storage/full': 'Der Speicher dieses Geräts ist voll. Schaffe Platz und versuche es noch einmal.',
  'storage/unavailable': 'Der Speicher dieses Geräts antwortet nicht. Versuche es noch einmal.',
  'attachment/too-large': 'Einer der Anhänge ist zu groß. Entferne ihn aus den Dateien und versuche es noch einmal.',
  'attachment/unreadable': 'Einer der Anhänge konnte nicht gelesen werden. Wähle die Dateien noch einmal aus.',
  'attachment/no-room': 'Auf dem Server ist nicht genug Platz für die Anhänge.',
};
