import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

/** The lesson of Mieses Karma in French. */
export const words: LessonWords<StepId, TaskId> = {
  steps: {
    line: 'Votre ligne de vie',
    gifts: 'Donner et demander',
    death: 'Mort et renaissance',
    'small-animals': 'Les petits animaux',
    'middle-animals': 'Un peu plus haut',
    'high-animals': 'Tout en haut',
    human: 'La dernière vie',
  },
  tasks: {
    attach: {
      task: 'Vous êtes une fourmi avec un soleil. Ajoutez une carte qui commence par un soleil : soleil–trèfle.',
      instead: 'C’est permis, mais faites d’abord grandir votre ligne : ajoutez soleil–trèfle.',
      seen: 'Comme aux dominos : le symbole de gauche doit être celui du bout de votre ligne. Elle finit maintenant par un trèfle.',
    },
    'end-turn': {
      task: 'Une carte de la main par tour. Terminez votre tour.',
      instead: 'Demander une carte, ce sera pour bientôt. Terminez d’abord votre tour.',
      seen: 'À chaque tour, on ajoute ou on défausse une carte. Quelqu’un demande à présent une carte qui convienne à sa ligne.',
    },
    give: {
      task: 'Il lui faut un cœur. Donnez cœur–cœur : si votre carte est prise, vous gagnez du karma.',
      instead: 'Gardez le Bouddha pour vous, mais ne laissez pas filer le karma : donnez cœur–cœur.',
      seen: 'Votre carte a été prise : 1 karma. Le karma donne des points et décide de votre prochaine vie. Donner rapporte.',
    },
    ask: {
      task: 'À vous. Une fois par tour, vous pouvez demander aussi. Faites-le avant de jouer une carte.',
      instead: 'Demandez d’abord : un don allonge votre ligne sans vous coûter de carte.',
      seen: 'Les dons étaient posés face cachée ; on les retourne ensemble. Vous devez en prendre un, quel qu’il soit.',
    },
    take: {
      task: 'L’un des dons montre une faucheuse. Prenez l’autre.',
      instead: 'La faucheuse mettrait fin à votre vie dès ce tour. Prenez trèfle–cœur.',
      seen: 'La carte rejoint votre ligne et qui l’a donnée gagne 1 karma. L’autre retourne dans la main d’où elle vient.',
    },
    buddha: {
      task: 'Un don ne remplace pas votre carte du tour. Ajoutez cœur–balance, celle avec le Bouddha.',
      instead:
        'Ce serait possible, mais un Bouddha dans votre ligne rapporte du karma. Ajoutez cœur–balance.',
      seen: 'Chaque Bouddha de votre ligne rapportera 1 karma à votre mort. Il vous reste une carte en main.',
    },
    'ask-in-vain': {
      task: 'Votre dernière carte ne convient pas. La défausser serait mourir : demandez d’abord.',
      instead: 'Une main vide à la fin de votre tour, c’est la mort. Demandez d’abord une carte.',
      seen: 'Personne ne donne rien. Dans ce cas, vous pouvez échanger toute votre main.',
    },
    exchange: {
      task: 'Échangez votre main contre de nouvelles cartes.',
      instead: 'Votre ancienne carte ne va nulle part. Une autre ne peut être que meilleure.',
      seen: 'Vous recevez autant de cartes que vous en avez défaussé. Celle-ci porte un joker.',
    },
    joker: {
      task: 'Un joker convient à tous les symboles. Ajoutez la carte.',
      instead: 'Cette carte vous sert mieux dans votre ligne que sur la défausse.',
      seen: 'Votre main est vide : la fourmi meurt et sa ligne est évaluée. Le Bouddha rapporte 1 karma ; vous en avez 2.',
    },
    foursome: {
      task: 'Soleil, trèfle, cœur, balance : une série ! Choisissez pour elle une carte de votre ligne, n’importe laquelle.',
      seen: 'Elle vaudra 2 points à la fin. Quatre symboles égaux comptent aussi. Avec 2 karma, vous renaissez doryphore.',
    },
    'potato-beetle': {
      task: 'Presque tout animal a un pouvoir. Le doryphore peut ajouter la carte du dessus de la défausse.',
      instead: 'Utilisez d’abord le pouvoir : cette carte convient et ne vous coûte rien.',
      seen: 'Un Bouddha gratuit. Vous jouez quand même votre carte : le pouvoir vient en plus, une fois par tour.',
    },
    earthworm: {
      task: 'Vous êtes un ver de terre et rien ne convient. Défaussez une carte et piochez-en une autre.',
      instead: 'Essayez d’abord le pouvoir du ver de terre : changez l’une des deux cartes.',
      seen: 'Vous avez pioché trèfle–cœur avec Bouddha, et elle convient. On peut creuser ainsi une fois par tour.',
    },
    butterfly: {
      task: 'Le papillon n’aide qu’après la mort. Ajoutez votre dernière carte.',
      instead: 'La carte convient et porte un joker : parfait pour un papillon. Ajoutez-la.',
      seen: 'D’ordinaire, les jokers ne comptent pas dans les séries. Pour un papillon, si : trois trèfles et un joker en font une.',
    },
    hedgehog: {
      task: 'Dès 4 karma, la vie s’améliore. Le hérisson ajoute même ce qui ne convient pas : prenez le Bouddha.',
      instead: 'Avec le hérisson, rien n’a besoin de convenir. La carte au Bouddha rapporte plus.',
      seen: 'Un cœur contre un trèfle : seul le hérisson le peut, avec une carte de sa main par tour. Les dons, eux, doivent convenir.',
    },
    'guinea-pig': {
      task: 'Le cochon d’Inde gagne 1 karma de plus à sa mort. Ajoutez la faucheuse et mourez exprès.',
      instead: 'Vous avez 6 karma. La faucheuse au Bouddha vous mène tout de suite à la pile suivante.',
      seen: '6 + 1 pour le Bouddha + 1 pour le cochon d’Inde = 8 karma : troisième pile, une pie ! Le reste de votre main est perdu.',
    },
    magpie: {
      task: 'La pie vole la dernière carte d’une ligne si elle convient. À votre gauche, elle commence par un trèfle.',
      instead: 'Volez d’abord ! Vos propres cartes ne s’envoleront pas.',
      seen: 'Le Bouddha est à vous. On ne vole qu’au bout d’une ligne, une fois par tour.',
    },
    dog: {
      task: 'La ligne du chien grandit des deux côtés. Ajoutez trèfle–cœur à gauche.',
      instead: 'À droite rien ne convient, mais à gauche il y a une place pour le Bouddha.',
      seen: 'À gauche, c’est le symbole de droite qui compte : cœur contre cœur. Les dons aussi vont des deux côtés.',
    },
    cat: {
      task: 'Après sa mort, le chat garde jusqu’à deux cartes de sa ligne. Vous en avez une : gardez le Bouddha.',
      instead: 'C’est possible, mais la carte au Bouddha peut rapporter encore du karma.',
      seen: 'La vie suivante commence avec deux cartes de plus. Le Bouddha a déjà compté et pourra compter à nouveau.',
    },
    ape: {
      task: 'Votre carte est jouée. Le singe peut en ajouter encore une : soleil–cœur convient.',
      instead: 'Ne gaspillez pas le pouvoir du singe : une carte de plus est permise.',
      seen: 'Deux cartes par tour font de longues lignes, mais votre main se vide plus vite.',
    },
    cow: {
      task: 'Une vache qui survit à son tour peut en jouer aussitôt un autre. Prenez-le.',
      instead: 'Vous avez une carte au Bouddha qui convient. Prenez le second tour.',
      seen: 'Un tour complet, avec carte et demande. Ensuite, c’est aux autres.',
    },
    chameleon: {
      task: 'Le caméléon emprunte le pouvoir d’un autre animal. Rien ne convient chez vous : qui imiter ?',
      instead: 'La carte en plus du singe devrait convenir. Avec le hérisson, c’est inutile.',
      seen: 'Jusqu’à la fin du tour, vous pouvez ce que peut un hérisson. Au tour suivant, vous choisirez à nouveau.',
    },
    imitation: {
      task: 'Ajoutez maintenant cœur–trèfle avec le Bouddha, bien qu’elle ne convienne pas.',
      instead: 'L’autre est permise aussi, mais seule celle-ci rapporte du karma.',
      seen: 'Plus on a de karma, plus l’animal est fort. À partir de 20 karma, vous devenez humain.',
    },
    'last-life': {
      task: 'Vous voilà humain, avec 21 karma. Ajoutez la faucheuse : votre mort termine la partie.',
      instead: 'La faucheuse porte un Bouddha. Ajoutez-la et finissez en tête.',
      seen: 'On évalue toutes les lignes. Vous : 22 karma, 6 pour le premier humain, 2 par carte de votre tas, soit 32. Gagné !',
    },
  },
};
