import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

/** The lesson of Karmaka in French. */
export const words: LessonWords<StepId, TaskId> = {
  steps: {
    'three-ways': 'Trois usages d’une carte',
    death: 'Mort et renaissance',
    further: 'Regarder et rejouer',
    destroy: 'Détruire',
    take: 'Prendre',
    'new-cards': 'De nouvelles cartes',
    transcendence: 'Copier et gagner',
  },
  tasks: {
    deed: {
      task: 'Vous êtes Bousier. 4 points d’une couleur vous élèvent. Jouez « Bassesse » comme Œuvre : 3 points rouges.',
      instead:
        'Une carte a trois usages, et ils viendront tous. Commencez par des points : « Bassesse » comme Œuvre.',
      seen: 'À chaque tour, on pioche dans sa Pile et on joue une carte. Les Œuvres comptent à la mort, mais une seule couleur. Restez au rouge.',
    },
    future: {
      task: '« Vol » est bleu et n’ajoute rien à votre rouge. Mettez-le face cachée dans votre Vie Future.',
      instead: 'Dans cette vie, il vous faut du rouge. Gardez « Vol », qui est bleu, pour la suivante.',
      seen: 'Votre Vie Future sera votre Main dans la vie suivante. Mais voyez : avec « Voyage », votre rival a 4 points verts.',
    },
    ability: {
      task: 'Le troisième usage est le pouvoir. « Vengeance » détruit l’Œuvre Exposée de votre rival : utilisez-la.',
      instead:
        '« Panique » vous donnera le point qui manque. Avec « Vengeance », arrêtez plutôt votre rival.',
      seen: '« Voyage » est dans la Fosse. Le prix : la carte utilisée est proposée à votre rival, qui la garde pour sa vie suivante.',
    },
    accept: {
      task: 'Votre rival a utilisé « Lendemain » : la carte vous est donc proposée. Prenez-la dans votre Vie Future.',
      instead: 'Elle ne coûte rien et fait une carte de plus pour votre vie suivante. Prenez-la.',
      seen: 'Tout finit par revenir. Si vous aviez refusé, la carte serait maintenant dans la Fosse.',
    },
    'last-card': {
      task: 'Votre Pile est vide et c’est votre dernière carte. Posez « Panique » comme Œuvre : le quatrième point rouge.',
      instead: 'Il vous manque un point. Posez « Panique » comme Œuvre.',
      seen: 'Sans carte en Main ni en Pile, on meurt. 4 points : vous voilà Serpent ! La Vie Future devient la Main, une Pile la complète à 6.',
    },
    rings: {
      task: 'Un Serpent a besoin de 5. « Bassesse » vaut 3, « Incarnation » ajoute 1 à toute couleur. Dépensez votre Anneau.',
      instead: 'Sans l’Anneau, cela fait 4 points, et vous resteriez Serpent.',
      seen: 'Vous voilà Loup ! « Sauvetage », vert, n’a pas compté. Trop peu de points ? On reçoit un Anneau. Au Loup il faut 6, au Singe 7.',
    },
    peek: {
      task: 'Après certains pouvoirs, on rejoue. Avec « Coup d’Œil », regardez la Main de votre rival.',
      instead: 'Regarder d’abord, agir ensuite : utilisez « Coup d’Œil ».',
      seen: '« Crise » et « Dernier Souffle », deux cartes d’attaque. Personne d’autre ne le voit.',
    },
    close: {
      task: 'Retenez ce que vous avez vu, puis refermez la Main.',
      seen: 'Votre rival n’a pas voulu de « Coup d’Œil » : la carte est dans la Fosse. Vous pouvez en jouer une de plus.',
    },
    journey: {
      task: 'Utilisez « Voyage » : piochez trois cartes à la Source, et rejouez encore.',
      instead: 'C’est permis, mais « Voyage » rapporte le plus : trois cartes, et vous rejouez.',
      seen: '« Lendemain » en pioche une, « Panique » frappe une Pile ; là aussi, on rejoue. « Roulette » : défaussez jusqu’à deux cartes, piochez-en une de plus.',
    },
    crisis: {
      task: 'Votre rival n’a plus de cartes et va mourir avec 5 points, assez pour monter. Utilisez « Crise ».',
      instead:
        'Il n’y a plus de Main à frapper, et la Vie Future ne compte pas. Seule « Crise » atteint les Œuvres.',
      seen: 'Avec « Crise », la victime choisit l’Œuvre perdue. Il ne restait que 3 points : un Anneau au lieu d’un échelon.',
    },
    spite: {
      task: 'Votre rival renaît avec trois cartes. « Bassesse » en détruit deux à l’aveugle : utilisez-la.',
      instead: 'Cela frappe moins fort, ou dans le vide. Contre une Main, « Bassesse » est la plus forte.',
      seen: 'Deux de moins. « Dernier Souffle » en coûte une, au choix de la victime ; « Fournaise » brûle les deux du dessus d’une Vie Future.',
    },
    thievery: {
      task: 'Vous cherchez du rouge, et l’Œuvre Exposée de votre rival est un 3 rouge. Prenez-la avec « Vol ».',
      instead: 'La carte voulue est parmi les Œuvres. Seul « Vol » l’atteint.',
      seen: 'La voilà en Main. « Duperie » prend une carte sur trois d’une Main, « Rêves Brisés » celle du dessus d’une Vie Future pour la vôtre.',
    },
    salvage: {
      task: 'Un 3 rouge est dans la Fosse, et vous le voulez dans cette vie. Utilisez « Sauvetage ».',
      instead:
        '« Recyclage » ne l’apporte qu’à votre Vie Future, et « Transmigration » n’atteint pas la Fosse. Prenez « Sauvetage ».',
      seen: 'Une des trois du dessus va en Main. « Recyclage » la met dans la Vie Future, « Transmigration » en reprend une carte.',
    },
    'from-the-ruins': {
      task: 'Choisissez « Vengeance », la deuxième carte du dessus.',
      instead: 'Prenez celle qui vaut le plus : « Vengeance », 3 points rouges.',
      seen: 'Vous pourrez la poser au tour suivant. La Fosse est ouverte : chacun peut la consulter quand il veut.',
    },
    longevity: {
      task: 'Vous avez 6 points rouges, il en faut 7 au Singe, et aucun rouge en Main. Utilisez « Longévité ».',
      instead: 'Il vous faut de nouvelles cartes dans cette vie, et « Longévité » en apporte deux.',
      seen: 'Deux cartes iront sur une Pile. « Semis » en pioche deux et en met deux dans la Vie Future, « Destinée » y met deux sur trois.',
    },
    'for-yourself': {
      task: 'Sur quelle Pile ? La vôtre !',
      instead: 'Votre rival vivrait plus longtemps. Choisissez-vous.',
      seen: 'Vous vivez plus longtemps, et pouvez même passer tant que la Pile a des cartes. Déjà piochée : « Panique », le point rouge qui manquait.',
    },
    mimic: {
      task: 'Votre rival va mourir avec 8 points et gagner ! « Mimétisme » copie son Œuvre Exposée, « Vengeance » : utilisez-le.',
      instead:
        'Vos Œuvres n’aideraient pas « Incarnation », et « Déni » coûterait deux cartes. Utilisez « Mimétisme ».',
      seen: '« Vengeance » s’est frappée elle-même : 5 points, trop peu. « Incarnation » copie une de vos Œuvres, « Déni » une carte défaussée.',
    },
    jubilee: {
      task: 'Vous : 6 points, deux cartes. Votre rival : 7 points, une carte. Il faut mourir avant lui : utilisez « Jubilé ».',
      instead: 'Carte par carte, c’est trop lent : votre rival arriverait avant. Utilisez « Jubilé ».',
      seen: '« Jubilé » ajoute jusqu’à deux cartes de votre Main à vos Œuvres, en un seul tour.',
    },
    'last-deed': {
      task: 'Choisissez « Incarnation » : un point mosaïque compte avec toute couleur.',
      instead: 'Sans elle, il vous manque un point pour 7.',
      seen: '3 + 3 + 1 = 7, et plus aucune carte : vous mourez avant votre rival et atteignez la Transcendance. Gagné !',
    },
  },
};
