import type { NoteWords } from './words.ts';

export const notesFr: NoteWords = {
  newHere: 'Nouveau ici',
  understood: 'Compris',
  topics: {
    offer:
      'Une carte utilisée est proposée à un rival. Prise, elle attend dans votre Vie Future ; refusée, elle va au suivant ou dans la Fosse.',
    turn: 'Jouez une carte : sur vos Œuvres pour des points, au milieu pour son pouvoir, ou cachée dans votre Vie Future.',
    reborn:
      'Une nouvelle vie : vos Œuvres sont dans la Fosse, votre Vie Future est votre Main, et la Pile la complète à six cartes.',
    ring: 'Trop peu de points donnent un anneau. À la fin d’une vie suivante, chaque anneau dépensé vaut 1 point.',
    deck: 'Votre Pile est vide : il faut jouer. Sans carte en Main ni en Pile au début de votre tour, cette vie s’achève.',
    deeds:
      'Seule votre meilleure couleur compte, avec la mosaïque. Le Bousier monte avec 4 points, puis il en faut 5, 6 et 7.',
    future:
      'Vous pouvez consulter votre Vie Future à tout moment. Quand cette vie s’achève, elle devient votre Main.',
    ruins:
      'La Fosse reçoit les cartes refusées ou perdues. « Recyclage » et « Sauvetage » vont jusqu’à la troisième carte du dessus.',
    source:
      'Des cartes viennent de la Source par des pouvoirs et à la renaissance. Vide, elle est refaite avec la Fosse mélangée.',
    mosaic:
      'Une carte mosaïque copie d’autres pouvoirs. Parmi vos Œuvres, ses points comptent pour toutes les couleurs.',
  },
};
