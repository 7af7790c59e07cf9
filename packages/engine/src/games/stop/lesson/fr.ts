import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

/** The lesson of STOP in French. */
export const words: LessonWords<StepId, TaskId> = {
  steps: {
    matching: 'Jouer ce qui convient',
    calls: 'Achtung ! et Stop !',
    'throwing-in': 'Intercaler',
    attacks: 'Les cartes qui attaquent',
    swap: 'Les mains voyagent',
    'free-choice': 'Choix libre',
    end: 'La fin',
  },
  tasks: {
    colour: {
      task: 'Qui n’a plus de cartes le premier gagne la manche. Sur le 4 bleu, jouez une carte de la même couleur.',
      instead: 'On peut toujours piocher, mais vous avez une carte qui convient : le 7 bleu.',
      seen: 'Une carte par tour. À votre gauche, un 7 jaune est venu sur votre 7 bleu : le même nombre convient aussi.',
    },
    number: {
      task: 'Un 3 jaune est maintenant sur le dessus. Vous n’avez pas de jaune, mais le même nombre.',
      instead: 'Inutile de piocher : le 3 rouge va sur le 3 jaune.',
      seen: 'Couleur ou nombre, l’un des deux suffit. À présent, il faut du rouge.',
    },
    draw: {
      task: 'Un 6 rouge est sur le dessus et rien ne convient dans votre main. Piochez une carte.',
      seen: 'Piocher termine votre tour ; la carte ne se jouera qu’une prochaine fois. Il faut maintenant du vert, et vous en avez.',
    },
    achtung: {
      task: 'Plus que deux cartes ! Jouez le 5 vert en annonçant « Achtung ! », car il ne vous en restera qu’une.',
      instead: 'Jouez le 5 vert, sans oublier « Achtung ! ». L’oubli coûte deux cartes.',
      seen: 'Tout le monde le sait : il vous reste une carte. Cette annonce va toujours avec l’avant-dernière.',
    },
    stop: {
      task: 'Votre dernière carte convient. Jouez-la en annonçant « Stop ! ».',
      instead: 'Sans « Stop ! », vous piocheriez deux cartes et la manche continuerait.',
      seen: 'La manche est finie. Les cartes en main coûtent des points : 4 et 20 pour « Passer », 3 et 50 pour « Choix libre ». Vous : aucun.',
    },
    'same-card': {
      task: 'Ce n’est pas votre tour, mais un 5 bleu est sur le dessus et vous avez l’autre. Intercalez-le !',
      instead: 'Vous pouvez attendre, mais intercaler, c’est une carte de moins sans user votre tour.',
      seen: 'On continue à votre gauche : la personne à votre droite est sautée. Ici, chacun est interrogé ; en temps réel, la carte la plus rapide compte.',
    },
    'six-on-nine': {
      task: 'Retourné, un 6 devient un 9 : ils vont l’un sur l’autre, toutes couleurs confondues. Jouez le 6 vert.',
      instead: 'Le 9 rouge irait aussi, mais gardez-le : il va vous servir tout de suite.',
      seen: 'Du vert sur du jaune, car 6 et 9 comptent comme le même nombre. Et voyez : un 6 rouge vient d’être joué.',
    },
    'nine-as-six': {
      task: 'Dans la même couleur, 6 et 9 sont même la même carte. Intercalez votre 9 rouge.',
      instead: 'Ne laissez pas passer l’occasion : votre 9 rouge vaut le 6 rouge.',
      seen: 'On n’intercale que des nombres, jamais de symboles. Chaque couleur a quatre 6 et 9 : ouvrez l’œil.',
    },
    skip: {
      task: 'Le même symbole convient aussi. Jouez le « Passer » rouge.',
      instead: 'Inutile de piocher : votre « Passer » va sur l’autre.',
      seen: 'À votre gauche, un tour est perdu. Seul un autre « Passer », ou un 0 de sa couleur, aurait aidé.',
    },
    two: {
      task: 'Un 2 vous vise : piochez deux cartes et passez votre tour… ou renvoyez-les avec un autre 2 !',
      instead: 'Vous n’avez rien à piocher : votre 2 bleu envoie les cartes plus loin.',
      seen: 'La somme a grandi : quatre cartes à piocher à votre gauche. Quand on est visé, seule une parade est permise.',
    },
    zero: {
      task: 'Un « Passer » vert vous vise. Un 0 de la même couleur pare toutes les attaques : jouez-le.',
      instead: 'Accepter vous coûterait le tour. Le 0 vert le sauve.',
      seen: 'Le « Passer » est annulé et on continue à gauche. Le 0 arrête 2, « Passer », +X et « Échange », si la couleur est la bonne.',
    },
    'plus-x': {
      task: 'À votre gauche, il ne reste qu’une carte ! Jouez le +X jaune.',
      instead: 'Cela convient, mais à gauche on aurait bientôt fini. Le +X l’empêche.',
      seen: 'On a retourné un 3 rouge : trois cartes plus le 3, quatre en tout, et un tour perdu. Avec un symbole, ce serait cette seule carte.',
    },
    direction: {
      task: 'Jouez l’« Échange », les mains à droite : vous recevrez les deux cartes de votre gauche.',
      instead:
        'Vous avez beaucoup de cartes, à gauche il y en a deux. Si les mains vont à droite, elles sont à vous.',
      seen: 'Chacun a donné toute sa main. Vous avez deux cartes ; vos anciennes sont passées à votre droite.',
    },
    prevent: {
      task: 'Un « Échange » vert veut emporter votre belle main. Jouez le 0 vert, et pensez à l’annonce.',
      instead: 'Le 0 vert empêche l’« Échange ». C’est votre avant-dernière carte : annoncez « Achtung ! ».',
      seen: 'Rien ne bouge. Tout le monde peut l’empêcher, pas seulement la personne suivante. Les annonces comptent ici aussi.',
    },
    'any-colour': {
      task: 'Rien ne va sur le 8 rouge ? « Choix libre » va partout. Posez dessus une de vos cartes bleues.',
      instead: 'Inutile de piocher : « Choix libre » avec une carte bleue est possible.',
      seen: 'Deux cartes en un tour, et il faut désormais du bleu. « Choix libre » ne va jamais seul : ne le gardez pas pour la fin.',
    },
    'last-two': {
      task: '« Choix libre » et le 5 jaune : vos deux dernières d’un coup. Il faut « Achtung ! » et « Stop ! ».',
      instead: 'Il faut les deux annonces : l’avant-dernière et la dernière carte sont posées ensemble.',
      seen: 'Manche finie ! Quelqu’un atteint 520 points, et à 500 la partie s’arrête. Qui en a le moins gagne : vous, avec 120.',
    },
  },
};
