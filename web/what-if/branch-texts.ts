import { keyValueStore } from '../site/storage.ts';

/** Where this browser keeps branches: whether there are any is asked without what can read them. */
export const branchTexts = keyValueStore('what-if');
