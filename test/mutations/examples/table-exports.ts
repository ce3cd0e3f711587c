import type { Example } from './example.ts';

const hevyHeader =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';
const hevy: Example = {
  app: 'hevy',
  files: [
    [
      'workouts.csv',
      [
        hevyHeader,
        '"Upper 💪","9 Apr 2026, 17:18","9 Apr 2026, 18:20"," Good day,\nslept ""well""","Bench Press (Barbell) ",,"Pause",0,"warmup",40,8,,,',
        '"Upper 💪","9 Apr 2026, 17:18","9 Apr 2026, 18:20"," Good day,\nslept ""well""","Bench Press (Barbell) ",,"Pause",1,"normal",82.5,5,,0,8.5',
        '"Upper 💪","9 Apr 2026, 17:18","9 Apr 2026, 18:20","","Hammer Curl (Dumbbell)",0,"",0,"failure",17.5,9,,,10',
        '"Run","8 Apr 2026, 7:05","8 Apr 2026, 7:35","","Running",,"",0,"normal",,,5.2,1800,',
        '',
      ].join('\n'),
    ],
    [
      'measurement_data.csv',
      '"date","weight_kg","fat_percent","neck_cm","shoulder_cm","chest_cm","waist_cm"\n"9 Apr 2026, 00:00",82.5,18,,120.5,,85\n',
    ],
  ],
  bystander: [
    'other/workouts.csv',
    `${hevyHeader}\n"Pull","1 Jan 2020, 9:00","1 Jan 2020, 10:00","","Row",,"",0,"normal",50,8,,,\n`,
  ],
};

const strongNewest =
  '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"';
const strong: Example = {
  app: 'strong',
  files: [
    [
      'strong.csv',
      [
        strongNewest,
        '"1";"2026-03-01 18:00:00";"Legs";"3480";"Squat (Barbell)";"Note";"";"";"";"";"";"Belt";""',
        '"1";"2026-03-01 18:00:00";"Legs";"3480";"Squat (Barbell)";"WARM_UP";"40";"8";"";"";"";"";"Slept ""well""\n\ntired; sore"',
        '"1";"2026-03-01 18:00:00";"Legs";"3480";"Squat (Barbell)";"1";"72.57477920000001";"5";"8.5";"";"";"";""',
        '"1";"2026-03-01 18:00:00";"Legs";"3480";"Squat (Barbell)";"Rest Timer";"";"";"";"";"120.0";"";""',
        '"1";"2026-03-01 18:00:00";"Legs";"3480";"Plank ";"1";"";"";"";"";"30";"";""',
        '',
      ].join('\n'),
    ],
    [
      'strong old.csv',
      [
        'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
        '2021-03-01 18:00:00,"Push",2h 38m,"Bench Press (Barbell)",1,80.0,5,0,0,"","",8',
        '2021-03-01 18:00:00,"Push",2h 38m,"Run",1,0,0,2.5,600,"","",',
        '',
      ].join('\n'),
    ],
  ],
  bystander: [
    'other/strong.csv',
    `${strongNewest}\n"9";"2019-01-01 08:00:00";"Pull";"60";"Row";"1";"50";"5";"";"";"";"";""\n`,
  ],
};

const fitNotesHeader = 'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment';
const fitNotes: Example = {
  app: 'fitnotes',
  files: [
    [
      'FitNotes_Export.csv',
      [
        fitNotesHeader,
        '2024-05-01,Flat Barbell Bench Press,Chest,60.0,kg,5,,,,"easy, ""smooth"""',
        '2024-05-01,Row,Back,62.5,kg,5,,,,',
        '2024-05-01,Running (Treadmill),Cardio,,,,3.2,mi,0:25:40,',
        '2024-05-03,Plank,Abs,,,,,,0:01:30,"two\nlines"',
        '',
      ].join('\n'),
    ],
    [
      'FitNotes_BodyTracker.csv',
      'Date,Time,Measurement,Value,Unit,Comment\n2024-05-01,07:00:00,Bodyweight,80.5,kgs,\n2024-05-01,07:00:00,Waist,85,cm,before\n',
    ],
  ],
  bystander: ['other/FitNotes_Export.csv', `${fitNotesHeader}\n2019-01-01,Curl,Arms,10,kg,5,,,,\n`],
};

const liftosaurHeader =
  'Workout DateTime,Program,Day Name,Exercise,Equipment,Is Warmup Set?,Required Reps,Completed Reps,RPE,Is AMRAP?,Weight Value,Weight Unit,Completed Reps Time,Target Muscles,Synergist Muscles,Notes';
const liftosaur: Example = {
  app: 'liftosaur',
  files: [
    [
      'liftosaur.csv',
      [
        liftosaurHeader,
        '2026-03-01T10:00:00.000Z,GZCLP,Day 1,Squat,barbell,1,5,,,0,45,lb,,"Quadriceps,Gluteus Maximus",,"Deep\n""slow"""',
        '2026-03-01T10:00:00.000Z,GZCLP,Day 1,Squat,barbell,0,5,5,8.5,0,225,lb,2026-03-01T10:05:30.000Z,Quadriceps,,',
        '2026-03-01T10:00:00.000Z,GZCLP,Day 1,Squat,barbell,0,5,9,,1,225,lb,2026-03-01T10:09:30.000Z,Quadriceps,,',
        '',
      ].join('\n'),
    ],
  ],
  bystander: [
    'other/liftosaur.csv',
    `${liftosaurHeader}\n2019-01-01T10:00:00.000Z,P,D,Row,barbell,0,5,5,,0,50,kg,,,,\n`,
  ],
};

function jefitBackup(sections: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(sections)
    .map(([name, lines]) => `### ${name} ${'#'.repeat(20)}\n\n${lines.join('\n')}\n\n${'#'.repeat(30)}\n\n`)
    .join('');
}
const jefitSetting = ['row_id,USERID,gender,length,mass', '1,7,M, cm, kg'];
const jefitSessions = 'rowid,_id,USERID,edit_time,day_id,total_time,workout_time,mydate,starttime,endtime';
const jefitLogs =
  'USERID,TIMESTAMP,belongSys,logs,_id,record,mydate,eid,ename,day_item_id,belongsession,logTime,interval_logs,auto_generated';
const jefit: Example = {
  app: 'jefit',
  files: [
    [
      'jefit.csv',
      jefitBackup({
        SETTING: jefitSetting,
        ROUTINES: ['row_id,_id,name,description,dayaweek', '1,1,"Split","Warm up first.\n\n### WEEK ONE ###\nLift",3'],
        'WORKOUT SESSIONS': [jefitSessions, '1,10,7,0,3,3600,3000,2024-01-15,1705305000,0'],
        'EXERCISE LOGS': [
          jefitLogs,
          '7,"2026-01-01 00:00:00",1,"100x5,100x5,100x3",1,116.6,2024-01-15,1,"Barbell Bench Press",1,10,1705305300,"",0',
          '7,"2026-01-01 00:00:00",1,"0x12,10.5x8,0x0",2,0,2024-01-15,2,"Dip",1,10,1705305400,"",0',
          '7,"2026-01-01 00:00:00",1,"60,60",3,0,2024-01-15,3,"Plank",1,10,1705305500,"30-15,30-15",0',
        ],
        PROFILE: ['_id,mydate,weight,fatpercent,chest,arms,waist,logTime', '5,2024-01-16,82.5,0,101.5,35,0,0'],
        NOTES: ['row_id,_id,eid,mynote,title,mydate,logTime', '1,9,1,"Elbows in,\n""slow""",,2024-01-15,1705305000'],
      }),
    ],
  ],
  bystander: [
    'other/jefit.csv',
    jefitBackup({
      SETTING: jefitSetting,
      'WORKOUT SESSIONS': [jefitSessions, '1,99,7,0,3,60,60,2019-01-01,1546333200,0'],
      'EXERCISE LOGS': [jefitLogs, '7,"",1,"50x5",99,0,2019-01-01,1,"Row",1,99,1546333300,"",0'],
    }),
  ],
};

function healthExport(...lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE HealthData [',
    '<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>',
    '<!ATTLIST HealthData',
    '  locale CDATA #REQUIRED',
    '>',
    ']>',
    '<HealthData locale="de_DE">',
    ' <ExportDate value="2026-09-01 10:00:00 +0200"/>',
    ...lines,
    '</HealthData>',
    '',
  ].join('\n');
}
const appleHealth: Example = {
  app: 'apple-health',
  files: [
    [
      'apple_health_export/export.xml',
      healthExport(
        ' <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-05-01"/>',
        ' <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Ada &amp; Bob’s Scale" device="&lt;&lt;HKDevice: 0x28&gt;&gt;" unit="kg" creationDate="2026-06-17 07:00:00 +0900" startDate="2026-06-17 07:00:00 +0900" endDate="2026-06-17 07:00:00 +0900" value="81.5"/>',
        ' <Record type="HKQuantityTypeIdentifierBodyFatPercentage" sourceName="Scale" unit="%" startDate="2026-06-17 07:00:00 +0900" value="0.185"/>',
        ' <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" startDate="2026-06-17 07:00:00 +0900" value="12"/>',
        ' <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="34.5" durationUnit="min" sourceName="Watch" startDate="2026-08-22 18:00:00 +0200" endDate="2026-08-22 18:40:00 +0200">',
        '  <MetadataEntry key="HKIndoorWorkout" value="0"/>',
        '  <MetadataEntry key="HKElevationAscended" value="5210 cm"/>',
        '  <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="7.25" unit="km"/>',
        '  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="151.5" minimum="90" maximum="176" unit="count/min"/>',
        '  <WorkoutRoute sourceName="Watch">',
        '   <FileReference path="/workout-routes/route_2026-08-22_6.40pm.gpx"/>',
        '  </WorkoutRoute>',
        ' </Workout>',
      ),
    ],
    ['apple_health_export/workout-routes/route_2026-08-22_6.40pm.gpx', '<?xml version="1.0"?><gpx></gpx>'],
  ],
  bystander: [
    'other/export.xml',
    healthExport(
      ' <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="S" unit="kg" startDate="2019-01-01 07:00:00 +0000" value="70"/>',
    ),
  ],
};

export const tableExports: readonly Example[] = [appleHealth, fitNotes, hevy, jefit, liftosaur, strong];
