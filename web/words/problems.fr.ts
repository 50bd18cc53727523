import { momentText } from './date.ts';
import type { ProblemTexts } from './problem.ts';

/** Ce qui s’est passé, et ce qu’on peut y faire. */
export const frenchProblems: ProblemTexts = {
  unreachable: 'Le serveur est injoignable pour le moment. Réessayez dans un instant.',
  'too-fast': 'C’est un peu trop rapide. Attendez un instant.',
  'bad-request': 'Le serveur ne comprend pas cette requête. Rechargez la page.',
  'not-found': 'Il n’y a rien ici. Le lien est-il complet ?',
  failed: 'Une erreur s’est produite sur le serveur. Réessayez dans un instant.',
  full: 'Le serveur est plein pour le moment. Revenez dans quelques minutes.',
  'no-guest': 'Le serveur ne reconnaît pas ce navigateur. Rechargez la page.',
  'link-used': 'Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur votre autre appareil.',
  'still-seated':
    'Vous êtes encore dans une partie qui n’est pas finie. Terminez-la ou quittez-la d’abord.',
  blocked: ({ until }) =>
    until === null
      ? 'L’hébergeur de ce serveur a bloqué votre accès.'
      : `L’hébergeur de ce serveur a bloqué votre accès jusqu’au ${momentText(until, 'fr')}.`,
  'address-wrong': 'Entrez une adresse qui commence par https://, sans mot de passe.',
  'foreign-origin': 'Cette page n’est pas autorisée à jouer sur ce serveur.',

  'too-long': ({ most }) => `C’est trop long : ${most} caractères au plus.`,
  'not-json': 'Illisible : ce n’est pas du JSON.',
  'not-a-message': 'Cette page et le serveur ne se comprennent pas. Rechargez la page.',
  'unknown-type': 'Cette page et le serveur ne se comprennent pas. Rechargez la page.',
  'bad-field': ({ field }) => `Le serveur ne peut pas lire « ${field} ». Rechargez la page.`,

  'off-lesson': 'C’est permis, mais suivons d’abord la leçon.',
  stale: 'La partie avait déjà avancé. Voici où elle en est.',
  'no-such-match': 'Cette partie n’existe pas. Le lien est-il complet ?',
  'not-watching': 'Cette page ne suit aucune partie. Rechargez-la.',
  'not-seated': 'Vous n’avez pas de place à cette table.',
  'no-such-seat': 'Cette place n’existe pas à cette table.',
  'seat-taken': 'Quelqu’un a été plus rapide : la place est prise.',
  'seat-open': 'Cette place est libre.',
  'no-name': 'Dites-nous d’abord votre nom.',
  'not-host': 'Seul l’hôte de la table peut faire cela.',
  'not-full': 'Il reste des places libres.',
  'not-waiting': 'Cette partie a déjà commencé.',
  'not-playing': 'Cette partie n’est pas en cours.',
  'not-over': 'Cette partie n’est pas encore finie.',
  'still-here': 'Cette personne est là, ou absente depuis trop peu de temps.',
  replaced: 'Un robot joue à votre place. Reprenez-la d’abord.',
  aborted: 'Cette partie a été interrompue.',
  resigned: 'Vous avez abandonné : un robot joue à votre place jusqu’à la fin.',
  'still-playing': 'Vous jouez encore cette partie. Quittez-la ou arrêtez-la d’abord.',
  'not-replaced': 'Aucun robot ne joue à votre place.',
  'no-clock': 'Il n’y a pas de pendule à cette table.',
  'no-such-plan': 'Cela ne peut pas être prévu maintenant.',
  paused: 'Les pendules sont arrêtées. Reprenez d’abord la partie.',
  'no-hints': 'Les conseils sont désactivés à cette table.',
  'not-deciding': 'Vous n’avez rien à décider pour l’instant.',
  'hint-pending': 'L’expert y réfléchit encore.',
  'hint-failed': 'L’expert n’a pas trouvé de conseil à donner. Redemandez-lui.',
  busy:
    'Le serveur est déjà occupé par d’autres parties jouées depuis votre réseau. ' +
    'Réessayez dans un instant.',
  'too-many-matches': 'Vous avez trop de parties en cours. Finissez-en une d’abord.',
  'name-taken':
    'Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble. Changez d’abord le vôtre.',
  unwelcome: 'L’hôte vous a retiré de cette table.',
  crowded: 'Cette partie ne peut plus accueillir de spectateurs. Revenez plus tard.',
  'match-broken':
    'Un problème est survenu dans cette partie, et il a fallu l’arrêter. ' +
    'Il a été signalé ; les autres parties continuent.',
  'match-ended': 'La personne qui gère ce serveur a mis fin à cette partie.',
  'talk-off': 'La discussion est désactivée à cette table.',
  'phrases-only': 'À cette table, seules les phrases toutes faites sont possibles.',
  'tells-cards': 'Entre partenaires, on ne dit rien de ses cartes.',
  'talks-too-much': 'Vous envoyez beaucoup de messages. Patientez quelques secondes.',
  'no-such-event': 'Vous ne pouvez pas réagir à ce coup.',
  'talk-too-long': ({ most }) => `C’est trop long : ${most} caractères au maximum.`,
  'talk-unreadable': 'Ce message est vide ou contient des caractères impossibles à afficher.',
  'no-programs': 'Cette table n’accueille pas les robots extérieurs.',
  'no-such-program': 'Ce robot n’est plus connecté, ou n’accepte pas cette invitation.',
  'several-programs': 'Plusieurs robots portent ce nom.',
  'not-challenged': 'Ce robot n’est plus invité.',
  'challenges-too-much': ({ seconds }) =>
    `Cela fait beaucoup d’invitations. Réessayez dans ${seconds} s.`,
  'no-token': 'Le jeton de ce robot manque, ou ne vaut plus rien.',
  'too-many-bots': ({ most }) =>
    `Vous pouvez avoir ${most} robots au maximum. Révoquez d’abord un jeton.`,
  'too-many-streams': 'Ce robot a trop de connexions.',
  'too-many-reports':
    'Vous avez déjà envoyé beaucoup de signalements aujourd’hui. Réessayez demain.',
  'no-reviews': 'Ce serveur n’analyse pas les parties.',
  'too-many-reviews':
    'Le serveur analyse déjà une partie pour vous ou pour votre réseau. Réessayez dans un instant.',
  'reviews-full': 'Trop d’analyses sont en attente sur ce serveur. Réessayez dans un instant.',

  'game-unknown': ({ known }) => `Jeu inconnu. Les jeux d’ici : ${known.join(', ')}.`,
  'position-wrong': 'Aucune table ne peut reprendre à partir de cette position.',
  'position-over': 'La partie est finie dans cette position.',
  'seats-wrong': ({ least, most }) => `Ce jeu se joue de ${least} à ${most} joueurs.`,
  'bots-wrong': ({ seats }) => `Il y a ${seats} places, et il faut un joueur à chacune.`,
  'name-wrong': ({ most }) => `Un nom doit compter de 1 à ${most} caractères visibles.`,
  'options-not-object': 'Les options sont illisibles.',
  'option-unknown': ({ option }) => `Ce jeu n’a pas d’option « ${option} ».`,
  'option-not-flag': ({ option }) => `L’option « ${option} » doit être activée ou désactivée.`,
  'option-not-count': ({ option, least, most }) =>
    `L’option « ${option} » doit être un nombre entier de ${least} à ${most}.`,
  'option-not-data': ({ option, why }) => `L’option « ${option} » : ${why.fr}.`,
  'options-unplayable': ({ why }) => `${why.fr}.`,

  fault: ({ clause }) => `Les règles ne le permettent pas (${clause}).`,
  notation: ({ clause }) => `Ce n’est pas un coup de ce jeu (${clause}).`,
  'nothing-to-take-back': 'Il n’y a plus rien à reprendre.',

  'not-record': ({ key }) =>
    `Ce n’est pas une partie enregistrée : « ${key} » manque ou est incorrect.`,
  'format-unknown': 'Ce n’est pas une partie enregistrée, ou son format est inconnu.',
  'rules-unknown': ({ rules }) => `La version ${rules} des règles de ce jeu est inconnue.`,
  'players-wrong': ({ seats }) => `Cette partie enregistrée devrait nommer ${seats} joueurs.`,
  'move-refused': ({ ply, text }) =>
    `Le coup ${ply + 1}, « ${text} », est contraire aux règles. La partie est montrée jusque-là.`,
  'stops-inside-turn': 'Cette partie enregistrée s’arrête avant que tous aient choisi.',
  'result-too-early': 'Cette partie enregistrée a un résultat, mais elle n’est pas finie.',
  'result-differs': 'Le résultat enregistré n’est pas celui auquel mènent les coups.',
};
