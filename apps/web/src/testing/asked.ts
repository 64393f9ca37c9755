import type { Endpoint } from '@app/contract/endpoint'

type Parts = { params?: Record<string, string>; query?: Record<string, string | string[]>; body?: unknown }

/** A call as it came over the network; `faults`: what the contract would not have let through. */
export type Asked = {
  endpoint: Endpoint
  parts: Parts
  files: Readonly<Record<string, string>>
  headers: Headers
  faults: readonly string[]
}

/** What was asked, of the endpoints that have an answer; null where none of them is meant. */
export async function readRequest(request: Request, endpoints: readonly Endpoint[]): Promise<Asked | null> {
  const url = new URL(request.url)
  const path = decodeURI(url.pathname.replace(/^\/api/, ''))
  const [endpoint] = endpoints
    .filter(({ method, path: pattern }) => method === request.method && paramsOf(pattern, path))
    .toSorted((one, other) => paramsIn(one.path) - paramsIn(other.path))
  if (!endpoint) return null
  const { body, files } = await bodyOf(request, endpoint)
  const parts: Parts = {
    ...(endpoint.params ? { params: paramsOf(endpoint.path, path) ?? {} } : {}),
    ...(endpoint.query ? { query: queryOf(url.searchParams) } : {}),
    ...(endpoint.body ? { body } : {}),
  }
  return { endpoint, parts, files, headers: request.headers, faults: faultsOf(endpoint, parts) }
}

/** A fixed path wins over one with a parameter where both are prepared: `/order/client` is no order. */
const paramsIn = (pattern: string): number => pattern.split('{').length - 1

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const values = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)
  return values ? Object.fromEntries(names.map((name, index) => [name, values[index + 1] ?? ''])) : null
}

const queryOf = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name)
      return [name, all.length === 1 ? (all[0] ?? '') : all]
    }),
  )

async function bodyOf(request: Request, { multipart }: Endpoint): Promise<{ body?: unknown; files: Record<string, string> }> {
  if (request.method === 'GET') return { files: {} }
  if (multipart) return multipartOf(await request.formData())
  const text = await request.text()
  return { body: text ? JSON.parse(text) : undefined, files: {} }
}

async function multipartOf(form: FormData): Promise<{ body: unknown; files: Record<string, string> }> {
  const data = form.get('data')
  const text = data instanceof Blob ? await data.text() : data
  const files = [...form].flatMap(([name, value]) => (value instanceof File && name !== 'data' ? [[name, value.name]] : []))
  return { body: JSON.parse(text ?? '{}'), files: Object.fromEntries(files) }
}

const PARTS = ['params', 'query', 'body'] as const

const faultsOf = (endpoint: Endpoint, parts: Parts): string[] =>
  PARTS.flatMap((part) => {
    const result = endpoint[part]?.safeParse(parts[part])
    return !result || result.success ? [] : [`${endpoint.method} ${endpoint.path}, ${part}: ${result.error.message}`]
  })
