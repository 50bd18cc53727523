import type { PlanTexts } from './plans.ts';

export const frenchPlans: PlanTexts = {
  title: 'Consignes',
  why:
    'Elles valent même si cette page est fermée, et personne ne s’en aperçoit. Pour prévoir un ' +
    'coup, essayez-le avant votre tour.',
  next: (move, condition, others) =>
    `À votre tour, vous ${[`${move} ${condition}`, ...others].join(', sinon vous ')}.`,
  ifPossible: 'si possible',
  marked: (choice) => {
    const rank = ['', ', en deuxième choix', ', en troisième choix'][choice] ?? '';
    return `prévu pour votre prochain tour${rank}`;
  },
  nothing: 'Aucun coup n’est prévu pour votre prochain tour.',
  offer: 'Le jouer à mon tour, si possible',
  instead: 'Prévoir plutôt celui-ci',
  fallback: 'Le prévoir en second choix',
  drop: 'Ne plus le prévoir',
  upcoming: (move) => `Comme prévu, vous ${move}.`,
  decide: 'Je décide moi-même',
  used: (move) => `Comme prévu, vous ${move}.`,
  impossible: (move) => `Le coup prévu (« ${move} ») n’est plus possible. À vous de choisir !`,
  expired: 'La manche est finie : le coup prévu est oublié.',
  over: (plans) => `Consigne terminée : ${plans.map((plan) => `« ${plan} »`).join(', ')}.`,
};
