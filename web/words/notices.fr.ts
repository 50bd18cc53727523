import { de } from '@pepite/kernel';
import type { SendOutcome } from '@pepite/protocol';
import type { NoticeTexts } from './notices.ts';

function outcome(sent: SendOutcome): string {
  switch (sent.kind) {
    case 'answered':
      return sent.status >= 200 && sent.status < 300
        ? 'Bien reçu.'
        : `La réponse était ${sent.status} : l’envoi est considéré comme non reçu.`;
    case 'private':
      return 'Non envoyé : cette adresse est dans un réseau privé, interdit sur ce serveur.';
    case 'unknown-host':
      return 'Non envoyé : cette adresse n’existe pas.';
    case 'unreachable':
      return 'Non envoyé : personne ne répond à cette adresse.';
    case 'too-slow':
      return 'Envoyé, mais sans réponse au bout de dix secondes.';
    case 'too-often':
      return 'Non envoyé : trop d’envois en peu de temps. Réessayez dans quelques minutes.';
  }
}

export const frenchNotices: NoticeTexts = {
  title: 'Notifications',
  why: 'Pour savoir que c’est à vous de jouer quand la partie n’est pas ouverte.',
  nameFirst: 'Choisissez d’abord un nom.',
  device: 'Cet appareil',
  deviceWhy: 'Une notification s’affiche sur cet appareil, même quand la page est fermée.',
  turnOn: 'M’avertir quand c’est à moi de jouer',
  turnOff: 'Ne plus m’avertir sur cet appareil',
  isOn: 'Cet appareil vous avertit quand c’est à vous de jouer.',
  refusals: {
    insecure: 'Les notifications ne marchent que si l’adresse commence par https://.',
    unsupported:
      'Ce navigateur ne peut pas afficher de notifications ici. Sur iPhone ou iPad, ajoutez ' +
      'd’abord Pépite à l’écran d’accueil, puis ouvrez-la de là.',
    denied:
      'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages ' +
      'pour ce site (l’icône à côté de l’adresse), puis appuyez de nouveau sur le bouton.',
    failed:
      'Votre navigateur n’a pas pu activer les notifications. Réessayez plus tard ; en ' +
      'navigation privée, c’est impossible.',
  },
  others: 'Autres appareils',
  unnamed: 'Un autre appareil',
  since: (day) => `depuis ${day}`,
  remove: 'Retirer',
  removeNamed: (device) => `Retirer ${device}`,
  quietTitle: 'Heures calmes',
  quiet: 'Pas de notifications à certaines heures',
  quietWhy: 'Si c’est toujours à vous quand elles finissent, on vous prévient à ce moment-là.',
  from: 'De',
  to: 'À',
  zone: (zone) => `Fuseau horaire : ${zone}`,
  webhook: 'Pour les programmes',
  webhookWhy: 'Un webhook : cette adresse reçoit un message JSON quand c’est à vous de jouer.',
  address: 'Adresse',
  save: 'Enregistrer',
  test: 'Envoyer un essai',
  removeWebhook: 'Retirer cette adresse',
  secret: 'Secret de la signature',
  secretWhy: 'Copiez-le maintenant : il ne sera plus affiché. Il signe ce qui est envoyé.',
  outcome,
  mute: 'Ne pas m’avertir pour cette partie',
  muteWhy: 'Aucune notification de tour pour cette partie.',
  muteOf: (game) => `Ne pas m’avertir pour cette partie ${de(game)}`,
  all: 'Tous les réglages des notifications',
};
