import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, addressOf, CLIENT_PATHS, HOME_PATH, SHARE_PATH } from '@app/contract/paths'
import { LANGUAGES, type Language } from '@app/domain'
import type { Plugin } from 'vite'

type Shortcut = { name: Record<Language, string>; url: string }

const NAME = 'Puente'
const DESCRIPTION: Record<Language, string> = {
  es: 'Tus compras de Estados Unidos, de Miami a Quito.',
  en: 'Your purchases from the United States, from Miami to Quito.',
}
const shortcut = (es: string, en: string, url: string): Shortcut => ({ name: { es, en }, url })

/** What a long press on the icon offers: each role has screens of its own. */
const SHORTCUTS: Readonly<Record<string, readonly Shortcut[]>> = {
  client: [
    shortcut('Nuevo pedido', 'New order', addressOf(HOME_PATH, { new: '1' })),
    shortcut('Tus pedidos', 'Your orders', CLIENT_PATHS.orders),
    shortcut('Tus pagos', 'Your payments', CLIENT_PATHS.payments),
  ],
  associate: [
    shortcut('Estado de pedidos', 'Order status', ASSOCIATE_PATHS.orders),
    shortcut('Carrito', 'Cart', ASSOCIATE_PATHS.purchases),
    shortcut('Tus ganancias', 'Your earnings', ASSOCIATE_PATHS.earnings),
  ],
  administrator: [
    shortcut('Recibir paquetes', 'Receive packages', ADMINISTRATOR_PATHS.warehouse),
    shortcut('Manifiestos de carga', 'Cargo manifests', ADMINISTRATOR_PATHS.manifests),
    shortcut('Notas de cobro', 'Bills of sale', ADMINISTRATOR_PATHS.bills),
  ],
}

/** What a client shares from another application fills a new order (worker/shared-in.ts). */
const SHARE_TARGET = {
  action: SHARE_PATH,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: 'title',
    text: 'text',
    url: 'url',
    files: [
      {
        name: 'file',
        accept: ['.eml', 'message/rfc822', '.pdf', 'application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
      },
    ],
  },
}

/** How the system describes the application once it is installed: one for everybody, and one a role and language. */
export function webManifests(): Plugin {
  return {
    name: 'web-manifests',
    apply: 'build',
    generateBundle() {
      const write = (fileName: string, language: Language, shortcuts: readonly Shortcut[], more = {}) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify({ ...manifestOf(language, shortcuts), ...more }) })
      write('manifest.webmanifest', 'es', [])
      for (const [role, shortcuts] of Object.entries(SHORTCUTS))
        for (const language of LANGUAGES)
          write(
            `manifest-${role}-${language}.webmanifest`,
            language,
            shortcuts,
            role === 'client' && { share_target: SHARE_TARGET },
          )
    },
  }
}

const manifestOf = (language: Language, shortcuts: readonly Shortcut[]) => ({
  id: '/',
  name: NAME,
  short_name: NAME,
  description: DESCRIPTION[language],
  lang: language,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#34718a',
  background_color: '#f5fbfe',
  categories: ['business', 'shopping'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: shortcuts.map(({ name, url }) => ({
    name: name[language],
    url,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
})
