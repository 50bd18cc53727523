export { ALGORITHM, type ChanceProof, proofOf, type ProofProblem, readProof } from './proof.ts';
export {
  type ChanceSource,
  commitmentTo,
  CONTRIBUTION_BYTES,
  type Contributions,
  ProvenChance,
  SECRET_BYTES,
} from './proven-chance.ts';
export { type ChanceProblem, verify, type Verdict } from './verify.ts';
export { CHANCE_WORDS, type ChanceWords, type Told } from './words.ts';
