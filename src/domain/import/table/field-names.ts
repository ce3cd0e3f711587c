import type { TableField } from './mapping.ts';

/** Names of columns in English, German, Spanish, French, Italian, Portuguese and Dutch, separated by commas. */
type Names = readonly (readonly [TableField, string])[];

export const commonNames: Names = [
  [
    'date',
    'date, day, datetime, date time, timestamp, start, start time, start date, started at, date and time, when, ' +
      'datum, tag, startzeit, beginn, zeitpunkt, fecha, dia, fecha de inicio, inicio, jour, date de debut, debut, ' +
      'data, giorno, inizio, data di inizio, data de inicio, dag, begin, starttijd',
  ],
  ['time', 'time of day, clock, uhrzeit, hora, heure, ora, orario, horario, tijdstip'],
  ['remark', 'remark, remarks, notiz, notizen, kommentar, kommentare, bemerkung, bemerkungen, anmerkung'],
  ['remark', 'note, notes, comment, comments, nota, notas, comentario, comentarios, observaciones, observacoes'],
  [
    'remark',
    'remarque, remarques, commentaire, commentaires, commento, commenti, opmerking, opmerkingen, notitie, notities',
  ],
];

/** Names that mean a time of day in one table and a duration in another. */
export const timeOrDurationNames = 'time, zeit, tiempo, temps, tempo, tijd';

export const setNames: Names = [
  [
    'date',
    'workout date, workout datetime, trainingsdatum, datum des trainings, fecha del entrenamiento, date de la seance',
  ],
  ['id', 'workout id, workout #, workout number, workout no, session id, session #, session number, training id'],
  [
    'workout',
    'workout, workout name, workout title, routine, routine name, session, session name, training, trainingsname, ' +
      'trainingseinheit, day name, entrenamiento, nombre del entrenamiento, rutina, sesion, seance, entrainement, ' +
      "nom de la seance, nom de l'entrainement, allenamento, nome allenamento, scheda, seduta, treino, nome do treino, " +
      'rotina, sessao, sessie, naam van training, trainingsnaam, title, titel',
  ],
  ['workoutDuration', 'workout duration, session duration, total duration, total time, trainingsdauer, gesamtdauer'],
  [
    'workoutDuration',
    'duracion del entrenamiento, duree de la seance, durata allenamento, duracao do treino, trainingsduur',
  ],
  [
    'workoutRemark',
    'workout notes, workout note, workout comment, session notes, description, trainingsnotizen, beschreibung',
  ],
  ['workoutRemark', 'notas del entrenamiento, descripcion, notes de seance, descrizione, descricao, omschrijving'],
  ['effort', 'session rpe, workout rpe, workout effort'],
  [
    'bodyWeight',
    'bodyweight, body weight, korpergewicht, peso corporal, poids du corps, poids corporel, peso corporeo',
  ],
  ['bodyWeight', 'lichaamsgewicht'],
  [
    'exercise',
    'exercise, exercise name, exercise title, movement, lift, ubung, ubungsname, name der ubung, ejercicio, ' +
      "nombre del ejercicio, exercice, nom de l'exercice, esercizio, nome esercizio, exercicio, nome do exercicio, " +
      'oefening, naam oefening',
  ],
  ['category', 'category, muscle, muscle group, body part, bodypart, target muscles, kategorie, muskel, muskelgruppe'],
  ['category', 'categoria, musculo, grupo muscular, categorie, groupe musculaire, gruppo muscolare, spiergroep'],
  [
    'equipment',
    'equipment, gerat, equipamiento, equipo, equipement, materiel, attrezzo, attrezzatura, equipamento, apparaat',
  ],
  ['superset', 'superset, superset id, supersatz, superserie, superset number'],
  [
    'rest',
    'rest, rest time, rest seconds, pause, satzpause, pausenzeit, descanso, repos, temps de repos, recupero, rust, rusttijd',
  ],
  ['exerciseRemark', 'exercise notes, exercise note, exercise comment, ubungsnotizen, notas del ejercicio'],
  ['exerciseRemark', "notes de l'exercice, note esercizio, notas do exercicio, notities oefening"],
  [
    'setKind',
    'set type, set kind, set order, set, set number, set #, set index, satz, satzart, satztyp, satznummer, satz nr',
  ],
  [
    'setKind',
    'serie, series, tipo de serie, numero de serie, type de serie, tipo di serie, set nr, setnummer, soort set',
  ],
  [
    'warmUp',
    'warm up, warmup, warm up set, is warmup, is warm up, is warmup set, aufwarmen, aufwarmsatz, calentamiento',
  ],
  ['warmUp', 'echauffement, riscaldamento, aquecimento, warming up, opwarming'],
  [
    'load',
    'weight, load, kg, kgs, lb, lbs, kilos, weight used, gewicht, last, peso, carga, poids, charge, carico, belasting',
  ],
  [
    'loadUnit',
    'weight unit, unit, load unit, units, einheit, gewichtseinheit, unidad, unidad de peso, unite, unite de poids',
  ],
  ['loadUnit', 'unita, unita di peso, unidade, unidade de peso, eenheid, gewichtseenheid'],
  [
    'reps',
    'reps, rep, repetitions, completed reps, number of reps, wiederholungen, wdh, wiederh, repeticiones, repeticoes',
  ],
  ['reps', 'ripetizioni, herhalingen, repetition'],
  [
    'duration',
    'duration, set duration, seconds, secs, hold, hold time, dauer, sekunden, haltezeit, duracion, segundos, duree',
  ],
  ['duration', 'secondes, durata, secondi, duracao, duur, seconden'],
  ['distance', 'distance, km, mi, miles, meters, metres, distanz, strecke, entfernung, distancia, distanza, afstand'],
  ['distanceUnit', 'distance unit, distanzeinheit, streckeneinheit, unidad de distancia, unite de distance'],
  ['distanceUnit', 'unita di distanza, unidade de distancia, afstandseenheid'],
  [
    'rpe',
    'rpe, rate of perceived exertion, perceived exertion, effort, anstrengung, esfuerzo, sforzo, esforco, inspanning',
  ],
  ['rir', 'rir, reps in reserve, wiederholungen in reserve, repeticiones en reserva, repetitions en reserve'],
  ['side', 'side, seite, lado, cote, lato, kant, zijde'],
  ['completedAt', 'completed at, set time, set timestamp, time of set, set completed at, completed reps time'],
  ['remark', 'set notes, set note, set comment, satznotiz'],
];

export const activityNames: Names = [
  [
    'date',
    'activity date, datum der aktivitat, fecha de la actividad, date de l activite, data attivita, data da atividade',
  ],
  ['id', 'id, activity id, uuid'],
  [
    'sport',
    'sport, activity type, activity, type, sport type, discipline, sportart, aktivitat, aktivitatstyp, art, deporte, ' +
      "actividad, tipo de actividad, tipo, activite, type d'activite, attivita, tipo di attivita, esporte, atividade, " +
      'tipo de atividade, activiteit, soort activiteit, activiteittype',
  ],
  [
    'title',
    'title, name, activity name, titel, bezeichnung, name der aktivitat, nombre, titulo, nom, titre, nome, titolo',
  ],
  ['title', 'naam, nombre de la actividad, nom de l activite, nome attivita, nome da atividade, naam activiteit'],
  [
    'duration',
    'duration, elapsed time, elapsed, total time, dauer, gesamtzeit, verstrichene zeit, duracion, tiempo transcurrido',
  ],
  [
    'duration',
    'duree, temps ecoule, temps total, durata, tempo trascorso, tempo totale, duracao, tempo decorrido, duur',
  ],
  ['duration', 'verstreken tijd, totale tijd'],
  ['movingDuration', 'moving time, moving duration, bewegungszeit, zeit in bewegung, tiempo en movimiento'],
  [
    'movingDuration',
    'temps de deplacement, duree de deplacement, tempo in movimento, tempo de movimentacao, beweegtijd',
  ],
  ['distance', 'distance, km, mi, miles, meters, metres, distanz, strecke, entfernung, distancia, distanza, afstand'],
  ['distanceUnit', 'distance unit, unit, distanzeinheit, einheit, unidad, unite, unita, unidade, eenheid'],
  [
    'climb',
    'elevation gain, elevation, climb, ascent, total ascent, hohenmeter, aufstieg, anstieg, hohengewinn, desnivel',
  ],
  [
    'climb',
    'desnivel positivo, denivele, denivele positif, dislivello, dislivello positivo, ganho de elevacao, hoogtemeters',
  ],
  ['climb', 'stijging, hoogteverschil'],
  [
    'averageHeartRate',
    'average heart rate, avg heart rate, avg hr, average hr, mean heart rate, heart rate, avg bpm, herzfrequenz',
  ],
  [
    'averageHeartRate',
    'durchschnittliche herzfrequenz, mittlere herzfrequenz, o herzfrequenz, durchschn herzfrequenz, puls',
  ],
  ['averageHeartRate', 'frecuencia cardiaca media, fc media, frequence cardiaque moyenne, fc moyenne, fc moy'],
  ['averageHeartRate', 'frequenza cardiaca media, frequencia cardiaca media, gemiddelde hartslag, hartslag'],
  [
    'maxHeartRate',
    'max heart rate, maximum heart rate, max hr, max bpm, maximale herzfrequenz, max herzfrequenz, maximalpuls',
  ],
  ['maxHeartRate', 'frecuencia cardiaca maxima, fc maxima, fc max, frequence cardiaque maximale, fc maximale'],
  [
    'maxHeartRate',
    'frequenza cardiaca massima, fc massima, frequencia cardiaca maxima, maximale hartslag, max hartslag',
  ],
  ['effort', 'rpe, effort, perceived exertion, anstrengung, esfuerzo, effort percu, sforzo, esforco, inspanning'],
  ['indoor', 'indoor, indoors, treadmill, drinnen, laufband, interior, interieur, al coperto, binnen'],
  ['remark', 'description, beschreibung, descripcion, descrizione, descricao, omschrijving, private note'],
  ['device', 'device, source, app, gerat, quelle, dispositivo, fuente, appareil, source, fonte, apparaat, bron'],
  [
    'figure',
    'calories, kcal, energy, active calories, kalorien, energie, calorias, calorie, calorieen, steps, schritte',
  ],
  ['figure', 'pasos, pas, passi, passos, stappen, average power, avg power, average cadence, avg cadence, max speed'],
];

export const measurementNames: Names = [
  ['id', 'id, uuid'],
  [
    'measureName',
    'measurement, measure, metric, measurement name, measurement type, type, body part, name, messung, messgrosse',
  ],
  [
    'measureName',
    'art, medida, medicion, tipo, tipo de medida, mesure, type de mesure, misura, tipo di misura, medicao, meting',
  ],
  ['measureName', 'naam, nombre, nom, nome, lichaamsdeel, parte del cuerpo'],
  ['value', 'value, amount, reading, wert, messwert, valor, valeur, valore, waarde'],
  ['valueUnit', 'unit, units, einheit, unidad, unite, unita, unidade, eenheid'],
  [
    'device',
    'device, source, app, scale, gerat, quelle, waage, dispositivo, fuente, origen, appareil, fonte, origem, apparaat, bron',
  ],
];
