/** The pages there are. */
export type Page =
  | { readonly name: 'home' }
  | { readonly name: 'new'; readonly game: string }
  | { readonly name: 'match'; readonly match: string }
  /** The table of a match on a screen that all see. */
  | { readonly name: 'table'; readonly match: string }
  | { readonly name: 'offline'; readonly match: string }
  /** A match that is over, to be looked back at; and the same within a page of somebody else. */
  | { readonly name: 'replay'; readonly match: string }
  | { readonly name: 'embed'; readonly match: string }
  /** What goes on from a position of another match; and where a link to one is opened. */
  | { readonly name: 'branch'; readonly match: string }
  | { readonly name: 'what-if' }
  | { readonly name: 'record' }
  /** Where it is checked that chance was fair. */
  | { readonly name: 'verify' }
  | { readonly name: 'device' }
  | { readonly name: 'notices' }
  /** Programs of the reader's own. */
  | { readonly name: 'bots' }
  /** What has come of the reader's own matches. */
  | { readonly name: 'statistics' }
  /** Where designers try out changes. */
  | { readonly name: 'lab' }
  | { readonly name: 'link' }
  | { readonly name: 'learn'; readonly game: string }
  | { readonly name: 'rules'; readonly game: string }
  | { readonly name: 'reference'; readonly game: string }
  | { readonly name: 'try'; readonly game: string; readonly figure: string }
  /** Where cards are edited, and what is printed of them. */
  | { readonly name: 'lab-cards' }
  | { readonly name: 'lab-print' }
  /** What programs can do, and how. */
  | { readonly name: 'api' }
  | { readonly name: 'missing' };

function pageOf(path: string): Page {
  const [first = '', second = '', ...more] = path.split('/').filter((part) => part !== '');
  const [third = ''] = more;
  if (first === 'try' && more.length === 1) return { name: 'try', game: second, figure: third };
  if (first === 'lab' && second === 'cards') return labPage(more);
  const isTable = first === 'm' && third === 'table' && more.length === 1;
  if (isTable) return { name: 'table', match: second };
  const isEmbed = first === 'r' && third === 'embed' && more.length === 1;
  if (isEmbed) return { name: 'embed', match: second };
  if (more.length > 0) return { name: 'missing' };
  if (second !== '') return pageBelow(first, second);
  if (first === '') return { name: 'home' };
  return pageAlone(first) ?? { name: 'missing' };
}

const ALONE = [
  'record',
  'verify',
  'device',
  'link',
  'notices',
  'bots',
  'statistics',
  'lab',
  'what-if',
  'api',
] as const;

/** A page that is about nothing in particular. */
function pageAlone(path: string): Page | undefined {
  const name = ALONE.find((one) => one === path);
  return name && { name };
}

function labPage([third, ...more]: readonly string[]): Page {
  if (third === undefined) return { name: 'lab-cards' };
  return { name: third === 'print' && more.length === 0 ? 'lab-print' : 'missing' };
}

function pageBelow(first: string, second: string): Page {
  if (first === 'm') return { name: 'match', match: second };
  if (first === 'r') return { name: 'replay', match: second };
  // The address and the key of the storage keep their first name: both are kept in browsers.
  if (first === 'alone') return { name: 'offline', match: second };
  if (first === 'what-if') return { name: 'branch', match: second };
  if (first === 'learn') return { name: 'learn', game: second };
  if (first === 'reference') return { name: 'reference', game: second };
  if (first === 'new') return { name: 'new', game: second };
  return first === 'rules' ? { name: 'rules', game: second } : { name: 'missing' };
}

/** Real links and the history of the browser, without loading the page again. */
class Router {
  #path = $state(location.pathname);
  /** Whether the reader came here by a link of ours: then focus goes to the new heading. */
  hasMoved = false;
  readonly page = $derived(pageOf(this.#path));

  constructor() {
    addEventListener('popstate', () => {
      this.hasMoved = true;
      this.#path = location.pathname;
    });
    document.addEventListener('click', (event) => this.#follow(event));
  }

  get path(): string {
    return this.#path;
  }

  goTo(address: string): void {
    history.pushState(null, '', address);
    this.hasMoved = true;
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Goes to a page that takes the place of this one: nobody comes back here. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.hasMoved = true;
    this.#path = location.pathname;
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !isPlain(event) || !isOurs(link)) return;
    event.preventDefault();
    if (link.href !== location.href) this.goTo(link.href);
  }
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to a page of ours; one within the page, or to the server, is the browser's. */
function isOurs(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.download !== '') return false;
  if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return false;
  return link.pathname !== location.pathname || link.hash === '';
}

export const router = new Router();
