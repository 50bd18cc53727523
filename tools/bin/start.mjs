// `npm start`: installs what is missing and says what can be done. The web table will start here.
import { install, refuse } from './install.mjs';
import { textsFor } from './welcome.mjs';

const texts = textsFor(Intl.DateTimeFormat().resolvedOptions().locale);
const argument = process.argv[2];
if (argument !== undefined) refuse(texts.unknown(argument));
install();
console.log(texts.welcome);
