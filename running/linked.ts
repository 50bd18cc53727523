// For `node --import`: from here on our modules are loaded as `link` makes them. A playout is a
// third faster (measured); a bundler does the same for the web client.
import { registerHooks } from 'node:module';
import { link } from './link.ts';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const { format, source } = loaded;
    const isOurs = format === 'module-typescript' && !url.includes('/node_modules/');
    if (!isOurs || source === undefined) return loaded;
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
    return { ...loaded, source: link(text) };
  },
});
