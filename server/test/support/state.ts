export { stateFor } from '../../../matches/test/support/state.ts';
