// The address of every screen (specification, section 2), once: routes, links, notifications and what is found lead there. Addresses
// are Spanish because people read them.
import { type Role, TEXT_KINDS, type TextKind } from '@app/domain'

export const HOME_PATH = '/'
export const PROFILE_PATH = '/perfil'
/** What other applications share is sent here, and read at HOME_PATH: no screen. */
export const SHARE_PATH = '/compartido'

export const SIGNED_OUT_PATHS = {
  signIn: '/login',
  signUp: '/registro',
  passwordReset: '/password-reset',
  confirmEmail: '/confirmar-correo',
} as const

/** The texts that people agree to, readable with and without a session. */
export const TEXT_PATHS = {
  terms: '/terminos',
  privacy: '/privacidad',
  consignee: '/autorizacion',
} as const satisfies Record<TextKind, string>

/** Where a person without an account answers what they are asked. */
export const LINK_PATHS = { consent: '/consentimiento' } as const

/** Where whoever has its link sees where a package is: the code of the link follows. */
export const TRACKING_PATH = '/rastreo'

/** What the company is, and what it costs, for whoever does not know it: a page of the server's, not of the web's. */
export const FRONT_DOOR_PATH = '/bienvenida'

/** The text that an address shows. */
export const textKindAt = (path: string): TextKind | undefined => TEXT_KINDS.find((kind) => TEXT_PATHS[kind] === path)

/** Where links lead that people are given. */
const OF_LINKS: readonly string[] = [SIGNED_OUT_PATHS.passwordReset, SIGNED_OUT_PATHS.confirmEmail, LINK_PATHS.consent]
/** Whether a page is shown alike with and without a session. */
export const isForEverybody = (path: string): boolean =>
  OF_LINKS.includes(path) || textKindAt(path) !== undefined || trackingCodeAt(path) !== undefined

/** The code of the tracking link that an address is. */
export const trackingCodeAt = (path: string): string | undefined => new RegExp(`^${TRACKING_PATH}/([^/]+)/*$`).exec(path)?.[1]

export const CLIENT_PATHS = {
  purchases: '/tuscompraasistidas',
  orders: '/tuspedidos',
  payments: '/tuspagos',
  quotes: '/cotizar',
  conversation: '/ayuda',
} as const

export const ASSOCIATE_PATHS = {
  purchases: '/carrito',
  consolidation: '/consolidaciondepedidos',
  bundles: '/detallesporconsolidacion',
  orders: '/estadodepedidos',
  dropshipping: '/dropshipping',
  client: '/detalleporcliente',
  earnings: '/tusganancias',
  promise: '/diascumplidos',
  questions: '/preguntas',
} as const

export const ADMINISTRATOR_PATHS = {
  users: '/administration/usuarios',
  assignment: '/administration/asignacion',
  parameters: '/administration/parametros',
  history: '/administration/historial',
  warehouse: '/operations/bodega',
  consolidation: '/operations/consolidaciondepedidos',
  manifests: '/operations/manifiestocarga',
  bundles: '/operations/detallesporconsolidacion',
  orders: '/operations/estadodepedidos',
  dropshipping: '/operations/dropshipping',
  questions: '/operations/preguntas',
  client: '/operations/detalleporcliente',
  bills: '/finances/facturas-venta',
  toBill: '/finances/por-facturar',
  payments: '/finances/pagos',
  receivables: '/finances/cartera',
  refunds: '/finances/devoluciones',
  drawers: '/finances/caja',
  moneyReport: '/finances/caja-y-bancos',
  reports: '/finances/informes',
  approvals: '/administration/aprobaciones',
  mails: '/administration/correos',
} as const

type PathOf<Paths> = Paths[keyof Paths]
export type ScreenPath =
  | typeof HOME_PATH
  | typeof PROFILE_PATH
  | PathOf<typeof SIGNED_OUT_PATHS>
  | PathOf<typeof TEXT_PATHS>
  | PathOf<typeof LINK_PATHS>
  | PathOf<typeof CLIENT_PATHS>
  | PathOf<typeof ASSOCIATE_PATHS>
  | PathOf<typeof ADMINISTRATOR_PATHS>

const PATHS = [SIGNED_OUT_PATHS, TEXT_PATHS, LINK_PATHS, CLIENT_PATHS, ASSOCIATE_PATHS, ADMINISTRATOR_PATHS].flatMap(
  (paths): string[] => Object.values(paths),
)
const SCREEN_PATHS: ReadonlySet<string> = new Set([HOME_PATH, PROFILE_PATH, ...PATHS])

/** Whether a screen has this address, with a slash at its end or without. */
export const isScreenPath = (path: string): boolean =>
  SCREEN_PATHS.has(path.replace(/(?<=.)\/+$/, '')) || trackingCodeAt(path) !== undefined

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** A screen with what it begins with: `open` a record, a `view`, a filter. What is undefined is left out. */
export function addressOf(path: ScreenPath, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`),
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** Where a link of a mail lets its owner choose a password. The token is in the fragment, which no browser sends and no server logs. */
export const passwordLinkPath = (token: string): string => `${SIGNED_OUT_PATHS.passwordReset}#token=${encodeURIComponent(token)}`

/** Where the link of a mail confirms its address; the token as above. */
export const emailLinkPath = (token: string): string => `${SIGNED_OUT_PATHS.confirmEmail}#token=${encodeURIComponent(token)}`

/** Where a consignee answers; the token is in the fragment too. */
export const consentLinkPath = (token: string): string => `${LINK_PATHS.consent}#token=${encodeURIComponent(token)}`

/** Where a package is shown to whoever has its link. The code is in the path, as it is read aloud; it opens no account. */
export const trackingLinkPath = (code: string): string => `${TRACKING_PATH}/${code}`

/** Where each role has its orders. */
export const ORDERS_PATH = {
  client: CLIENT_PATHS.orders,
  associate: ASSOCIATE_PATHS.orders,
  administrator: ADMINISTRATOR_PATHS.orders,
} as const satisfies Record<Role, ScreenPath>

/** Where each role opens a purchase. */
export const purchaseAddress = (role: Role, id: string): string =>
  ({
    client: () => addressOf(CLIENT_PATHS.purchases, { open: id }),
    associate: () => addressOf(ASSOCIATE_PATHS.purchases, { open: id }),
    administrator: () => addressOf(ADMINISTRATOR_PATHS.orders, { view: 'purchases', open: id }),
  })[role]()

/** Where staff open a bundle; clients have no screen of bundles. */
export const bundleAddress = (role: Exclude<Role, 'client'>, id: string): string =>
  addressOf(role === 'associate' ? ASSOCIATE_PATHS.bundles : ADMINISTRATOR_PATHS.bundles, { open: id })

/** Where staff open a client. */
export const clientAddress = (role: Exclude<Role, 'client'>, id: string): string =>
  addressOf(role === 'associate' ? ASSOCIATE_PATHS.client : ADMINISTRATOR_PATHS.client, { client: id })

/** Where each role has the conversation with a client. */
export const conversationAddress = (role: Role, clientId: string): string =>
  ({
    client: () => CLIENT_PATHS.conversation,
    associate: () => addressOf(ASSOCIATE_PATHS.questions, { client: clientId }),
    administrator: () => addressOf(ADMINISTRATOR_PATHS.questions, { client: clientId }),
  })[role]()
