import type { Language } from '@samsara/engine/texts';
import { settings } from '../settings/settings.ts';

/** Sentences about the people one plays with. */
export interface CompanyWords {
  readonly title: string;
  readonly regulars: string;
  readonly noRegulars: string;
  readonly online: string;
  readonly invite: string;
  readonly invited: string;
  readonly inviteNow: string;
  readonly inviteRegulars: string;
  readonly show: string;
  readonly showExplains: string;
  readonly stop: string;
  readonly remove: string;
  readonly more: string;
  readonly invitations: string;
  readonly toTable: string;
  readonly decline: string;
  readonly groups: string;
  readonly groupsExplain: string;
  readonly groupName: string;
  readonly makeGroup: string;
  readonly rename: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly newLink: string;
  readonly newLinkExplains: string;
  readonly leave: string;
  readonly tonight: string;
  readonly noTable: string;
  readonly unknownGroup: string;
  readonly guest: string;
  invitesYou(name: string, game: string): string;
  lastPlayed(game: string, day: string): string;
}

export const COMPANY_WORDS: Readonly<Record<Language, CompanyWords>> = {
  en: {
    title: 'Regulars and groups',
    regulars: 'People you have played with',
    noRegulars:
      'Whoever you play a game with to its end on this server stands here, for you alone. Nobody can be searched for.',
    online: 'here now',
    invite: 'Invite',
    invited: 'Invited',
    inviteNow: 'Invite to a new table',
    inviteRegulars: 'Invite regulars',
    show: 'Show each other when you are here',
    showExplains: 'Only if both have switched it on.',
    stop: 'Take no invitations from this person',
    remove: 'Take off my list',
    more: 'More',
    invitations: 'Invitations',
    toTable: 'To the table',
    decline: 'Decline',
    groups: 'Groups',
    groupsExplain:
      'A group has one link that always leads to the table of tonight. Whoever opens it is a member.',
    groupName: 'Name of the group',
    makeGroup: 'Make a group',
    rename: 'Rename',
    copyLink: 'Copy the link',
    copied: 'Copied',
    newLink: 'Make the link anew',
    newLinkExplains: 'The old link then leads nowhere.',
    leave: 'Leave the group',
    tonight: 'Tonight’s table is open',
    noTable: 'No table is open tonight. Open one: it is then the table for everybody who opens the link.',
    unknownGroup: 'This link leads to no group. Perhaps it was made anew.',
    guest: 'Guest',
    invitesYou: (name, game) => `${name} invites you to ${game}`,
    lastPlayed: (game, day) => `${game}, ${day}`,
  },
  de: {
    title: 'Mitspieler und Runden',
    regulars: 'Leute, mit denen du gespielt hast',
    noRegulars:
      'Wer auf diesem Server mit dir ein Spiel zu Ende spielt, steht hier, nur für dich. Suchen kann man niemanden.',
    online: 'gerade da',
    invite: 'Einladen',
    invited: 'Eingeladen',
    inviteNow: 'An einen neuen Tisch einladen',
    inviteRegulars: 'Mitspieler einladen',
    show: 'Einander zeigen, wenn ihr da seid',
    showExplains: 'Nur, wenn beide es eingeschaltet haben.',
    stop: 'Keine Einladungen von dieser Person',
    remove: 'Aus meiner Liste nehmen',
    more: 'Mehr',
    invitations: 'Einladungen',
    toTable: 'Zum Tisch',
    decline: 'Ablehnen',
    groups: 'Runden',
    groupsExplain:
      'Eine Runde hat einen Link, der immer zum Tisch von heute Abend führt. Wer ihn öffnet, gehört dazu.',
    groupName: 'Name der Runde',
    makeGroup: 'Runde gründen',
    rename: 'Umbenennen',
    copyLink: 'Link kopieren',
    copied: 'Kopiert',
    newLink: 'Neuer Link',
    newLinkExplains: 'Der alte Link führt dann nirgendwohin.',
    leave: 'Runde verlassen',
    tonight: 'Der Tisch von heute Abend steht',
    noTable:
      'Heute Abend steht noch kein Tisch. Mach einen auf: Er ist dann der Tisch für alle, die den Link öffnen.',
    unknownGroup: 'Dieser Link führt zu keiner Runde. Vielleicht gibt es einen neuen.',
    guest: 'Gast',
    invitesYou: (name, game) => `${name} lädt dich ein: ${game}`,
    lastPlayed: (game, day) => `${game}, ${day}`,
  },
  fr: {
    title: 'Habitués et groupes',
    regulars: 'Personnes avec qui vous avez joué',
    noRegulars:
      'Les personnes avec qui vous finissez une partie sur ce serveur figurent ici, pour vous seul. On ne peut chercher personne.',
    online: 'en ligne',
    invite: 'Inviter',
    invited: 'Invitation envoyée',
    inviteNow: 'Inviter à une nouvelle table',
    inviteRegulars: 'Inviter des habitués',
    show: 'Se montrer l’un à l’autre quand on est là',
    showExplains: 'Seulement si les deux l’ont activé.',
    stop: 'Ne pas recevoir ses invitations',
    remove: 'Retirer de ma liste',
    more: 'Plus',
    invitations: 'Invitations',
    toTable: 'À la table',
    decline: 'Décliner',
    groups: 'Groupes',
    groupsExplain: 'Un groupe a un lien qui mène toujours à la table de ce soir. Qui l’ouvre en fait partie.',
    groupName: 'Nom du groupe',
    makeGroup: 'Créer un groupe',
    rename: 'Renommer',
    copyLink: 'Copier le lien',
    copied: 'Copié',
    newLink: 'Refaire le lien',
    newLinkExplains: 'L’ancien lien ne mènera alors nulle part.',
    leave: 'Quitter le groupe',
    tonight: 'La table de ce soir est ouverte',
    noTable:
      'Aucune table n’est ouverte ce soir. Ouvrez-en une : ce sera celle de tous ceux qui ouvrent le lien.',
    unknownGroup: 'Ce lien ne mène à aucun groupe. Il a peut-être été refait.',
    guest: 'Invité',
    invitesYou: (name, game) => `${name} vous invite : ${game}`,
    lastPlayed: (game, day) => `${game}, ${day}`,
  },
};

export function useCompanyWords(): CompanyWords {
  return COMPANY_WORDS[settings.value.language];
}
