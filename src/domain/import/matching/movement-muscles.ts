import type { Muscle } from '../../exercise/index.ts';

type MuscleWeights = { readonly [M in Muscle]?: number };

const squat: MuscleWeights = { quads: 1, glutes: 1, adductors: 0.5 };
const hinge: MuscleWeights = { hamstrings: 1, glutes: 1, lowerBack: 0.5 };
const kickback: MuscleWeights = { glutes: 1, hamstrings: 0.5 };
const backExtension: MuscleWeights = { lowerBack: 1, glutes: 0.5, hamstrings: 0.5 };
const row: MuscleWeights = { upperBack: 1, lats: 1, biceps: 0.5, rearDelts: 0.5 };
const pulldown: MuscleWeights = { lats: 1, biceps: 0.5, upperBack: 0.5 };
const chestPress: MuscleWeights = { chest: 1, frontDelts: 0.5, triceps: 0.5 };
const closePress: MuscleWeights = { triceps: 1, chest: 1, frontDelts: 0.5 };
const overheadPress: MuscleWeights = { frontDelts: 1, sideDelts: 0.5, triceps: 0.5 };
const rearDelts: MuscleWeights = { rearDelts: 1, midTraps: 0.5 };
const abs: MuscleWeights = { abs: 1, obliques: 0.5 };
const obliques: MuscleWeights = { obliques: 1, abs: 0.5 };
const legRaise: MuscleWeights = { abs: 1, hipFlexors: 0.5 };

/**
 * The muscles that a movement trains, by the words for it: lower case, in the singular, without accents and equipment.
 * The first row that matches counts, so the more exact ones come first. German compounds are found by their parts.
 */
export const movementMuscles: readonly (readonly [RegExp, MuscleWeights])[] = [
  // what is no strength training has none, whatever else the name says
  [/stretch|dehn|mobili|yoga|pilate|foam roll|faszien|massage|warm ?up|aufwarm|cool ?down|swim|schwimm/, {}],
  [/rowing|ruder(?:gerat|ergometer)|rower|\berg\b|ergometer|cardio|hiit|treadmill|lauf|\brunning|jog|bike/, {}],
  [/cycling|elliptical|cross ?trainer|stair|jumprope|seilspring|boxing|skiing|hiking|dislocat/, {}],

  // carries, and lifts onto the shoulder
  [/farmer|suitcase|koffer/, { forearms: 1, upperTraps: 0.5, abs: 0.5 }],
  [/carry|tragen/, { abs: 1, upperBack: 0.5, forearms: 0.5 }],
  [/(?:to|auf die) (?:shoulder|schulter)$|shouldering/, { glutes: 1, upperBack: 1, hamstrings: 0.5 }],

  // trunk
  [/reverse plank|umgekehrte planke/, { glutes: 1, lowerBack: 0.5, hamstrings: 0.5 }],
  [/copenhagen/, { adductors: 1, obliques: 0.5 }],
  [/(?:side|seitlich\w*) (?:plank|bridge|crunch|bend)|seitstutz|seitbeug|oblique|\btwist|woodchop|holzhack/, obliques],
  [/pallof|anti rotation|torso rotation|rumpfdreh|windshield|heel (?:touch|tap)|fersen(?:tipp|beruhr)/, obliques],
  [
    /side(?: lying)? leg raise|lateral leg raise|seitlich\w* beinheben|beinheben seitlich/,
    { abductors: 1, glutes: 0.5 },
  ],
  [/(?:leg|knee|hip) (?:raise|lift|tuck)|(?:toe|knee) to (?:bar|elbow)|beinheb|knieheb|zehen zur stange/, legRaise],
  [/situp|vup|jackknife|klappmesser|flutter|scissor kick|mountain climber|bergsteiger/, legRaise],
  [
    /crunch|plank|unterarmstutz|(?:shoulder|schulter) ?tap|schultertipp|rollout|abwheel|dead bug|hollow|dragon flag/,
    abs,
  ],

  // legs
  [/tibialis|\btib raise|toe raise|zehenheb|schienbein/, { tibialis: 1 }],
  [/calf|\bwade/, { calves: 1 }],
  [/adduction|addukt|inner thigh/, { adductors: 1 }],
  [
    /abduction|abdukt|abspreiz|outer thigh|clam ?shell|fire hydrant|(?:monster|lateral|side) walk/,
    { abductors: 1, glutes: 0.5 },
  ],
  [/reverse nordic|sissy/, { quads: 1 }],
  [/leg curl|bein(?:beug|curl)|hamstring|nordic|glute ham raise/, { hamstrings: 1, calves: 0.5 }],
  [/(?:leg|knee|quad) extension|beinstreck|^quad$/, { quads: 1 }],
  [/leg press|beinpress/, { ...squat, hamstrings: 0.5 }],
  [/hip thrust|(?:glute|hip|singleleg) bridge|frog pump|beckenheb|huft(?:heb|stoss|streck)|hip extension/, kickback],
  [/(?:glute|donkey|leg|hip|quadruped) ?kick|kickback glute|beinruckheb|eselstritt/, kickback],
  [/pullthrough|durchzug|\bswing\b|schwung$|reverse hyper|umgekehrte\w* ruckenstreck/, hinge],
  [/overhead squat|uberkopf ?kniebeug/, { quads: 1, glutes: 1, frontDelts: 0.5, upperBack: 0.5 }],
  [/thruster|wall ?ball|squat to press/, { quads: 1, frontDelts: 1, glutes: 0.5, triceps: 0.5 }],
  [/\bjerk|push press|stossen|schwungdruck/, { frontDelts: 1, triceps: 0.5, quads: 0.5 }],
  [/squat|kniebeug|hackenschmidt|wall sit|wandsitz|lunge|stepup|step down|ausfallschritt|aufst(?:eig|ieg)/, squat],
  [/sled push|schlitten ?(?:schieb|druck)/, { quads: 1, glutes: 1, calves: 0.5 }],

  // hinges and Olympic lifts
  [/high pull|\bclean|snatch|umsetz|\breissen/, { glutes: 1, upperTraps: 1, hamstrings: 0.5, quads: 0.5 }],
  [/sumo (?:deadlift|kreuzheb)/, { glutes: 1, adductors: 1, quads: 1, hamstrings: 0.5, lowerBack: 0.5, forearms: 0.5 }],
  [/(?:romanian|stiff|straight leg|singleleg).*deadlift|(?:rumanisch|gestreckt|einbeinig)\w* kreuzheb/, hinge],
  [/rack pull|block pull/, { lowerBack: 1, glutes: 1, upperTraps: 0.5, hamstrings: 0.5, forearms: 0.5 }],
  [/deadlift|kreuzheb/, { glutes: 1, hamstrings: 1, lowerBack: 1, quads: 0.5, upperTraps: 0.5, forearms: 0.5 }],
  [/good morning/, { hamstrings: 1, lowerBack: 1, glutes: 0.5 }],
  [/jefferson|back extension|hyperextension|hyper\b|ruckenstreck|lower back|unterer\w* rucken|superman/, backExtension],

  // back
  [/upright row|aufrechte?s? rudern|rudern aufrecht/, { sideDelts: 1, upperTraps: 1, biceps: 0.5 }],
  [/scap\w* pullup|schulterblatt/, { lowerTraps: 1, lats: 0.5 }],
  [/muscleup/, { lats: 1, triceps: 1, biceps: 0.5 }],
  [/pullover|uberzug|uberzuge/, { lats: 1, chest: 0.5, triceps: 0.5 }],
  [/straight arm|stiff arm|lat pushdown|latdruck/, { lats: 1, triceps: 0.5 }],
  [/chinup|(?:underhand|reversegrip) pull/, { lats: 1, biceps: 1, upperBack: 0.5 }],
  [/pulldown|pullup|rope climb|lat(?:zug|zieh)|klimmzug/, pulldown],
  [/rear delt row/, { rearDelts: 1, upperBack: 1, midTraps: 0.5 }],
  [/\brow\b|rudern|rudermaschine|bench pull|bankzieh/, row],

  // shoulders
  [/rear delt|hintere schulter|facepull|gesichtszieh|pullapart|auseinanderzieh/, rearDelts],
  [/(?:reverse|rear|bent over) (?:\w+ )?(?:fly|pec|butterfly|crossover|raise|lateral)|butterfly reverse/, rearDelts],
  [/(?:umgekehrt|vorgebeugt)\w* (?:fliegend|butterfly|seitheb)/, rearDelts],
  [/external rotation|rotator|aussenrotation/, { rearDelts: 1 }],
  [/lateral raise|\blateral$|side delt|lu raise|seitheb/, { sideDelts: 1, upperTraps: 0.5 }],
  [/front raise|frontheb|front delt/, { frontDelts: 1 }],
  [/\by (?:raise|heb)/, { lowerTraps: 1, sideDelts: 0.5, rearDelts: 0.5 }],
  [/shrug|schulterheb|\btrap\b|nackenheb/, { upperTraps: 1, forearms: 0.5 }],
  [
    /(?:handstand|pike|schulter) ?(?:pushup|liegestutz|druck|press)|arnold|uberkopf ?druck|(?:nacken|front)druck/,
    overheadPress,
  ],
  [
    /(?:overhead|shoulder|landmine|viking|log|bottom up|bradford|klokov|seated|standing|z) press|\bmilitary\b/,
    overheadPress,
  ],
  [/behind (?:the )?neck press|press (?:overhead|behind)|(?:landmine|log) ?druck/, overheadPress],

  // grip, arms and neck
  [/neck (?:\w+ )?(?:curl|extension|flexion|harness|press)|nacken(?:streck|beug)|^neck$|way neck/, { neck: 1 }],
  [/wrist|handgelenk|forearm|unterarm|gripper|griffkraft|\bpinch|dead hang/, { forearms: 1 }],
  [/reverse(?:grip)? (?:\w+ )?curl|curl.*obergriff/, { forearms: 1, biceps: 0.5 }],
  [/(?:hammer|zottman).*curl|hammercurl|zottman/, { biceps: 1, forearms: 1 }],
  [
    /skullcrusher|stirndruck|french press|franzosisch|jm press|tate press|pushdown|kickback|(?:overhead|katana|body|elbow out) extension/,
    { triceps: 1 },
  ],
  [/(?:tricep|trizep)(?!.*\bdip)/, { triceps: 1 }],
  [/curl\b|curl(?:machine|maschine)|bicep|bizep/, { biceps: 1, forearms: 0.5 }],

  // chest
  [
    /close(?: \w+)* (?:bench|press)|press close|diamond pushup|eng\w* (?:bankdruck|liegestutz)|floor press|bodendruck/,
    closePress,
  ],
  [/incline (?:\w+ )*press|incline bench|schragbankdruck/, { chest: 1, frontDelts: 1, triceps: 0.5 }],
  [/decline (?:\w+ )*press|decline bench|negativbankdruck/, { chest: 1, triceps: 0.5, frontDelts: 0.5 }],
  [
    /(?:bench|chest|flat|squeeze|hex|svend|larsen|spoto|guillotine) press|brustpress|bankdruck|pushup|liegestutz|\bbench$/,
    chestPress,
  ],
  [/\bdip\b|barrenstutz|beugestutz/, { chest: 1, triceps: 1, frontDelts: 0.5 }],
  [/\bfly\b|crossover|pec deck|butterfly|fliegend|\bpec\b|chest|brust/, { chest: 1, frontDelts: 0.5 }],

  // muscles named alone, as on the signs of machines
  [/shoulder|schulter|\bdelt\b/, { frontDelts: 1, sideDelts: 1 }],
  [/upper back|oberer rucken/, { upperBack: 1 }],
  [/\blat\b/, { lats: 1 }],
  [/glute|gesass|\bpo\b/, { glutes: 1 }],
  [/hip flex|huftbeug/, { hipFlexors: 1 }],
  [/\bab\b|\bcore\b|bauch/, { abs: 1 }],
];
