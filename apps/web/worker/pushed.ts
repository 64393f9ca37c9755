/** As the server sends it (features/notifications/push/on-news-pushed.ts). */
type Pushed = { id: string; title: string; body: string; location: string; language: string }

const ICON = '/icons/icon-192.png'
/** Browsers want something shown for each message, whatever came. */
const NOTHING_READ: Pushed = { id: '', title: 'Puente', body: '', location: '/', language: 'es' }

export function pushedIn(text: string | undefined): Pushed {
  try {
    const said: unknown = JSON.parse(text ?? '')
    return isPushed(said) ? said : NOTHING_READ
  } catch {
    return NOTHING_READ
  }
}

function isPushed(said: unknown): said is Pushed {
  if (typeof said !== 'object' || said === null) return false
  return Object.keys(NOTHING_READ).every((name) => typeof Reflect.get(said, name) === 'string')
}

/** One that comes twice is shown once. */
export const optionsOf = ({ id, body, location, language }: Pushed): NotificationOptions => ({
  body,
  tag: id,
  lang: language,
  icon: ICON,
  data: { location },
})

/** The address that a message leads to; the beginning for whatever would lead out of this site. */
export function placeOf(data: unknown, origin: string): URL {
  const given = typeof data === 'object' && data !== null && 'location' in data ? String(data.location) : '/'
  const url = given.startsWith('/') ? URL.parse(given, origin) : null
  return url?.origin === origin ? url : new URL('/', origin)
}

type Window = { url: string; focused: boolean; frameType: string }

/** The window of the product to show it in: the one in front, else any. */
export function windowFor<Open extends Window>(open: readonly Open[], origin: string): Open | undefined {
  const own = open.filter(({ url, frameType }) => frameType === 'top-level' && isOfProduct(new URL(url), origin))
  return own.find(({ focused }) => focused) ?? own[0]
}

const isOfProduct = (url: URL, origin: string): boolean =>
  url.origin === origin && !/^\/(api|remote|bienvenida)(\/|$)/.test(url.pathname)
