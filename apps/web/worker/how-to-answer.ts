import { SHARE_PATH } from './shared-in.ts'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * `page`: an address of the product, which all have one page. `file`: a part of the program. `shared`: another application shares something.
 * Null: not ours. The API, the notifications component, the front door and other hosts are never answered from here.
 */
export function howToAnswer(
  { method, mode, url }: Asked,
  origin: string,
  files: ReadonlySet<string>,
): 'page' | 'file' | 'shared' | null {
  const { origin: asked, pathname } = new URL(url)
  if (method === 'POST' && asked === origin && mode === 'navigate' && pathname === SHARE_PATH) return 'shared'
  if (method !== 'GET' || asked !== origin || /^\/(api|remote|bienvenida)(\/|$)/.test(pathname)) return null
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? null : 'page'
  return pathname.startsWith('/assets/') || files.has(pathname) ? 'file' : null
}
