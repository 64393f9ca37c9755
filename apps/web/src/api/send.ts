import { ApiError, networkError } from './api-error.ts'
import { takeAskedAhead } from './asked-ahead.ts'

export type Outgoing = {
  method: string
  url: string
  headers: Record<string, string>
  body: BodyInit | null
  signal?: AbortSignal | undefined
  onUploadProgress?: ((share: number) => void) | undefined
  outlivesPage?: boolean
}
export type Incoming = {
  status: number
  header: (name: string) => string | null
  text: () => Promise<string>
  blob: () => Promise<Blob>
}

export async function send({ url, signal, method, headers, body, outlivesPage = false }: Outgoing): Promise<Incoming> {
  const asked =
    takeAskedAhead({ method, url, headers }) ??
    fetch(url, {
      method,
      headers,
      body,
      signal: signal ?? null,
      cache: 'no-store',
      keepalive: outlivesPage,
    })
  const response = await asked.catch(failed)
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    text: () => response.text().catch(failed),
    blob: () => response.blob().catch(failed),
  }
}

/** Who gives a call up may say so with an error of their own. */
function failed(error: unknown): never {
  throw isAborted(error) || error instanceof ApiError ? error : networkError()
}

export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
