import { type Arrows, OTHER_PACKAGES } from './arrows.ts';

/**
 * What the rooms of the page may import, from what everything rests on to what puts it together. A room imports only rooms
 * above its own row, so no two of them depend on each other.
 */
export const PAGE_ARROWS: Arrows = {
  'web/**': ['@samsara/table', '@samsara/protocol', '@samsara/engine', OTHER_PACKAGES],

  // What every page rests on.
  'web/settings/**': ['web/settings/**'],
  'web/texts/**': ['web/{texts,settings}/**'],
  'web/shell/**': ['web/{shell,texts}/**'],
  'web/sound/**': ['web/{sound,settings}/**'],

  // Games that the server's configuration brings: their list, which every page may ask for.
  'web/outside/*.ts': ['web/{outside,settings}/**'],

  // What a board and the play screen have in common, and a table as the page knows it.
  'web/contract/**': ['web/{contract,settings,sound}/**'],
  'web/session/**': ['web/{session,contract}/**', '@samsara/table'],
  'web/connection/**': ['web/{connection,session}/**'],
  'web/local/**': ['web/{local,outside,session}/**', '@samsara/table'],
  // What reviews have said about one's own choices: on the device and, with a passkey, at the server.
  'web/progress/**': ['web/{progress,connection}/**'],

  // How strong whoever plays here is, and which bots are as strong.
  'web/strength/**': ['web/strength/**'],

  // What boards are made of, and the boards: no game knows another one.
  'web/input/**': ['web/{input,contract,settings,texts}/**'],
  'web/kit/**': ['web/{kit,contract,input,settings,shell,sound,texts}/**'],
  'web/motion/**': ['web/{motion,contract,kit,session,settings,sound}/**'],
  'web/games/<game>/**': [
    'web/games/<game>/**',
    'web/{contract,input,kit,motion,settings,shell,sound,texts}/**',
  ],
  // And the one that draws any game from its description.
  'web/outside/screen/**': ['web/{outside,contract,input,kit,motion,settings,shell,sound,texts}/**'],
  'web/games/index.ts': ['web/games/**', 'web/{contract,outside}/**'],
  'web/games/*.test.ts': ['web/games/**', 'web/{contract,motion,result}/**'],

  // Order in the house as it concerns oneself: what is said to everybody, warnings, mutes, bans.
  'web/standing/**': ['web/{standing,connection,kit,settings,texts}/**'],

  // Messages while the page is closed.
  'web/notices/**': ['web/{notices,connection,kit,settings,shell,texts}/**'],

  // Games that last days: time in words, notes, holidays.
  'web/over-days/**': ['web/{over-days,notices,connection,contract,kit,session,settings,shell,texts}/**'],

  // Several games at one table: how it stands, and the final table.
  'web/evening/**': ['web/{evening,kit,settings,shell,texts}/**', 'web/games/index.ts'],

  // Forms and lists that several pages show.
  'web/account/**': ['web/{account,connection,kit,progress,settings,shell,texts}/**'],
  'web/privacy/**': ['web/{privacy,account,connection,kit,settings,shell,texts}/**'],
  'web/preferences/**': [
    'web/{preferences,account,notices,over-days,contract,input,kit,settings,shell,sound,texts}/**',
    'web/games/index.ts',
  ],
  'web/rules/**': ['web/{rules,contract,kit,settings,shell,texts}/**', 'web/games/index.ts'],
  'web/records/**': ['web/{records,connection,contract,local,settings,texts}/**'],
  'web/setup/**': ['web/{setup,strength,contract,kit,local,settings,shell,texts}/**', 'web/games/index.ts'],

  'web/lift/**': ['web/{lift,connection,local,session,shell}/**', '@samsara/table'],

  // Reports and blocks.
  'web/order/**': ['web/{order,connection,kit,settings,shell,texts}/**'],

  // The people one plays with: regulars, invitations, groups.
  'web/company/**': [
    'web/{company,account,connection,kit,order,settings,setup,shell,texts}/**',
    'web/games/index.ts',
  ],

  // The parts of the play screen, and the screen.
  'web/seats/**': ['web/{seats,strength,contract,input,kit,local,motion,session,shell,texts}/**'],
  'web/people/**': [
    'web/{people,strength,account,company,connection,contract,evening,kit,order,over-days,seats,session,settings,setup,shell,sound,texts}/**',
  ],
  // What a review of a finished game finds, made in a worker, and what is kept of it.
  'web/analysis/**': ['web/{analysis,connection,local,progress,records,texts}/**'],
  'web/result/**': [
    'web/{result,strength,analysis,connection,contract,evening,kit,local,people,records,session,shell,texts}/**',
  ],
  'web/panels/**': [
    'web/{panels,account,contract,input,kit,motion,people,preferences,rules,seats,session,settings,shell,texts}/**',
  ],
  'web/play/**': [
    'web/{play,strength,contract,input,kit,lift,local,motion,over-days,panels,people,result,seats,session,settings,shell,sound,texts}/**',
    'web/games/index.ts',
  ],

  // Whole pages, and what puts them together: nothing imports `app`.
  'web/remote/**': [
    'web/{remote,connection,contract,input,kit,panels,play,session,settings,shell,texts}/**',
    'web/games/index.ts',
  ],
  'web/replay/**': [
    'web/{replay,connection,contract,kit,local,play,records,session,shell,texts}/**',
    'web/games/index.ts',
  ],
  'web/review/**': [
    'web/{review,analysis,contract,kit,local,play,progress,records,replay,seats,settings,shell,texts}/**',
    'web/games/index.ts',
  ],
  'web/my-record/**': [
    'web/{my-record,strength,analysis,connection,kit,local,progress,settings,shell,texts}/**',
    'web/games/index.ts',
  ],
  'web/deals/**': [
    'web/{deals,connection,contract,kit,local,play,session,settings,setup,shell,texts}/**',
    'web/games/index.ts',
  ],
  'web/lab/**': ['web/{lab,contract,kit,local,settings,shell,texts}/**', 'web/games/index.ts'],
  // A table that is set up beforehand, for lessons and puzzles.
  'web/prepared/**': ['web/{prepared,connection,contract,session,settings}/**'],
  'web/lessons/**': [
    'web/{lessons,contract,kit,local,play,prepared,session,settings,shell,sound,texts}/**',
    'web/games/index.ts',
  ],
  'web/puzzles/**': [
    'web/{puzzles,contract,deals,kit,play,prepared,review,seats,session,settings,shell,sound,texts}/**',
    'web/games/index.ts',
  ],
  'web/lobby/**': [
    'web/{lobby,strength,deals,account,company,connection,contract,kit,local,over-days,play,records,settings,setup,shell,texts}/**',
    'web/games/index.ts',
  ],
  // What those see who keep order here.
  'web/operator/**': [
    'web/{operator,connection,contract,kit,play,session,settings,shell,texts}/**',
    'web/games/index.ts',
  ],
  'web/offline/**': ['web/offline/**'],
  'web/app/**': [
    'web/{app,account,company,connection,deals,lab,lessons,lobby,my-record,offline,operator,people,play,preferences,privacy,progress,puzzles,remote,replay,review,rules,settings,shell,sound,standing,texts}/**',
    'web/games/index.ts',
  ],
};
