import type { DeviceTexts } from './device.ts';

export const frenchDevice: DeviceTexts = {
  title: 'Vous sur cet appareil',
  why: 'Ici, pas de compte : votre nom et vos places appartiennent à ce navigateur.',
  whyNamed: (name) =>
    `Vous êtes ${name}. Ici, pas de compte : votre nom et vos places appartiennent à ce ` +
    'navigateur.',
  another: 'Jouer sur un autre appareil',
  anotherWhy:
    'Créez un lien et ouvrez-le sur votre téléphone ou votre ordinateur : vous y serez la même ' +
    'personne, avec les mêmes places. Utile aussi pour changer de navigateur.',
  makeLink: 'Créer un lien',
  link: 'Lien pour votre autre appareil',
  lasts: (minutes) =>
    `Il sert une seule fois, pendant ${minutes} minutes. Ne le partagez pas : qui l’ouvre joue à ` +
    'votre place.',
  copy: 'Copier',
  copied: 'Copié.',
  logOut: 'Se déconnecter',
  logOutWhy:
    'Ce navigateur oublie qui vous êtes. Sans lien venant d’un autre appareil, vous ne ' +
    'retrouverez ni votre nom ni vos places.',
  logOutOthers: 'Déconnecter mes autres appareils',
  logOutOthersWhy:
    'Si vous avez perdu un appareil, ou joué sur celui de quelqu’un d’autre : seul ce navigateur ' +
    'garde votre nom et vos places. Les liens créés avant ne servent plus non plus.',
  othersLoggedOut: 'C’est fait : seul ce navigateur garde votre nom et vos places.',
  forget: 'M’oublier',
  forgetWhy:
    'Votre nom est effacé, et les parties finies ne le montrent plus. Il faut d’abord terminer ' +
    'ou quitter les parties en cours. C’est définitif.',
  sure: 'Oui, continuer',
  cancel: 'Annuler',
  linkTitle: 'Jouer comme sur votre autre appareil',
  linkWhy: 'Avec ce lien, vous êtes ici la même personne que sur l’appareil où il a été créé.',
  linkReplaces: (name) =>
    `Sur cet appareil, vous êtes ${name} pour l’instant ; ce nom et ses places y seraient perdus.`,
  goOn: 'Continuer sous ce nom',
};
